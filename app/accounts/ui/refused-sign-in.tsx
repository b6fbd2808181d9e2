import { EmailLink } from "~/accounts/ui/email-link";
import { links } from "~/base/links";
import { TOO_MANY } from "~/base/text/wait-text";
import { type FormError, PostForm, SubmitRow } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { AskOperator } from "~/site/ui/ask-operator";

/** Covers a wrong email, a wrong password or both, so that nobody learns which. */
export const WRONG_CREDENTIALS = "Invalid login credentials";

/** Only after the right password. */
export const DISABLED = "This account is disabled.";

type RefusedSignInProps = {
  errors: FormError[];
  /** The email of a sign-up in this browser that is not confirmed yet. */
  waitsFor: string | null;
  /** The email that was typed. */
  email?: string;
  /** Whom a disabled member writes to (`whoToAsk`). */
  ask: string;
};

/** Offers what helps after a refused sign-in: the same for known and unknown emails. */
export function RefusedSignIn({ errors, waitsFor, email, ask }: RefusedSignInProps) {
  const isWrong = errors.some(({ text }) => text === WRONG_CREDENTIALS);
  const mustWait = errors.some(({ text }) => text.startsWith(TOO_MANY));
  if (errors.some(({ text }) => text === DISABLED))
    return (
      <p className="fine">
        If that is a mistake, write to <AskOperator ask={ask} />.
      </p>
    );
  const newPassword = (
    <EmailLink href={links.forgotPassword()} email={email}>
      set a new password by mail
    </EmailLink>
  );
  if (isWrong && waitsFor)
    return (
      <p className="fine">
        You signed up here as <MailAddress email={waitsFor} end="." />{" "}
        <a href={links.confirm()}>Open the link</a> that we mailed there first.
      </p>
    );
  if (isWrong)
    return (
      <p className="fine">
        Email and password do not match. Check both for typing mistakes, or {newPassword}.
      </p>
    );
  if (mustWait)
    return <p className="fine">You need not wait: {newPassword}, and you can sign in here at once.</p>;
  return null;
}

export function SignOnFailed() {
  return (
    <AuthCard title="Authentication Error">
      <Notice kind="bad" role="alert">
        <p>Failed to complete the authentication flow. Please try again.</p>
      </Notice>
      <PostForm action={links.tryAgain()}>
        <SubmitRow>Try Again</SubmitRow>
      </PostForm>
    </AuthCard>
  );
}
