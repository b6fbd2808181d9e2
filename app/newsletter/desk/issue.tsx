import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { allowFrame } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { shownEmail } from "~/base/text/email";
import { failure, success } from "~/base/text/flash";
import { operatorAction, requireOperator } from "~/desk/operator";
import { ActButtons, DeskPage } from "~/desk/page";
import { ActRefused, byOperator } from "~/identity/data/operator-acts";
import { listActiveOperators } from "~/identity/data/users";
import { FormRejection } from "~/identity/form-rejection";
import { keptValues } from "~/identity/kept-form";
import type { OpenVisit } from "~/identity/visit";
import { changeIssue, issueRevision, sendTest } from "~/newsletter/change-issues";
import type { IssueText } from "~/newsletter/data/issues";
import { issueForm } from "~/newsletter/forms";
import { formView } from "~/site/form-page";
import { siteTime } from "~/site/site.server";
import { issueActs, requireIssue } from "./issue-acts";
import { IssueDraft, IssuePreview, IssueProgress } from "./issue-parts";
import { progressOf } from "./issue-progress";

export { issueStyles as links } from "./issue-parts";

export const handle = { title: ({ subject }: SerializeFrom<typeof loader>) => subject };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireOperator(request);
  const issue = await requireIssue(params.id);
  allowFrame(request, config().appOrigin);
  const { id, subject, body, status } = issue;
  const revision = issueRevision(issue);
  const begun = { subject, body, revision, recipient: visit.user.id };
  const values = { ...begun, ...keptValues(visit, deskLinks.issue(id)) };
  return {
    id,
    subject,
    body,
    status,
    form: status === "draft" ? formView(issueForm, values) : null,
    acts: issueActs.buttons(issue),
    waitsFor: status === "scheduled" && issue.startedAt ? siteTime(issue.startedAt) : null,
    progress: ["draft", "scheduled"].includes(status) ? null : await progressOf(issue),
    operators: status === "draft" ? await operatorOptions() : [],
  };
}

async function operatorOptions() {
  return (await listActiveOperators()).map(({ id, email }) => ({ value: id, label: shownEmail(email) }));
}

export const action = operatorAction(issueForm, {
  async handle({ params, values: { revision, subject, body, alsoSend, recipient }, visit, user }) {
    const to = alsoSend && (await requireActiveOperator(recipient || user.id));
    const issue = { id: params.id ?? "" };
    const by = byOperator(user);
    const saved = await changeIssue(issue, { ...by, revision }, { subject, body }).catch((error) => {
      if (error instanceof ActRefused && error.revision === undefined) return error;
      throw error;
    });
    if (saved instanceof ActRefused) return asNewIssue(visit, { subject, body }, saved.message);
    if (to)
      await sendTest(issue, { ...by, revision: saved }, to.email).catch((error) => sayNotSent(error, saved));
    const title = to ? `Saved, and on its way to ${shownEmail(to.email)}` : "The issue is saved";
    return visit.goTo(deskLinks.issue(issue.id), success(title));
  },
});

async function requireActiveOperator(id: string) {
  const found = (await listActiveOperators()).find((each) => each.id === id);
  if (found) return found;
  throw new FormRejection({ fields: { recipient: "This is no operator any more. Choose another." } });
}

/** When an issue was deleted or is being sent: carries the typed text over to a new issue. */
function asNewIssue(visit: OpenVisit, text: IssueText, why: string): Response {
  const to = deskLinks.newIssue();
  visit.keep({ keptForm: { path: to, values: { ...text, revision: "0" } } });
  const kept = `${why} What you typed is here: save it as a new issue if you want to keep it.`;
  return visit.goTo(to, failure("Not saved", kept, 30));
}

/** For `catch`: the text is saved by now, only sending was refused. */
function sayNotSent(error: unknown, revision: string): never {
  if (!(error instanceof ActRefused) || error.revision !== undefined) throw error;
  const form = `The issue is saved, but not sent. ${error.message}`;
  throw new FormRejection({ form }, 429, { revision });
}

export default function Issue() {
  const { id, subject, body, form, progress, waitsFor, status, operators, acts } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const buttons = <ActButtons acts={acts} />;
  return (
    <DeskPage title={subject} back={{ href: deskLinks.newsletter(), label: "Newsletter" }}>
      {form && (
        <IssueDraft id={id} form={form} operators={operators} result={result} stored={{ subject, body }} />
      )}
      {form && buttons}
      {waitsFor && (
        <>
          <p>It is sent at {waitsFor}, to everybody who subscribes then.</p>
          {buttons}
        </>
      )}
      {progress && (
        <IssueProgress id={id} progress={progress} isSending={status === "sending"}>
          {buttons}
        </IssueProgress>
      )}
      {!form && <IssuePreview id={id} />}
    </DeskPage>
  );
}
