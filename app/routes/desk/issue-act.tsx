import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { countSubscribers } from "~/data/newsletter";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { issueActForm } from "~/domain/forms/desk-newsletter";
import {
  archiveIssue,
  cancelIssue,
  deleteDraft,
  pauseIssue,
  resumeIssue,
  retryRefused,
  sendToAll,
  withdrawIssue,
} from "~/flows/newsletter-issues";
import { formHeaders, formView } from "~/http/form-action";
import { operatorAction, requireOperator } from "~/http/operator";
import { requireNamed } from "~/http/problem";
import { DeskAct } from "~/ui/desk";
import { pageTitle } from "~/ui/page-title";
import { requireIssue, tellIssueRefusal } from "./issue-parts";

export { deskStyles as links } from "~/ui/desk";

type IssueAct = { label: string; says: string; done: string; run: typeof sendToAll; destroys?: true };

const ACTS: Record<string, IssueAct> = {
  send: {
    label: "Send to all",
    says: "A mail that was sent cannot be taken back. Sending can be paused and cancelled on the way.",
    done: "Sending has begun",
    run: sendToAll,
  },
  pause: { label: "Pause", says: "No further mail is sent.", done: "Sending is paused", run: pauseIssue },
  resume: {
    label: "Go on",
    says: "The mails that wait are sent.",
    done: "Sending goes on",
    run: resumeIssue,
  },
  cancel: {
    label: "Cancel the rest",
    says: "What has not been sent yet is never sent. What was sent stays sent.",
    done: "The rest is cancelled",
    run: cancelIssue,
    destroys: true,
  },
  retry: {
    label: "Send the refused again",
    says: "Each mail that the mail server refused is tried once more.",
    done: "The refused mails are sent again",
    run: retryRefused,
  },
  withdraw: {
    label: "Take it out of the archive",
    says: "Nobody can read it on the site any more. The mails that were sent keep their text, and their link to it leads nowhere.",
    done: "The issue is out of the archive",
    run: withdrawIssue,
    destroys: true,
  },
  archive: {
    label: "Put it into the archive",
    says: "Everybody can read it on the site.",
    done: "The issue is in the archive",
    run: archiveIssue,
  },
  delete: {
    label: "Delete the draft",
    says: "The text is gone.",
    done: "The draft is deleted",
    run: deleteDraft,
    destroys: true,
  },
};

const IN_ARCHIVE = "When all are sent, everybody can read it in the archive.";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const { label, says, destroys = false, run } = requireNamed(ACTS, params.act);
  const { id, subject, revision } = await requireIssue(params.id);
  const readers = run === sendToAll ? await countSubscribers() : null;
  return {
    id,
    subject,
    label,
    says: readers !== null && siteContent().newsletter.archive ? `${says} ${IN_ARCHIVE}` : says,
    destroys,
    readers,
    refusal: readers === 0 ? "Nobody subscribes yet, so there is nobody to send it to." : null,
    form: formView(issueActForm, { revision: String(revision) }),
  };
}

export const action = operatorAction(issueActForm, {
  needsProof: true,
  async handle({ params, values: { revision }, visit, user: operator }) {
    const { run, done } = requireNamed(ACTS, params.act);
    const { id, subject } = await requireIssue(params.id);
    await run({ operator, id, revision }).catch(tellIssueRefusal);
    const to = run === deleteDraft ? deskLinks.newsletter() : deskLinks.issue(id);
    return visit.goTo(to, success(done, subject));
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.label ?? "Issue", args);

export default function IssueActPage() {
  const { id, subject, readers, ...act } = useLoaderData<typeof loader>();
  const back = { href: deskLinks.issue(id), label: subject };
  return (
    <DeskAct section="Newsletter" back={back} result={useActionData<typeof action>()} {...act}>
      {readers !== null && readers > 0 && (
        <p>
          <strong>{subject}</strong> goes to <strong>{readers}</strong> {readers === 1 ? "member" : "members"}
          .
        </p>
      )}
    </DeskAct>
  );
}
