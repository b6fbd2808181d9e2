import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import type { IssueText, NewsletterIssue } from "~/data/newsletter-issues";
import { deskLinks } from "~/desk-links";
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
import { ButtonLink } from "~/ui/button";
import { DeskPage, DeskTable } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import {
  ErrorSummary,
  HiddenField,
  PostForm,
  SubmitButton,
  TextArea,
  TextField,
  useFormView,
} from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { rejection, requireIssue } from "./issue-parts";
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
      throw rejection(error);
    });
    if (saved instanceof ActRefused) return asNewDraft(visit, { subject, body }, saved.message);
    if (alsoSend)
      await sendToMyself({ operator, id, revision: saved }).catch((error) => sayNotSent(error, saved));
    await visit.keep({ keptForm: undefined });
    const title = alsoSend ? `Saved, and on its way to ${operator.email}` : "The draft is saved";
    await visit.flash(deskLinks.issue(id), { kind: "success", seconds: 5, title });
    return redirect(deskLinks.issue(id), 303);
  },
});

/** It was deleted, or is being sent: what was typed becomes a new draft if the operator wants. */
async function asNewDraft(visit: Visit, text: IssueText, why: string): Promise<Response> {
  const to = deskLinks.newIssue();
  await visit.keep({ keptForm: { path: to, values: { ...text, revision: "0" } } });
  await visit.flash(to, {
    kind: "error",
    seconds: 30,
    title: "Not saved",
    text: `${why} What you typed is here: save it as a new draft if you want to keep it.`,
  });
  return redirect(to, 303);
}

/** The text is saved by now. */
function sayNotSent(error: unknown, revision: number): never {
  if (!(error instanceof ActRefused)) throw rejection(error);
  const form = `The draft is saved, but not sent. ${error.message}`;
  throw new FormRejection({ form }, 429, {}, { revision: String(revision) });
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.subject ?? "Issue", args);

export default function Issue() {
  const { id, subject, form, progress, revision, status, text, archiveAct } = useLoaderData<typeof loader>();
  const acts = (
    <div className="actions">
      {status === "sending" && <ActButton id={id} act="pause" label="Pause" revision={revision} />}
      {status === "paused" && <ActButton id={id} act="resume" label="Go on" revision={revision} />}
      {(status === "sending" || status === "paused") && (
        <ButtonLink href={deskLinks.issueAct(id, "cancel")} variant="danger">
          Cancel the rest
        </ButtonLink>
      )}
      {progress && progress.refused > 0 && status !== "cancelled" && (
        <ActButton id={id} act="retry" label="Send the refused again" revision={revision} />
      )}
      {archiveAct && (
        <ButtonLink
          href={deskLinks.issueAct(id, archiveAct.act)}
          variant={archiveAct.act === "withdraw" ? "danger" : "secondary"}
        >
          {archiveAct.label}
        </ButtonLink>
      )}
      {status === "draft" && (
        <>
          <ButtonLink href={deskLinks.issueAct(id, "send")}>Send to all</ButtonLink>
          <ButtonLink href={deskLinks.issueAct(id, "delete")} variant="danger">
            Delete
          </ButtonLink>
        </>
      )}
    </div>
  );
  return (
    <DeskPage
      title={subject}
      section="Newsletter"
      back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}
    >
      {form && <Draft form={form} />}
      {progress && (
        <section className="stack">
          <label className="stack">
            {progress.done} of {progress.all} done{" "}
            <progress className="desk-progress" max={Math.max(1, progress.all)} value={progress.done} />
          </label>
          <Facts facts={progress.facts} />
          {status === "sending" && (
            <p>
              <a href={deskLinks.issue(id)}>Look again</a>
            </p>
          )}
        </section>
      )}
      {!form && acts}
      <section className="stack">
        <h2>{form ? "The mail as it is saved" : "The mail"}</h2>
        <div className="desk-previews">
          {(["light", "dark"] as const).map((theme) => (
            <iframe
              key={theme}
              title={`The mail in the ${theme} theme`}
              src={deskLinks.issuePreview(id, theme)}
              sandbox=""
              loading="lazy"
            />
          ))}
        </div>
        <details>
          <summary>Its text part</summary>
          <pre className="desk-text">{text}</pre>
        </details>
      </section>
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

type DraftForm = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["form"]>;

function Draft({ form }: { form: DraftForm }) {
  const { subject, body } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formProps, fields, errors } = useFormView(form, answer);
  const typed = answer?.error?.[""] ? answer.initialValue : undefined;
  const isOther = typed && (typed.subject !== subject || typed.body !== body);
  return (
    <div className="stack desk-writing">
      <ErrorSummary errors={errors} />
      {isOther && (
        <section className="stack">
          <h2>What is stored now</h2>
          <p>
            <strong>{subject}</strong>
          </p>
          <pre className="desk-text">{body}</pre>
        </section>
      )}
      <PostForm {...formProps}>
        <HiddenField field={fields.revision} />
        <TextField field={fields.subject} />
        <TextArea field={fields.body} rows={18} />
        <div className="actions">
          <SubmitButton>Save</SubmitButton>
          <SubmitButton name="alsoSend" value="trial" variant="secondary">
            Save and send it to myself
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  );
}

type ActProps = { id: string; act: string; label: string; revision: number };

function ActButton({ id, act, label, revision }: ActProps) {
  return (
    <PostForm action={deskLinks.issueAct(id, act)}>
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton variant="secondary">{label}</SubmitButton>
    </PostForm>
  );
}
