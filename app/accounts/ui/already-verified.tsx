import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { AuthCard } from "~/identity/ui/auth-card";
import { NextPage } from "./next-page";

type AlreadyVerifiedProps = { email: string | null; goesOnTo: { to: string; place: string } | null };

/** For a visitor who signed up here and opened the mailed link in another browser. */
export function AlreadyVerified({ email, goesOnTo }: AlreadyVerifiedProps) {
  return (
    <AuthCard>
      <h1>Account Already Verified</h1>
      <Notice kind="ok" title="Your email is already verified. You can sign in now." role="status">
        {email && (
          <p>
            Sign in as <MailAddress email={email} isStrong /> with the password that was chosen when it was
            verified.
          </p>
        )}
      </Notice>
      {goesOnTo && <NextPage {...goesOnTo} />}
      <div className="actions">
        <ButtonLink href={email ? links.signInAs(email) : links.signIn()}>Sign In</ButtonLink>
      </div>
    </AuthCard>
  );
}
