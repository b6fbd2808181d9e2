import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInForm, signUpForm } from "~/domain/forms/account";
import { checkPassword } from "~/flows/sign-in";
import { askedPath, signInAndGo, signInReason } from "~/http/after-sign-in";
import { FormRejection, formAction, formView } from "~/http/form-action";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "~/ui/form";
import { pageTitle } from "~/ui/page-title";
import { SignUpForm } from "~/ui/sign-up-form";

export const handle = { hydrate: true, footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const asked = askedPath(request);
  if (visit.user) throw redirect(asked ?? links.home(), 303);
  const isSignUp = new URL(request.url).searchParams.get("tab") === "signup";
  return {
    asked,
    reason: signInReason(visit),
    signUp: isSignUp ? formView(signUpForm) : null,
    signIn: formView(signInForm),
  };
}

export const action = formAction(signInForm, {
  async handle({ request, values, visit }) {
    const asked = askedPath(request);
    const user = await checkPassword(values.email, values.password);
    if (!user) throw new FormRejection({ form: "Invalid login credentials" });
    if (!user.verifiedAt) {
      await visit.keep({ pendingEmail: user.email, ...(asked ? { redirectTo: asked } : {}) });
      return redirect(links.confirm(), 303);
    }
    return signInAndGo(visit, user, asked);
  },
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageTitle(args.data?.signUp ? "Create your account" : "Sign in", args);

export default function Auth() {
  const { asked, reason, signIn, signUp } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(signIn, useActionData<typeof action>());
  if (signUp) {
    return (
      <AuthCard reason={reason} subtitle="Create your account">
        <SignUpForm form={signUp} asked={asked} signInHref={links.signInFor(asked)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard reason={reason} subtitle="Welcome back">
      <ErrorSummary errors={errors} title="Error" />
      <PostForm {...formProps} document>
        <TextField field={fields.email} />
        <PasswordField field={fields.password} />
        <p>
          <a href={links.forgotPassword()}>Forgot password?</a>
        </p>
        <div className="actions">
          <SubmitButton pending="Signing in...">Sign in</SubmitButton>
          <p>
            New here? <a href={links.signUp(asked)}>Sign up</a>
          </p>
        </div>
      </PostForm>
    </AuthCard>
  );
}
