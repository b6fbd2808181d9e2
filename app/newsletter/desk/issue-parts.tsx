import type { SubmissionResult } from "@conform-to/react";
import type { LinksFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { deskLinks, type MailView } from "~/base/desk-links";
import type { FormView } from "~/base/forms/form";
import { type Fact, Facts } from "~/base/ui/facts";
import {
  ErrorSummary,
  HiddenField,
  PostForm,
  SelectField,
  SubmitButton,
  SubmitRow,
  TextArea,
  TextField,
  useFormView,
} from "~/base/ui/form";
import { TablePart } from "~/desk/page";
import issueCss from "./issue.css?url";

export const issueStyles: LinksFunction = () => [{ rel: "stylesheet", href: issueCss }];

type DraftProps = {
  /** "new" before the issue is stored. */
  id: string;
  form: FormView<"subject" | "body" | "revision" | "recipient">;
  /** The slug of the post that the issue starts with. */
  post?: string;
  stored?: { subject: string; body: string };
  /** Who can receive a test mail. */
  operators?: { value: string; label: string }[];
  result?: SubmissionResult | null;
};

/** The form of an unsent issue. If somebody else saved it meanwhile, the stored text is shown above what was typed. */
export function IssueDraft({ id, form, post, stored, operators = [], result }: DraftProps) {
  const { formProps, fields, errors } = useFormView(form, result);
  const typed = result?.error?.[""] ? result.initialValue : undefined;
  const isOther = stored && typed && (typed.subject !== stored.subject || typed.body !== stored.body);
  return (
    <>
      <ErrorSummary errors={errors} />
      {isOther && (
        <section className="stack desk-writing">
          <h2>What is stored now</h2>
          <p>
            <strong>{stored.subject}</strong>
          </p>
          <pre className="desk-text">{stored.body}</pre>
        </section>
      )}
      <div className="desk-issue">
        <PostForm {...formProps}>
          <HiddenField field={fields.revision} />
          <TextField field={fields.subject} />
          <TextArea field={fields.body} rows={18} />
          <SubmitRow>{stored ? "Save" : "Save the issue"}</SubmitRow>
          {operators.length > 0 && (
            <div className="desk-filter">
              <SelectField field={fields.recipient} options={operators} />
              <SubmitButton name="alsoSend" value="trial" variant="secondary">
                Save and send the test
              </SubmitButton>
            </div>
          )}
        </PostForm>
        <IssuePreview id={id} post={post} form={formProps.id} />
      </div>
    </>
  );
}

const VIEWS: [MailView, string][] = [
  ["light", "Light theme"],
  ["dark", "Dark theme"],
  ["text", "Plain text"],
];

type PreviewProps = {
  id: string;
  post?: string | undefined;
  /** The id of the form it previews, while the issue can be edited. */
  form?: string;
};

/**
 * The mail as readers get it, rendered by the server into a frame. While the issue is edited, radio buttons choose
 * the view, and a button renders what is typed; with scripts it also happens by itself (newsletter/enhance).
 */
export function IssuePreview({ id, post, form }: PreviewProps) {
  return (
    <section className="stack desk-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      {form ? (
        <fieldset className="actions" aria-labelledby="preview-title">
          {VIEWS.map(([view, label]) => (
            <label key={view} className="btn btn-small">
              <input type="radio" name="view" value={view} form={form} defaultChecked={view === "light"} />
              {label}
            </label>
          ))}
          <button
            type="submit"
            form={form}
            formAction={deskLinks.issuePreview(id)}
            formTarget="preview"
            className="btn btn-small btn-quiet"
          >
            Show what is typed
          </button>
        </fieldset>
      ) : (
        <div className="actions">
          {VIEWS.map(([view, label]) => (
            <a
              key={view}
              href={deskLinks.issuePreview(id, { view })}
              target="preview"
              className="btn btn-small"
            >
              {label}
            </a>
          ))}
        </div>
      )}
      <iframe
        name="preview"
        title="The mail as it will arrive"
        src={deskLinks.issuePreview(id, { view: "light", post })}
        sandbox="allow-same-origin"
        data-preview={form}
      />
    </section>
  );
}

type ProgressProps = {
  id: string;
  progress: { done: number; all: number; facts: Fact[]; failed: { key: string; cells: ReactNode[] }[] };
  isSending: boolean;
  /** Buttons for what can be done now. */
  children: ReactNode;
};

/** Shows how far the sending of an issue is. A script polls meanwhile (base/enhance/look-again). */
export function IssueProgress({ id, progress, isSending, children }: ProgressProps) {
  const { done, all, facts, failed } = progress;
  const looks = isSending ? deskLinks.issue(id) : undefined;
  return (
    <section className="stack-l">
      <div className="stack" data-looks={looks}>
        <label className="stack">
          {done} of {all} done <progress className="desk-progress" max={Math.max(1, all)} value={done} />
        </label>
        <Facts facts={facts} />
        <TablePart title="Not delivered" columns={["To", "State", "The server's answer"]} rows={failed} />
      </div>
      <div className="stack">
        {isSending && (
          <p className="desk-look">
            <a href={looks}>Look again</a>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
