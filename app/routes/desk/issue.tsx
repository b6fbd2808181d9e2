import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import type { IssueText, NewsletterIssue } from "~/data/newsletter-issues";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { issueForm } from "~/domain/forms/desk-newsletter";
import { ActRefused } from "~/flows/administer";
import { changeIssue, sendToMyself } from "~/flows/newsletter-issues";
import { sampleOf } from "~/flows/send-newsletter";
import { FormRejection, formHeaders, formView, keptValues } from "~/http/form-action";
import { operatorAction, requireOperator } from "~/http/operator";
import { allowFrame } from "~/http/page-headers";
import type { Visit } from "~/http/visit";
import { config } from "~/kernel/config";
import { BackLink } from "~/ui/back-link";
import { DeskPage, DeskTable } from "~/ui/desk";
import { IssueActs, IssueDraft, IssuePreview, IssueProgress } from "~/ui/desk-issue";
import { pageTitle } from "~/ui/page-title";
import { requireIssue, tellIssueRefusal } from "./issue-parts";
import { progressOf } from "./issue-progress";

export { deskStyles as links } from "~/ui/desk";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const issue = await requireIssue(params.id);
  allowFrame(request, config().appOrigin);
  const { id, subject, body, status, revision } = issue;
  const values = { subject, body, revision: String(revision), ...keptValues(visit, deskLinks.issue(id)) };
  return {
    id,
    subject,
    body,
    status,
    revision,
    form: status === "draft" ? formView(issueForm, values) : null,
    archiveAct: siteContent().newsletter.archive ? archiveAct(issue) : null,
    progress: status === "draft" ? null : await progressOf(issue),
    text: sampleOf(issue).text,
  };
}

function archiveAct({ status, archive }: NewsletterIssue) {
  if (archive === "shown") return { act: "withdraw", label: "Take it out of the archive" };
  const hasEnded = status === "sent" || status === "cancelled";
  return hasEnded ? { act: "archive", label: "Put it into the archive" } : null;
}

export const action = operatorAction(issueForm, {
  async handle({ params, values: { revision, subject, body, alsoSend }, visit, user: operator }) {
    const id = params.id ?? "";
    const saved = await changeIssue({ operator, id, revision }, { subject, body }).catch((error) => {
      if (error instanceof ActRefused) return error;
      return tellIssueRefusal(error);
    });
    if (saved instanceof ActRefused) return asNewDraft(visit, { subject, body }, saved.message);
    if (alsoSend)
      await sendToMyself({ operator, id, revision: saved }).catch((error) => sayNotSent(error, saved));
    await visit.keep({ keptForm: undefined });
    const title = alsoSend ? `Saved, and on its way to ${operator.email}` : "The draft is saved";
    return visit.goTo(deskLinks.issue(id), success(title));
  },
});

/** The issue was deleted, or is being sent: the typed text becomes a new draft if the operator wants. */
async function asNewDraft(visit: Visit, text: IssueText, why: string): Promise<Response> {
  const to = deskLinks.newIssue();
  await visit.keep({ keptForm: { path: to, values: { ...text, revision: "0" } } });
  return visit.goTo(to, {
    kind: "error",
    seconds: 30,
    title: "Not saved",
    text: `${why} What you typed is here: save it as a new draft if you want to keep it.`,
  });
}

/** The text is saved by now. */
function sayNotSent(error: unknown, revision: number): never {
  if (!(error instanceof ActRefused)) return tellIssueRefusal(error);
  const form = `The draft is saved, but not sent. ${error.message}`;
  throw new FormRejection({ form }, 429, { revision: String(revision) });
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.subject ?? "Issue", args);

export default function Issue() {
  const { id, subject, body, form, progress, revision, status, text, archiveAct } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const acts = <IssueActs {...{ id, status, revision, archiveAct }} refused={progress?.refused ?? 0} />;
  return (
    <DeskPage
      title={subject}
      section="Newsletter"
      back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}
    >
      {form && <IssueDraft form={form} stored={{ subject, body }} result={result} />}
      {progress && <IssueProgress id={id} progress={progress} isSending={status === "sending"} />}
      {!form && acts}
      <IssuePreview id={id} title={form ? "The mail as it is saved" : "The mail"} text={text} />
      {form && acts}
      {progress && progress.failed.length > 0 && (
        <section className="stack">
          <h2>Not delivered</h2>
          <DeskTable
            caption="Mails that were not delivered"
            columns={["To", "State", "The server's answer"]}
            rows={progress.failed}
            none=""
          />
        </section>
      )}
    </DeskPage>
  );
}
