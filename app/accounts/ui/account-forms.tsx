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
} from "~/base/ui/form";
import { TYPE_AGAIN } from "./sign-up-form";

/** Props for a form on a page of its own: its heading, and its result. */
type OwnPage = {
  title?: string;
  result?: SubmissionResult | null;
  /** The member's own, in forms with a password. */
  email?: string;
};
type Props<Name extends string> = OwnPage & { form: FormView<Name> };
type FrameProps = OwnPage & { bound: BoundForm; action: string; children: ReactNode };

function AccountForm({ bound: { errors, formProps }, action, title, email, children }: FrameProps) {
  return (
    <>
      <ErrorSummary errors={errors} />
      {title && (
        <>
          <BackLink href={links.account()}>Account Settings</BackLink>
          <h1>{title}</h1>
        </>
      )}
      <PostForm {...formProps} action={action} username={email}>
        {children}
        <SubmitRow pending="Saving...">Save</SubmitRow>
      </PostForm>
    </>
  );
}

/** What the forms are called, on their pages and in the settings. */
export const TITLES = {
  email: "Change Email",
  name: "Change Display Name",
  password: "Change Password",
};

export function ChangeEmailForm({ form, result, ...page }: Props<"email" | "password">) {
  const bound = useFormView(form, result);
  return (
    <AccountForm bound={bound} action={links.accountEmail()} {...page}>
      <TextField field={bound.fields.email} />
      <PasswordField field={{ ...bound.fields.password, hint: result ? TYPE_AGAIN : undefined }} />
      <p className="fine">A link goes to the new email. Until it is opened, the old one stays.</p>
    </AccountForm>
  );
}

export function ChangePasswordForm({
  form,
  result,
  ...page
}: Props<"currentPassword" | "password" | "confirmPassword">) {
  const bound = useFormView(form, result);
  return (
    <AccountForm bound={bound} action={links.accountPassword()} {...page}>
      <PasswordField field={{ ...bound.fields.currentPassword, hint: result ? TYPE_AGAIN : undefined }} />
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
