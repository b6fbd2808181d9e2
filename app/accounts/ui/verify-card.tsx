import type { SubmissionResult } from "@conform-to/react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { ButtonLink, LinkRow } from "~/base/ui/button";
import { HiddenField, PasswordField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { AuthCard, SignedInAs } from "~/identity/ui/auth-card";

type VerifyProps = {
  form: FormView<"token_hash" | "type" | "password" | "confirmPassword">;
  result?: SubmissionResult | null;
};

type VerifyCardProps = VerifyProps & {
  /** The account of the link. */
  email: string;
  /** The new email, if the link confirms a change. */
  newEmail: string | null;
  /** The sign-up was made in another browser, so the password is chosen here. */
  asksPassword: boolean;
  /** The button makes the plan of the idea that waits, too. */
  makesPlan: boolean;
  /** The email of another account that is signed in here. */
  signedInAs: string | null;
};

/** The page of a verification link: the button and, in another browser than the sign-up's, a new password. */
export function VerifyCard(props: VerifyCardProps) {
  const { form, result, email, newEmail, asksPassword, makesPlan, signedInAs } = props;
  const { formProps, fields, errors } = useFormView(form, result);
  return (
    <AuthCard title="Email Verification" errors={errors}>
      {newEmail === null ? (
        <p className="lede">
          {asksPassword ? (
            <>
              Choose the password for <MailAddress email={email} isStrong end="." />
            </>
          ) : (
            <>
              One press, and <MailAddress email={email} isStrong /> is confirmed.
            </>
          )}
        </p>
      ) : (
        <p className="lede">
          Press the button, and the account <MailAddress email={email} isStrong /> will use{" "}
          <MailAddress email={newEmail} isStrong /> from now on.
        </p>
      )}
      {asksPassword && (
        <p>
          The sign-up was made in another browser. The password that you choose here is the one that counts.
          If you did not sign up, close this page: nothing will happen.
        </p>
      )}
      <SignedInAs email={signedInAs}>
        {newEmail === null
          ? "The button signs that account out and signs you in to the one above."
          : "You stay signed in: the button changes the account above."}
      </SignedInAs>
      <PostForm {...formProps} username={asksPassword ? email : undefined}>
        <HiddenField field={fields.token_hash} />
        <HiddenField field={fields.type} />
        {asksPassword && (
          <>
            <PasswordField field={fields.password} showRules />
            <PasswordField field={fields.confirmPassword} />
          </>
        )}
        <SubmitRow pending="Confirming...">
          {makesPlan ? "Confirm and show my plan" : "Confirm email"}
        </SubmitRow>
      </PostForm>
    </AuthCard>
  );
}

type UnusableLinkProps = VerifyProps & {
  problem: string;
  isVerified: boolean;
  /** A new link can be sent: not where the email is verified, nor for a change of email. */
  canResend: boolean;
  /** The email of the sign-up in this browser. */
  pendingEmail: string | null;
  /** The signed-in member, and where to go on. */
  member: { email: string; next: { to: string; place: string } } | null;
};

/** The page of a link that is unknown, used or expired. */
export function UnusableLink(props: UnusableLinkProps) {
  const { form, result, problem, isVerified, canResend, pendingEmail, member } = props;
  const { errors } = useFormView(form, result);
  const isFine = isVerified && errors.length === 0;
  return (
    <AuthCard title="Email Verification" errors={errors.length > 0 || isFine ? errors : [{ text: problem }]}>
      {isFine && <Notice kind="ok" title={problem} role="status" />}
      {member ? (
        <>
          <p>
            You are signed in as <MailAddress email={member.email} isStrong end="." />
          </p>
          <LinkRow href={member.next.to}>Continue to {member.next.place}</LinkRow>
        </>
      ) : (
        <>
          {canResend && <p>Were you sent more than one mail? Only the link in the newest works.</p>}
          <div className="actions">
            <ButtonLink href={links.signIn({ email: pendingEmail })}>Sign In</ButtonLink>
            {canResend && (
              <ButtonLink href={links.confirm()} variant="secondary">
                Resend Verification Email
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </AuthCard>
  );
}
