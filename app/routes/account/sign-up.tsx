import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/domain/forms/account";
import { signUp } from "~/flows/sign-up";
import { askedPath, signInReason } from "~/http/after-sign-in";
import { FormRejection, formAction, formView } from "~/http/form-action";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { pageTitle } from "~/ui/page-title";
import { SignUpForm } from "~/ui/sign-up-form";

export const handle = { hydrate: true, footer: false, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  return { asked: askedPath(request), reason: signInReason(visit), form: formView(signUpForm) };
}

/** The one place where accounts are made: home, /auth and every post send their form here. */
export const action = formAction(signUpForm, {
  async handle({ request, values, visit }) {
    if (visit.user) {
      throw new FormRejection({
        form: "You are currently signed in. Please sign out first if you want to create a new account.",
      });
    }
    const { signupSource = null, draftId = null } = visit.state;
    await signUp({ ...values, signupSource, draftId });
    const asked = askedPath(request);
    await visit.keep({ pendingEmail: values.email, ...(asked ? { redirectTo: asked } : {}) });
    await visit.flash(links.confirm(), {
      kind: "success",
      seconds: 5,
      title: "Account created",
      text: "Please check your email to verify your account.",
    });
    return redirect(links.confirm(), 303);
  },
});

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Create your account", args);

export default function SignUp() {
  const { asked, form, reason } = useLoaderData<typeof loader>();
  return (
    <AuthCard reason={reason} subtitle="Create your account">
      <SignUpForm
        form={form}
        result={useActionData<typeof action>()}
        asked={asked}
        signInHref={links.signInFor(asked)}
      />
    </AuthCard>
  );
}
