import type { SubmissionResult } from "@conform-to/react";
import { deskLinks } from "~/desk-links";
import type { FormView } from "~/domain/forms/form";
import { type Fact, Facts } from "./facts";
import { ErrorSummary, HiddenField, PostForm, SubmitButton, TextArea, TextField, useFormView } from "./form";

type DraftProps = {
  form: FormView<"subject" | "body" | "revision">;
  stored: { subject: string; body: string };
  result?: SubmissionResult | null;
};

/** An issue is written. When somebody else has saved it since, what is stored is shown above what was typed. */
export function IssueDraft({ form, stored: { subject, body }, result }: DraftProps) {
  const { formProps, fields, errors } = useFormView(form, result);
  const typed = result?.error?.[""] ? result.initialValue : undefined;
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

type ProgressProps = {
  id: string;
  progress: { done: number; all: number; facts: Fact[] };
  isSending: boolean;
};

/** How far the sending of an issue is. */
export function IssueProgress({ id, progress, isSending }: ProgressProps) {
  return (
    <section className="stack">
      <label className="stack">
        {progress.done} of {progress.all} done{" "}
        <progress className="desk-progress" max={Math.max(1, progress.all)} value={progress.done} />
      </label>
      <Facts facts={progress.facts} />
      {isSending && (
        <p>
          <a href={deskLinks.issue(id)}>Look again</a>
        </p>
      )}
    </section>
  );
}

/** The mail as readers get it: in both themes, and as text. */
export function IssuePreview({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
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
  );
}
