import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInForm, signUpForm } from "~/domain/forms/account";
import { checkPassword, SignInBarred } from "~/flows/sign-in";
import { askedPath, signInAndGo, signInReason } from "~/http/after-sign-in";
import { auditAddress } from "~/http/client";
import { FormRejection, formAction, formHeaders, formView, tooOften } from "~/http/form-action";
import { isKnownDevice, knownDeviceCookie } from "~/http/known-device";
import { LIMITS } from "~/http/limits";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard, AuthHeading } from "~/ui/auth-card";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";
import { SignUpForm } from "~/ui/sign-up-form";

export const handle = { hydrate: true, footer: false, width: "narrow" };

const COMMUNITY_NOTICE = { title: "Authentication Required", text: "Please log in to access the community." };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const asked = askedPath(request);
  if (visit.user) throw redirect(asked ?? links.home(), 303);
  const isSignUp = new URL(request.url).searchParams.get("tab") === "signup";
  return {
    asked,
    reason: asked === links.community() ? ("community" as const) : signInReason(visit),
    notice: asked === links.community() ? COMMUNITY_NOTICE : null,
    signUp: isSignUp ? formView(signUpForm, { place: "auth" }) : null,
    signIn: formView(signInForm),
  };
}

export const action = formAction(signInForm, {
  limit: LIMITS.signIn,
  accountOf: ({ email }) => email,
  async handle({ request, values, visit }) {
    const asked = askedPath(request);
    const user = await checkPassword({
      ...values,
      address: auditAddress(request),
      isKnownDevice: isKnownDevice(request, values.email),
    }).catch(barred);
    if (!user) throw new FormRejection({ form: "Invalid login credentials" });
    if (!user.verifiedAt) {
      await visit.keep({ pendingEmail: user.email, ...(asked ? { redirectTo: asked } : {}) });
      return redirect(links.confirm(), 303);
    }
    visit.headers.append("Set-Cookie", knownDeviceCookie(user.email));
    return signInAndGo(visit, user, asked);
  },
});

function barred(error: unknown): never {
  if (error instanceof SignInBarred) throw tooOften(LIMITS.signIn.text, error.waitSeconds);
  throw error;
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageTitle(args.data?.signUp ? "Create your account" : "Sign in", args),
  {
    name: "description",
    content: "Sign in, or create an account: it keeps your plans and opens the community.",
  },
];

export default function Auth() {
  const { asked, notice, reason, signIn, signUp } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(signIn, useActionData<typeof action>());
  if (signUp) {
    const heading = <AuthHeading reason={reason} subtitle="Create your account" />;
    return (
      <AuthCard>
        <SignUpForm form={signUp} asked={asked} signInHref={links.signInFor(asked)} heading={heading} />
      </AuthCard>
    );
  }
  return (
    <AuthCard>
      {/* What the sign-in itself refuses has a title of its own (specification §8). */}
      <ErrorSummary errors={errors} title={errors.some(({ id }) => !id) ? "Error" : undefined} />
      <AuthHeading reason={reason} subtitle="Welcome back" />
      {notice && (
        <Notice title={notice.title} role="status">
          <p>{notice.text}</p>
        </Notice>
      )}
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
