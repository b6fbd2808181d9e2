import { findIssue, type NewsletterIssue } from "~/data/newsletter-issues";
import { IssueChanged } from "~/flows/newsletter-issues";
import { FormRejection } from "~/http/form-action";
import { problem } from "~/http/problem";
import { tellRefusal } from "./tell-refusal";

export async function requireIssue(id = ""): Promise<NewsletterIssue> {
  const issue = await findIssue(id);
  if (!issue) throw problem(404, "No such issue", "It may have been deleted.");
  return issue;
}

/** For catch: shows on the form why an act on an issue was refused. */
export function tellIssueRefusal(error: unknown): never {
  if (error instanceof IssueChanged) {
    const { subject, revision } = error.issue;
    const form = `This issue was changed meanwhile, by another operator or in another tab; its subject is now “${subject}”. Nothing was done: look at what is stored now, and press the button if you still mean it.`;
    throw new FormRejection({ form }, 409, { revision: String(revision) });
  }
  return tellRefusal(error);
}
