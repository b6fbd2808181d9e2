import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormView } from "~/domain/forms/form";
import { links } from "~/links";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "./form";

type Props<Name extends string> = {
  form: FormView<Name>;
  result?: SubmissionResult | null;
  /** Shown on a page of its own, between error summary and form. */
  children?: ReactNode;
};

export function ChangeEmailForm({ form, result, children }: Props<"email" | "password">) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      {children}
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

export function ChangePasswordForm({
  form,
  result,
  children,
}: Props<"currentPassword" | "password" | "confirmPassword">) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      {children}
      <PostForm {...formProps} action={links.accountPassword()}>
        <PasswordField field={fields.currentPassword} />
        <PasswordField field={fields.password} showRules />
        <PasswordField field={fields.confirmPassword} />
        <p className="fine">All other devices are signed out.</p>
        <div className="actions">
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}

export function ChangeNameForm({ form, result, children }: Props<"name">) {
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      {children}
      <PostForm {...formProps} action={links.accountName()}>
        <TextField field={fields.name} />
        <div className="actions">
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}
