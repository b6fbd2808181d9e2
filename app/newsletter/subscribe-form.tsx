import type { SubmissionResult } from "@conform-to/react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { ErrorSummary, PostForm, RobotField, SubmitRow, TextField, useFormView } from "~/base/ui/form";

type Props = {
  form: FormView<"email" | "trap">;
  result?: SubmissionResult | null;
  /** Where it stands within a panel. */
  isBare?: boolean;
};

/** The newsletter form for readers without an account: below the blog and its posts, and on a page of its own that shows its errors. */
export function SubscribeForm({ form, result = null, isBare }: Props) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <section className={isBare ? "stack" : "panel stack"} aria-labelledby="subscribe-title">
      <ErrorSummary errors={errors} />
      <h2 id="subscribe-title">Get the newsletter</h2>
      <PostForm {...formProps} action={links.newsletter()}>
        <RobotField field={fields.trap} />
        <TextField field={fields.email} />
        <SubmitRow pending="Sending...">Subscribe</SubmitRow>
      </PostForm>
    </section>
  );
}
