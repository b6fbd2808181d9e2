import { data, type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  askedPath,
  leadsToCommunity,
  signInQuery,
  signInReason,
  waitingIdea,
} from "~/accounts/after-sign-in";
import { passkeyForm, signInForm, signUpForm } from "~/accounts/forms";
import { begunSignUp, hasVerified, namedEmail } from "~/accounts/mailed-link";
import { authenticate, finishSignIn } from "~/accounts/proofs";
import { isOwnSignUp } from "~/accounts/sign-in";
import { EmailLink } from "~/accounts/ui/email-link";
import { PasskeyForm } from "~/accounts/ui/passkey-form";
import { RefusedSignIn, SignOnFailed, WRONG_CREDENTIALS } from "~/accounts/ui/refused-sign-in";
import { SignUpForm } from "~/accounts/ui/sign-up-form";
import { allowFormTarget } from "~/base/http/page-headers";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { ErrorSummary, PasswordField, PostForm, SubmitButton, TextField, useFormView } from "~/base/ui/form";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { closedTo } from "~/identity/registration";
import { AuthCard, AuthHeading, SignedInAs } from "~/identity/ui/auth-card";
import { CLOSED_SUBTITLES, ClosedRegistration } from "~/identity/ui/closed-registration";
import { type Visit, visitOf } from "~/identity/visit";
import { placeOf } from "~/sign-on/client-rules";
import { carriedSignOn, hasSignedInFor, questionUrl, readSignOn, type SignOnState } from "~/sign-on/pending";
import { formView } from "~/site/form-page";
import { whoToAsk } from "~/site/site.server";

export const handle = {
  title: ({ signUp }: SerializeFrom<typeof loader>) => (signUp ? "Create your account" : "Sign in"),
  footer: false,
  width: "narrow",
};

/** Parameters of a sign-on that failed elsewhere and was sent back here. */
const ERROR_PARAMETERS = ["error", "error_description", "error_code"];

/** Notices for visitors on their way to the community. */
const COMMUNITY_NOTICE = {
  signIn: "Please log in to access the community.",
  signUp: "Sign in or create an account to join our community.",
};

export async function loader({ request }: LoaderFunctionArgs) {
  const carried = carriedSignOn(request);
  if (carried) throw redirect(links.authorize(carried), 303);
  const visit = await visitOf(request);
  const signOn = await readSignOn(request, visit);
  const email = namedEmail(request);
  const signedInAs = otherMember(visit, email);
  if (visit.user && !signedInAs) redirectMember(request, visit, signOn);
  const { searchParams } = new URL(request.url);
  const asked = askedPath(request);
  const isSignUp = searchParams.get("tab") === "signup";
  const reason = await signInReason(request, visit, signOn);
  allowFormTarget(request, signOn.pending?.redirectUri);
  // The parameters only cause the error; its text is ours, since anybody can make up a URL.
  const failed = signOn.lost !== null || ERROR_PARAMETERS.some((name) => searchParams.has(name));
  const page = {
    failed,
    query: signInQuery(request),
    reason,
    returnHost: signOn.pending && placeOf(signOn.pending.redirectUri),
    notice: noticeOf(asked, isSignUp),
    idea: await waitingIdea(visit),
    signUp: isSignUp
      ? formView(signUpForm, { place: "auth", ...begunSignUp(visit), ...(email && { email }) })
      : null,
    signIn: formView(signInForm, { email: email ?? "" }),
    closed: isSignUp ? await closedTo(visit.state) : null,
    passkey: config().passkeyHost ? formView(passkeyForm) : null,
    waitsFor: (await hasVerified(visit)) ? null : (visit.state.signUp?.email ?? null),
    signedInAs,
    ask: whoToAsk(),
  };
  return data(page, failed ? 400 : 200);
}

/** Returns what to say of where somebody was going. */
function noticeOf(asked: string | null, isSignUp: boolean): string | null {
  if (leadsToCommunity(asked)) return COMMUNITY_NOTICE[isSignUp ? "signUp" : "signIn"];
  return `${asked}/`.startsWith(`${links.account()}/`) ? "Sign in to see your account settings." : null;
}

/** Sends signed-in members on, unless a sign-on asks for another sign-in. */
function redirectMember(request: Request, visit: Visit, { pending }: SignOnState): void {
  if (!pending) throw redirect(askedPath(request) ?? links.home(), 303);
  if (hasSignedInFor(visit, pending)) throw redirect(links.resumeSignOn(pending.id), 303);
  const wantsOther = new URL(request.url).searchParams.has("other");
  const question = wantsOther ? null : questionUrl(pending, visit);
  if (question) throw redirect(question, 303);
}

export const action = formAction(signInForm, {
  limit: LIMITS.signIn,
  accountOf: ({ values }) => values.email,
  async handle({ request, values, visit }) {
    const asked = askedPath(request);
    const shown = await authenticate("password", request);
    if (shown) return finishSignIn(request, visit, shown);
    if (!(await isOwnSignUp(visit.state, values))) throw new FormRejection({ form: WRONG_CREDENTIALS });
    if (asked) visit.keep({ next: asked });
    return redirect(links.confirm(), 303);
  },
});

export const meta = () => [{ name: "description", content: "Sign in, or create an account." }];

export default function Auth() {
  const page = useLoaderData<typeof loader>();
  const { failed, notice, idea, query, reason, signUp } = page;
  if (failed) return <SignOnFailed />;
  if (signUp) {
    const subtitle = page.closed ? CLOSED_SUBTITLES[page.closed.why] : "Create your account";
    const heading = <AuthHeading reason={reason} subtitle={subtitle} notice={notice} idea={idea} />;
    return (
      <AuthCard>
        {page.closed ? (
          <>
            {heading}
            <ClosedRegistration {...page.closed} signInHref={links.signInWith(query)} />
          </>
        ) : (
          <SignUpForm form={signUp} query={query} heading={heading} signInHref={links.signInWith(query)} />
        )}
      </AuthCard>
    );
  }
  return (
    <AuthCard>
      <SignIn {...page} />
    </AuthCard>
  );
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

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
