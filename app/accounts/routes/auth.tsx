import { data, type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passkeyForm, signInForm } from "~/accounts/forms";
import { hasVerified, namedEmail, plainEmail } from "~/accounts/mailed-link";
import { askedPath, type Next, readNext } from "~/accounts/next";
import { signInBy, unread } from "~/accounts/proofs";
import { signInWords, signUpPage } from "~/accounts/sign-up-page";
import { EmailLink } from "~/accounts/ui/email-link";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { RefusedSignIn, SignOnFailed } from "~/accounts/ui/refused-sign-in";
import { SignUpPage } from "~/accounts/ui/sign-up-page";
import { allowFormTarget } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "~/base/ui/form";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { AuthCard, AuthHeading, SignedInAs } from "~/identity/ui/auth-card";
import { type Visit, visitOf } from "~/identity/visit";
import { placeOf } from "~/sign-on/client-rules";
import { carriedSignOn, hasSignedInFor, questionUrl } from "~/sign-on/pending";
import { formView } from "~/site/form-page";
import { whoToAsk } from "~/site/site.server";

export const handle = {
  title: ({ signUp }: SerializeFrom<typeof loader>) => (signUp ? "Create your account" : "Sign in"),
  footer: false,
  width: "narrow",
};

/** Parameters of a sign-on that failed elsewhere and was sent back here. */
const ERROR_PARAMETERS = ["error", "error_description", "error_code"];

export async function loader({ request }: LoaderFunctionArgs) {
  const carried = carriedSignOn(request);
  if (carried) throw redirect(links.authorize(carried), 303);
  const visit = await visitOf(request);
  const next = await readNext(request, visit);
  const email = namedEmail(request);
  const signedInAs = otherMember(visit, email);
  if (visit.user && !signedInAs) redirectMember(request, visit, next);
  const { searchParams } = new URL(request.url);
  const { signOn, lost } = next;
  allowFormTarget(request, signOn?.redirectUri);
  // The parameters only cause the error; its text is ours, since anybody can make up a URL.
  const failed = lost !== null || ERROR_PARAMETERS.some((name) => searchParams.has(name));
  const status = failed ? 400 : 200;
  if (searchParams.get("tab") === "signup")
    return data({ failed, ...(await signUpPage(request, visit, next)) }, status);
  const page = {
    failed,
    ...(await signInWords(request, visit, next)),
    signUp: null,
    returnHost: signOn && placeOf(signOn.redirectUri),
    signIn: formView(signInForm, { email: email ?? "" }),
    passkey: config().passkeyHost ? formView(passkeyForm) : null,
    waitsFor: (await hasVerified(visit)) ? null : (visit.state.signUp?.email ?? null),
    signedInAs,
    ask: whoToAsk(),
  };
  return data(page, status);
}

/** Sends signed-in members on, unless a sign-on asks for another sign-in. */
function redirectMember(request: Request, visit: Visit, { to, signOn }: Next): void {
  if (!signOn) throw redirect(askedPath(request) ?? links.home(), 303);
  if (hasSignedInFor(visit, signOn)) throw redirect(to, 303);
  const wantsOther = new URL(request.url).searchParams.has("other");
  const question = wantsOther ? null : questionUrl(signOn, visit);
  if (question) throw redirect(question, 303);
}

export const action = formAction(unread(signInForm), {
  limit: LIMITS.signIn,
  accountOf: ({ body }) => plainEmail(String(body.get("email") ?? "")),
  handle: ({ request, visit }) => signInBy("password", request, visit),
});

export const meta = () => [{ name: "description", content: "Sign in, or create an account." }];

export default function Auth() {
  const page = useLoaderData<typeof loader>();
  if (page.failed) return <SignOnFailed />;
  if (page.signUp) return <SignUpPage {...page} />;
  return (
    <AuthCard>
      <SignIn {...page} />
    </AuthCard>
  );
}

type Page = Extract<SerializeFrom<typeof loader>, { signUp: null }>;

function SignIn({
  ask,
  notice,
  idea,
  passkey,
  query,
  reason,
  returnHost,
  signIn,
  signedInAs,
  waitsFor,
}: Page) {
  const { formProps, fields, errors } = useFormView(signIn, useActionData<typeof action>());
  const email = fields.email.defaultValue;
  const isRefused = errors.some(({ id }) => !id);
  return (
    <>
      {/* A refused sign-in has a title of its own. */}
      <ErrorSummary errors={errors} title={isRefused ? "Error" : undefined} />
      <AuthHeading reason={reason} notice={notice} idea={idea} subtitle="Welcome back" />
      <SignedInAs email={signedInAs}>
        The button signs that account out and signs you in to the one below.
      </SignedInAs>
      <RefusedSignIn {...{ errors, waitsFor, email, ask }} />
      {returnHost && (
        <p className="fine">
          Then we take you back to{" "}
          <strong>{typeof reason === "object" && reason ? reason.client.name : returnHost}</strong>
          {typeof reason === "object" && reason && ` (${returnHost})`}.
        </p>
      )}
      <PostForm {...formProps}>
        <TextField field={fields.email} />
        <PasswordField field={fields.password} />
        {/* During a sign-on to another site, only a refused sign-in offers this. */}
        {!returnHost && (
          <p>
            <EmailLink href={links.forgotPassword()} email={email}>
              Forgot password?
            </EmailLink>
          </p>
        )}
        <div className="actions">
          <SubmitButton pending="Signing in...">Sign in</SubmitButton>
          <p>
            New here?{" "}
            <EmailLink href={links.signUpWith(query)} email={email}>
              Sign up
            </EmailLink>
          </p>
        </div>
      </PostForm>
      {passkey && (
        <PasskeyForm form={passkey} action={links.passkey(query)} label="Sign in with a passkey" inFields />
      )}
    </>
  );
}
