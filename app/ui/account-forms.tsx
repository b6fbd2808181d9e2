import type { SubmissionResult } from "@conform-to/react";
import type { FormView } from "~/domain/forms/form";
import { links } from "~/links";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "./form";

type Props<Name extends string> = { form: FormView<Name>; result?: SubmissionResult | null };

/** 'Change Email': the new address is confirmed by mail before it counts. */
export function ChangeEmailForm({ form, result }: Props<"email" | "password">) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      <PostForm {...formProps} action={links.accountEmail()}>
        <TextField field={fields.email} />
        <PasswordField field={fields.password} />
        <div className="actions">
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}

/** 'Change Display Name'. */
export function ChangeNameForm({ form, result }: Props<"name">) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      <PostForm {...formProps} action={links.accountName()}>
        <TextField field={fields.name} />
        <div className="actions">
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}
