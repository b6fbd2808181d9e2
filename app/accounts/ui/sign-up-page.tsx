import type { SubmissionResult } from "@conform-to/react";
import type { SerializeFrom } from "@remix-run/node";
import type { signUpPage } from "~/accounts/sign-up-page";
import { SignUpForm } from "~/accounts/ui/sign-up-form";
import { links } from "~/base/links";
import { AuthCard, AuthHeading } from "~/identity/ui/auth-card";
import { CLOSED_SUBTITLES, ClosedRegistration } from "~/identity/ui/closed-registration";

type Props = SerializeFrom<typeof signUpPage> & { result?: SubmissionResult | null };

/** The sign-up page. A form that was refused stays, whatever has closed meanwhile. */
export function SignUpPage({ signUp, closed, query, result, ...heading }: Props) {
  const signInHref = links.signInWith(query);
  const subtitle = closed ? CLOSED_SUBTITLES[closed.why] : "Create your account";
  const shown = <AuthHeading {...heading} subtitle={subtitle} />;
  return (
    <AuthCard>
      {closed && !result ? (
        <>
          {shown}
          <ClosedRegistration {...closed} signInHref={signInHref} />
        </>
      ) : (
        <SignUpForm form={signUp} result={result} query={query} signInHref={signInHref} heading={shown} />
      )}
    </AuthCard>
  );
}
