import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forgotForm } from "~/accounts/forms";
import { namedEmail } from "~/accounts/mailed-link";
import { requestPasswordReset } from "~/accounts/reset-password";
import { EmailLink } from "~/accounts/ui/email-link";
import { shortClientIp } from "~/base/http/seen";
import { afterAnswer } from "~/base/kernel/after-answer";
import { links, withEmail } from "~/base/links";
import { PostForm, SubmitButton, TextField, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { normalEmail } from "~/identity/data/users";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { AuthCard, SignedInAs } from "~/identity/ui/auth-card";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = { title: "Reset Password", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const { searchParams } = new URL(request.url);
  const { reset } = visit.state;
  const email = namedEmail(request);
  const form = formView(forgotForm, { email: email ?? reset?.email ?? "" });
  const page = { sentTo: null, form, signedInAs: otherMember(visit, email) };
  if (!reset || !searchParams.has("sent")) return page;
  if (reset.isDone) throw redirect(links.resetDone(reset.email), 303);
  return { ...page, sentTo: reset.email, reloadsAt: links.resetMailSent() };
}

/** Known and unknown emails get the same answer; the work happens after it, so timing reveals nothing. */
export const action = formAction(forgotForm, {
  limit: LIMITS.forgot,
  accountOf: ({ values }) => values.email,
  async handle({ request, values, visit }) {
    const ip = shortClientIp(request);
    afterAnswer(() => requestPasswordReset(values.email, ip));
    visit.keep({ reset: { email: normalEmail(values.email), isDone: false } });
    return redirect(links.resetMailSent(), 303);
  },
});

export default function ForgotPassword() {
  const { form, sentTo, signedInAs } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  if (sentTo && errors.length === 0) return <Sent to={sentTo} />;
  return (
    <AuthCard title="Reset Password" errors={errors}>
      <SignedInAs email={signedInAs}>You stay signed in: the link is for the account below.</SignedInAs>
      <PostForm {...formProps} action={links.forgotPassword()}>
        <TextField field={fields.email} />
        <div className="actions">
          <SubmitButton pending="Sending...">Send Reset Link</SubmitButton>
          <EmailLink href={links.signIn()} email={fields.email.defaultValue}>
            Back to Sign In
          </EmailLink>
        </div>
      </PostForm>
    </AuthCard>
  );
}

/** Says the same whether the email has an account or not. */
function Sent({ to }: { to: string }) {
  return (
    <AuthCard title="Reset Password">
      <Notice kind="ok" title="Password Reset Email Sent" role="status">
        <p>Password reset instructions have been sent to your email address.</p>
        <p>
          <MailAddress email={to} isStrong />
        </p>
      </Notice>
      <p>Check your email for the reset link. It works once, for one hour.</p>
      <ul className="hints squares">
        <li>Nothing there? Wait a minute, and check your spam folder.</li>
        <li>
          Still nothing? The address may be mistyped, or have no account here:{" "}
          <a href={links.forgotPassword(to)}>send it again, or to another one</a>, or{" "}
          <a href={withEmail(links.signUp(), to)}>sign up</a>.
        </li>
        <li>An address gets one such mail a minute, and six an hour. Asked sooner, we send none.</li>
      </ul>
      <p>
        <a href={links.signIn({ email: to })}>Back to Sign In</a>
      </p>
      <div data-looks={links.resetMailSent()} />
    </AuthCard>
  );
}
