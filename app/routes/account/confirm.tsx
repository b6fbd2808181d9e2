import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emptyForm } from "~/domain/forms/account";
import { resendVerification } from "~/flows/sign-up";
import { FormRejection, formAction, formView } from "~/http/form-action";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { ErrorSummary, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (visit.user) throw redirect(links.home(), 303);
  return { email: visit.state.pendingEmail ?? null, form: formView(emptyForm) };
}

export const action = formAction(emptyForm, {
  async handle({ visit }) {
    const { pendingEmail } = visit.state;
    if (!pendingEmail) throw new FormRejection({ form: "Email not found. Please try signing up again." });
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

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Check your email", args);

export default function Confirm() {
  const { email, form } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1>Almost There! Check Your Email to Complete Signup</h1>
      <p>
        We sent a confirmation link
        {email && (
          <>
            {" "}
            to <strong>{email}</strong>
          </>
        )}
        . Open it, and your account comes alive.
      </p>
      <p>Nothing there? Check your spam folder.</p>
      <p>
        You may already have an account with this address: then <a href={links.signIn()}>sign in</a>.
      </p>
      <PostForm {...formProps}>
        <div className="actions">
          <SubmitButton pending="Resending..." variant="secondary">
            Resend verification email
          </SubmitButton>
        </div>
      </PostForm>
    </>
  );
}
