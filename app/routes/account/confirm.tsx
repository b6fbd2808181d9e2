import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/domain/forms/account";
import { isVerified, resendVerification } from "~/flows/sign-up";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ErrorSummary, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (visit.user) {
    const text = "Your email address is confirmed and you are signed in.";
    await visit.flash(links.home(), { kind: "info", seconds: 3, title: "Already Verified", text });
    throw redirect(links.home(), 303);
  }
  return { email: visit.state.pendingEmail ?? null, form: formView(emptyForm) };
}

export const action = formAction(emptyForm, {
  limit: LIMITS.resend,
  async handle({ visit }) {
    const { pendingEmail, createdUserId } = visit.state;
    if (!pendingEmail) throw new FormRejection({ form: "Email not found. Please try signing up again." });
    if (createdUserId && (await isVerified(createdUserId))) {
      const text = "Your email is already verified. You can sign in now.";
      await visit.flash(links.signIn(), {
        kind: "info",
        seconds: 5,
        title: "Account Already Verified",
        text,
      });
      return redirect(links.signIn(), 303);
    }
    await resendVerification(pendingEmail);
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
  const { email, form } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
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
              {email.slice(0, email.lastIndexOf("@"))}
              <wbr />
              {email.slice(email.lastIndexOf("@"))}
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
