import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { IssueText } from "~/data/newsletter-issues";
import { ActRefused, byOperator } from "~/data/operator-acts";
import { deskLinks } from "~/desk-links";
import { shownEmail } from "~/domain/email";
import { success } from "~/domain/flash";
import { issueForm } from "~/domain/forms/desk-newsletter";
import { changeIssue, issueRevision, sendToMyself } from "~/flows/newsletter-issues";
import { sampleOf } from "~/flows/send-newsletter";
import { formHeaders, formView } from "~/http/form-page";
import { FormRejection } from "~/http/form-rejection";
import { keptValues } from "~/http/kept-form";
import { operatorAction, requireOperator } from "~/http/operator";
import { allowFrame } from "~/http/page-headers";
import type { OpenVisit } from "~/http/visit";
import { config } from "~/kernel/config";
import { BackLink } from "~/ui/back-link";
import { ActButtons, DeskPage, DeskTable } from "~/ui/desk";
import { IssueDraft, IssuePreview, IssueProgress } from "~/ui/desk-issue";
import { pageTitle } from "~/ui/page-title";
import { issueActs, requireIssue } from "./issue-acts";
import { progressOf } from "./issue-progress";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const issue = await requireIssue(params.id);
  allowFrame(request, config().appOrigin);
  const { id, subject, body, status } = issue;
  const values = { subject, body, revision: issueRevision(issue), ...keptValues(visit, deskLinks.issue(id)) };
  return {
    id,
    subject,
    body,
    status,
    form: status === "draft" ? formView(issueForm, values) : null,
    acts: issueActs.buttons(issue),
    progress: status === "draft" ? null : await progressOf(issue),
    text: sampleOf(issue).text,
  };
}

export const action = operatorAction(issueForm, {
  async handle({ params, values: { revision, subject, body, alsoSend }, visit, user }) {
    const issue = { id: params.id ?? "" };
    const by = byOperator(user);
    const saved = await changeIssue(issue, { ...by, revision }, { subject, body }).catch((error) => {
      if (error instanceof ActRefused && error.revision === undefined) return error;
      throw error;
    });
    if (saved instanceof ActRefused) return asNewIssue(visit, { subject, body }, saved.message);
    if (alsoSend)
      await sendToMyself(issue, { ...by, revision: saved }, user.email).catch((error) =>
        sayNotSent(error, saved),
      );
    const title = alsoSend ? `Saved, and on its way to ${shownEmail(user.email)}` : "The issue is saved";
    return visit.goTo(deskLinks.issue(issue.id), success(title));
  },
});

/** The issue was deleted, or is being sent: the typed text becomes a new issue if the operator wants. */
function asNewIssue(visit: OpenVisit, text: IssueText, why: string): Response {
  const to = deskLinks.newIssue();
  visit.keep({ keptForm: { path: to, values: { ...text, revision: "0" } } });
  return visit.goTo(to, {
    kind: "error",
    seconds: 30,
    title: "Not saved",
    text: `${why} What you typed is here: save it as a new issue if you want to keep it.`,
  });
}

/** The text is saved by now. */
function sayNotSent(error: unknown, revision: string): never {
  if (!(error instanceof ActRefused) || error.revision !== undefined) throw error;
  const form = `The issue is saved, but not sent. ${error.message}`;
  throw new FormRejection({ form }, 429, { revision });
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.subject ?? "Issue", args);

export default function Issue() {
  const { id, subject, body, form, progress, status, text, acts } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const buttons = <ActButtons acts={acts} />;
  return (
    <DeskPage title={subject} back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}>
      {form && <IssueDraft form={form} stored={{ subject, body }} result={result} />}
      {progress && <IssueProgress id={id} progress={progress} isSending={status === "sending"} />}
      {!form && buttons}
      <IssuePreview id={id} title={form ? "The mail as it is saved" : "The mail"} text={text} />
      {form && buttons}
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
