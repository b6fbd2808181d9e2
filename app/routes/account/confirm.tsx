import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { emptyForm } from "~/domain/forms/form";
import { isVerified, resendVerification } from "~/flows/sign-up";
import { communityAddress, placeToGo } from "~/http/after-sign-in";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { type Visit, visitOf } from "~/http/visit";
import { afterAnswer } from "~/kernel/after-answer";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { GoingOn } from "~/ui/going-on";
import { MailAddress } from "~/ui/mail-address";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (visit.user) {
    const text = "Your email address is confirmed and you are signed in.";
    await visit.flash(links.home(), { kind: "info", seconds: 3, title: "Already Verified", text });
    throw redirect(links.home(), 303);
  }
  const page = { email: visit.state.pendingEmail ?? null, form: formView(emptyForm), goesOnTo: null };
  if (!new URL(request.url).searchParams.has("verified") || !(await hasVerified(visit))) return page;
  const goesOnTo = placeToGo(communityAddress(visit, siteContent().links.communityChannel) || links.signIn());
  return data({ ...page, goesOnTo }, { headers: { Refresh: `${WAIT_SECONDS}; url=${goesOnTo.to}` } });
}

/** Specification §8, "Resend": then the community comes, or its channel. */
const WAIT_SECONDS = 3;

/** Whether the account that this session made is verified meanwhile: nobody else is told. */
async function hasVerified({ state: { createdUserId } }: Visit): Promise<boolean> {
  return createdUserId !== undefined && isVerified(createdUserId);
}

export const action = formAction(emptyForm, {
  limit: LIMITS.resend,
  accountOf: ({ visit }) => visit.state.pendingEmail ?? null,
  unexpected: "Failed to resend verification email. Please try again.",
  async handle({ visit }) {
    const { pendingEmail } = visit.state;
    if (!pendingEmail) throw new FormRejection({ form: "Email not found. Please try signing up again." });
    if (await hasVerified(visit)) return redirect(`${links.confirm()}?verified`, 303);
    afterAnswer(() => resendVerification(pendingEmail));
    await visit.flash(links.confirm(), {
      kind: "success",
      seconds: 5,
      title: "Verification Email Sent!",
      text: "Please check your inbox and spam folder for the verification link.",
    });
    return redirect(links.confirm(), 303);
  },
});

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Check your email", args);

export default function Confirm() {
  const { email, form, goesOnTo } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  if (goesOnTo) return <AlreadyVerified goesOnTo={goesOnTo} />;
  return (
    <AuthCard>
      <ErrorSummary errors={errors} />
      <h1>Almost There! Check Your Email to Complete Signup</h1>
      <p className="lede">
        We sent a confirmation link
        {email && (
          <>
            {" "}
            to{" "}
            <strong>
              <MailAddress email={email} />
            </strong>
          </>
        )}
        . Open it, and your account comes alive.
      </p>
      <ul className="hints">
        <li>Nothing there? Check your spam folder.</li>
        <li>
          You may already have an account with this address: then <a href={links.signIn()}>sign in</a>.
        </li>
        {!email && (
          <li>
            No address of yours is known here yet? Then <a href={links.signUp()}>sign up</a>.
          </li>
        )}
      </ul>
      <PostForm {...formProps}>
        <div className="actions">
          <SubmitButton pending="Resending..." variant="secondary">
            Resend verification email
          </SubmitButton>
        </div>
      </PostForm>
    </AuthCard>
  );
}

function AlreadyVerified({ goesOnTo }: { goesOnTo: { to: string; place: string } }) {
  return (
    <AuthCard>
      <h1>Account Already Verified</h1>
      <Notice kind="ok" title="Your email is already verified. You can sign in now." role="status" />
      <GoingOn {...goesOnTo} />
      <div className="actions">
        <ButtonLink href={links.signIn()}>Sign In</ButtonLink>
      </div>
    </AuthCard>
  );
}
