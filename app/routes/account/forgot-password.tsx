import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { success } from "~/domain/flash";
import { forgotForm } from "~/domain/forms/account";
import { requestPasswordReset } from "~/flows/reset-password";
import { shortClientIp } from "~/http/client";
import { formAction } from "~/http/form-action";
import { formHeaders, formView } from "~/http/form-page";
import { LIMITS } from "~/http/limits";
import { namedEmail, otherMember } from "~/http/mailed-link";
import { visitOf } from "~/http/visit";
import { afterAnswer } from "~/kernel/after-answer";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ErrorSummary, PostForm, SubmitButton, TextField, useFormView } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";
import { SignedInAs } from "~/ui/signed-in-as";

export const headers = formHeaders;

export const handle = { width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const email = namedEmail(request);
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    form: formView(forgotForm, { email: email ?? "" }),
    signedInAs: otherMember(await visitOf(request), email),
  };
}

/** Known or unknown email: the same answer, after the same work. */
export const action = formAction(forgotForm, {
  limit: LIMITS.forgot,
  accountOf: ({ values }) => values.email,
  async handle({ request, values, visit }) {
    const ip = shortClientIp(request);
    afterAnswer(() => requestPasswordReset(values.email, ip));
    const message = success("Password Reset Email Sent", "Check your email for the reset link.");
    return visit.goTo(`${links.forgotPassword()}?sent`, message);
  },
});

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Reset Password", args);

export default function ForgotPassword() {
  const { form, isSent, signedInAs } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <AuthCard>
      <ErrorSummary errors={errors} />
      <h1>Reset Password</h1>
      {isSent && (
        <Notice kind="ok" role="status">
          <p>Password reset instructions have been sent to your email address.</p>
        </Notice>
      )}
      <SignedInAs email={signedInAs}>You stay signed in: the link is for the account below.</SignedInAs>
      <PostForm {...formProps} action={links.forgotPassword()}>
        <TextField field={fields.email} />
        <div className="actions">
          <SubmitButton pending="Sending...">Send Reset Link</SubmitButton>
          <a href={links.signIn()}>Back to Sign In</a>
        </div>
      </PostForm>
    </AuthCard>
  );
}
