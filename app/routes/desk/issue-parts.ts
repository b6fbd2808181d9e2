import { findIssue, type NewsletterIssue } from "~/data/newsletter-issues";
import { ActRefused } from "~/flows/administer";
import { IssueChanged } from "~/flows/newsletter-issues";
import { FormRejection } from "~/http/form-action";
import { problem } from "~/http/problem";

export async function requireIssue(id = ""): Promise<NewsletterIssue> {
  const issue = await findIssue(id);
  if (!issue) throw problem(404, "No such issue", "It may have been deleted.");
  return issue;
}

/** What an act on an issue refused, as an answer to its form. Other errors stay. */
export function rejection(error: unknown): unknown {
  if (error instanceof IssueChanged) {
    const { subject, revision } = error.issue;
    const form = `This issue was changed meanwhile, by another operator or in another tab; its subject is now “${subject}”. Nothing was done: look at what is stored now, and press the button if you still mean it.`;
    return new FormRejection({ form }, 409, {}, { revision: String(revision) });
  }
  return error instanceof ActRefused ? new FormRejection({ form: error.message }, 409) : error;
}
