import { data, type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findMailedToken, whyTokenEnded } from "~/accounts/data/mailed-tokens";
import { newPasswordForm, TERMS_NOT_ACCEPTED } from "~/accounts/forms";
import { namedEmail } from "~/accounts/mailed-link";
import { placeToGo, readNext } from "~/accounts/next";
import { rejectUsedUpInvitation } from "~/accounts/passwords";
import { forgetResetToken, keepResetToken, readResetToken } from "~/accounts/reset-cookie";
import { resetPassword } from "~/accounts/reset-password";
import { TermsBox } from "~/accounts/ui/sign-up-form";
import { viaCookieCheck } from "~/base/http/cookie-check";
import { seen } from "~/base/http/seen";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PasswordField, PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { hasPassword } from "~/identity/account-state";
import { AMR } from "~/identity/factors";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { AuthCard, SignedInAs } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = {
  title: ({ isFirst }: SerializeFrom<typeof loader>) => titleOf(isFirst),
  width: "narrow",
};

/** Why a link does not work. A link replaced by a newer one, or by a new password, counts as unknown. */
const PROBLEMS = {
  used: "This password reset link has already been used.",
  expired: "This password reset link has expired.",
  unknown: "Invalid password reset link. Please request a new one.",
};
/** In seconds, before going on to the sign-in page. */
const WAIT_SECONDS = 3;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token_hash");
  if (token) {
    const headers = { "Set-Cookie": keepResetToken(token) };
    throw viaCookieCheck(request, redirect(links.resetPassword(), { status: 303, headers }));
  }
  const form = formView(newPasswordForm);
  if (searchParams.has("done")) {
    const signIn = await wayToSignIn(request);
    const headers = { Refresh: `${WAIT_SECONDS}; url=${signIn.signInHref}` };
    const isFirst = searchParams.get("done") === "first";
    return data({ state: "done" as const, form, isFirst, ...signIn }, { headers });
  }
  const kept = readResetToken(request);
  const account = kept && (await findMailedToken(kept, "recovery"))?.user;
  if (!account) {
    const state = await whyTokenEnded(kept ?? "", "recovery");
    return data({ state, form, isFirst: false, problem: PROBLEMS[state] });
  }
  const { email } = account;
  return data({
    state: "open" as const,
    form,
    email,
    isFirst: !hasPassword(account),
    signedInAs: otherMember(await visitOf(request), email),
  });
}

/** Returns the way to the sign-in; a sign-on that waits in this browser continues there. */
async function wayToSignIn(request: Request) {
  const { to, signOn } = await readNext(request, await visitOf(request));
  const email = namedEmail(request);
  if (!signOn) return { signInHref: links.signIn({ email }), returnsTo: null };
  const { place } = await placeToGo(to);
  const query = new URLSearchParams({ session_id: signOn.id, ...(email && { email }) });
  return { signInHref: links.signInWith(query.toString()), returnsTo: place };
}

export const action = formAction(newPasswordForm, {
  limit: LIMITS.verify,
  async handle({ request, values, visit }) {
    const token = readResetToken(request) ?? "";
    const account = (await findMailedToken(token, "recovery"))?.user;
    const isFirst = account !== undefined && !hasPassword(account);
    if (isFirst && !values.acceptTerms)
      throw new FormRejection({ fields: { acceptTerms: TERMS_NOT_ACCEPTED } });
    const where = { ...seen(request), keepSessionId: visit.session?.id };
    const user = await resetPassword(token, values.password, where).catch(rejectUsedUpInvitation);
    if (!user) throw new FormRejection({ form: PROBLEMS[await whyTokenEnded(token, "recovery")] });
    if (visit.user?.id === user.id) await visit.prove(AMR.password);
    await visit.rememberDevice(user);
    visit.give(forgetResetToken());
    // Tells the tab in this browser that waits for the link. Other browsers learn nothing.
    const { reset } = visit.state;
    if (reset?.email === user.email) visit.keep({ reset: { ...reset, isDone: true } });
    return redirect(links.resetDone(user.email, isFirst), 303);
  },
});

const titleOf = (isFirst: boolean) => (isFirst ? "Set Your Password" : "Reset Your Password");

export default function ResetPassword() {
  const page = useLoaderData<typeof loader>();
  const { state, form, isFirst } = page;
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  const problem = "problem" in page ? page.problem : null;
  return (
    <AuthCard title={titleOf(isFirst)} errors={errors.length === 0 && problem ? [{ text: problem }] : errors}>
      {page.state === "done" && (
        <Notice
          kind="ok"
          title={isFirst ? "Your password is set." : "Your password has been successfully reset."}
          role="status"
        >
          <p>
            Redirecting you to the login page... <a href={page.signInHref}>Go to sign in now</a>
          </p>
          {page.returnsTo && <p>Sign in there, and we take you on to {page.returnsTo}.</p>}
        </Notice>
      )}
      {problem && <AskForNewLink state={state} />}
      {page.state === "open" && (
        <>
          <p className="lede">
            Choose a {isFirst ? "" : "new "}password for <MailAddress email={page.email} isStrong end="." />
            {!isFirst && " Every other device is then signed out of it."}
          </p>
          <SignedInAs email={page.signedInAs}>
            You stay signed in: the password is for the other account.
          </SignedInAs>
          <PostForm {...formProps} action={links.resetPassword()} username={page.email}>
            <PasswordField field={fields.password} showRules />
            <PasswordField field={fields.confirmPassword} />
            {isFirst && <TermsBox field={fields.acceptTerms} />}
            <SubmitRow pending="Updating...">{isFirst ? "Set Password" : "Reset Password"}</SubmitRow>
          </PostForm>
        </>
      )}
    </AuthCard>
  );
}

function AskForNewLink({ state }: { state: string }) {
  const isUsed = state === "used";
  return (
    <>
      {isUsed && (
        <p>Sign in with the new password. If you set none, or do not know it, request a new link.</p>
      )}
      {state === "unknown" && (
        <p>
          Only the newest link works, none after a new password was set, and none once the account is gone.
        </p>
      )}
      <div className="actions">
        {isUsed && <ButtonLink href={links.signIn()}>Sign In</ButtonLink>}
        <ButtonLink href={links.forgotPassword()} variant={isUsed ? "secondary" : "primary"}>
          Request a new link
        </ButtonLink>
      </div>
    </>
  );
}
