import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import {
  type BoundForm,
  ErrorSummary,
  PasswordField,
  PostForm,
  SubmitRow,
  TextField,
  useFormView,
} from "~/site/ui/form";

/** Props for a form on a page of its own: its heading, and its result. */
type OwnPage = { title?: string; result?: SubmissionResult | null };
type Props<Name extends string> = OwnPage & { form: FormView<Name> };
type FrameProps = OwnPage & { bound: BoundForm; action: string; children: ReactNode };

function AccountForm({ bound: { errors, formProps }, action, title, children }: FrameProps) {
  return (
    <>
      <ErrorSummary errors={errors} />
      {title && (
        <>
          <BackLink href={links.account()}>Account Settings</BackLink>
          <h1>{title}</h1>
        </>
      )}
      <PostForm {...formProps} action={action}>
        {children}
        <SubmitRow pending="Saving...">Save</SubmitRow>
      </PostForm>
    </>
  );
}

export function ChangeEmailForm({ form, result, title }: Props<"email" | "password">) {
  const bound = useFormView(form, result);
  return (
    <AccountForm bound={bound} action={links.accountEmail()} title={title}>
      <TextField field={bound.fields.email} />
      <PasswordField field={bound.fields.password} />
    </AccountForm>
  );
}

export function ChangePasswordForm(props: Props<"currentPassword" | "password" | "confirmPassword">) {
  const bound = useFormView(props.form, props.result);
  return (
    <AccountForm bound={bound} action={links.accountPassword()} title={props.title}>
      <PasswordField field={bound.fields.currentPassword} />
      <PasswordField field={bound.fields.password} showRules />
      <PasswordField field={bound.fields.confirmPassword} />
      <p className="fine">All other devices are signed out.</p>
    </AccountForm>
  );
}

export function ChangeNameForm({ form, result, title }: Props<"name">) {
  const bound = useFormView(form, result);
  return (
    <AccountForm bound={bound} action={links.accountName()} title={title}>
      <TextField field={bound.fields.name} />
    </AccountForm>
  );
}
