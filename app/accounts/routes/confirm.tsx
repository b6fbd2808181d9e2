import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasVerified } from "~/accounts/mailed-link";
import {
  askedPath,
  flashOnTheWay,
  isForCommunity,
  nextInOtherTab,
  placeOfOrigin,
  placeToGo,
  readNext,
  waitingIdea,
} from "~/accounts/next";
import { resendVerification } from "~/accounts/sign-up";
import { NextPage } from "~/accounts/ui/next-page";
import { emptyForm } from "~/base/forms/form";
import { afterAnswer } from "~/base/kernel/after-answer";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { info, success } from "~/base/text/flash";
import { LinkRow } from "~/base/ui/button";
import { PostForm, SubmitRow, useFormView } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS, refuseTooMany } from "~/identity/limits";
import { AuthCard } from "~/identity/ui/auth-card";
import { answer, type OpenVisit, type Visit, visitOf } from "~/identity/visit";
import { answerSignOn, browserOf, carriedSignOn, namedSource } from "~/sign-on/pending";
import { beginSignOn } from "~/sign-on/provider/engine";
import { formView } from "~/site/form-page";
import { communityUrl } from "~/site/site.server";

export const handle = { title: "Check your email", width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const { searchParams } = new URL(request.url);
  const email = visit.state.pendingEmail ?? null;
  const next = await readNext(request, visit);
  const idea = await waitingIdea(visit, next);
  const page = { email, idea, isMember: false, isVerified: false, form: formView(emptyForm), goesOnTo: null };
  if (visit.user) {
    if (searchParams.has("waiting") && isOwnSignUp(visit))
      throw await answer(request, (opened) => followLink(request, opened));
    const goesOnTo = await placeToGo(links.home());
    return data({ ...page, isMember: true, goesOnTo }, refreshTo(goesOnTo.to, MEMBER_WAIT_SECONDS));
  }
  await keepNamed(request);
  const isVerified = await hasVerified(visit);
  // Everybody who waits gets the same page; a difference would reveal whether the email was taken.
  if (!isVerified) return { ...page, reloadsAt: email && links.waiting() };
  if (!searchParams.has("verified")) return { ...page, isVerified };
  const site = (await isForCommunity(next)) && config().community.url;
  const goesOnTo = await placeToGo(site || communityUrl() || links.signIn());
  return data({ ...page, isVerified, goesOnTo }, refreshTo(goesOnTo.to, WAIT_SECONDS));
}

const refreshTo = (url: string, seconds: number) => ({ headers: { Refresh: `${seconds}; url=${url}` } });

/** Somebody else may have signed in meanwhile, whose sign-up this is not. */
const isOwnSignUp = ({ user, state }: Visit) => [undefined, user?.id].includes(state.createdUserId);

/** The link was used in another tab: leads this tab to the same place, and keeps the messages of that tab. */
async function followLink(request: Request, visit: OpenVisit): Promise<Response> {
  const to = await nextInOtherTab(request, visit);
  const { flashes = [] } = visit.state;
  const others = flashes.filter(({ title }) => title !== ALREADY_VERIFIED.title);
  visit.keep({ flashes: [...others, await flashOnTheWay(visit, to, ALREADY_VERIFIED)] });
  return redirect(to, 303);
}

/**
 * Stores where the visitor comes from (a sign-on, a source, an own path) for after the verification.
 * @throws a redirect to the URL without these parameters
 */
async function keepNamed(request: Request): Promise<void> {
  const carried = carriedSignOn(request);
  const [source, asked] = [namedSource(request), askedPath(request)];
  if (!carried && !source && !asked) return;
  throw await answer(request, async (visit) => {
    const named = { ...(source && { signupSource: source }) };
    if (carried) {
      const started = await beginSignOn(`?${carried}`, browserOf(visit));
      return answerSignOn(request, visit, started, { signInAt: links.confirm(), named });
    }
    if (!visit.session) await refuseTooMany(request, LIMITS.signOn);
    const next = placeOfOrigin(source) ?? asked ?? undefined;
    visit.keep({ ...named, ...(next && { next }) });
    return redirect(links.confirm(), 303);
  });
}

const ALREADY_VERIFIED = info(
  "Already Verified",
  "Your email address is confirmed and you are signed in.",
  3,
);

/** In seconds, before going on to the community or its channel. */
const WAIT_SECONDS = 3;
/** In whole seconds for the Refresh header; scripts wait 1.5 seconds. */
const MEMBER_WAIT_SECONDS = 2;

export const action = formAction(emptyForm, {
  limit: LIMITS.resend,
  accountOf: ({ visit }) => visit.state.pendingEmail ?? null,
  unexpected: "Failed to resend verification email. Please try again.",
  async handle({ visit }) {
    const { pendingEmail } = visit.state;
    if (!pendingEmail) throw new FormRejection({ form: "Email not found. Please try signing up again." });
    if (await hasVerified(visit)) return redirect(`${links.confirm()}?verified`, 303);
    afterAnswer(() => resendVerification(pendingEmail));
    const text = "Please check your inbox and spam folder for the verification link.";
    return visit.goTo(links.confirm(), success("Verification Email Sent!", text));
  },
});

export default function Confirm() {
  const { email, idea, form, goesOnTo, isMember, isVerified } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  if (isMember)
    return (
      <AuthCard title={ALREADY_VERIFIED.title}>
        <Notice kind="ok" title={ALREADY_VERIFIED.text} role="status" />
        {goesOnTo && <NextPage {...goesOnTo} afterMs={1500} />}
      </AuthCard>
    );
  if (isVerified) return <AlreadyVerified email={email} goesOnTo={goesOnTo} />;
  return (
    <AuthCard title="Almost There! Check Your Email to Complete Signup" errors={errors}>
      <p className="lede">
        {email ? (
          <>
            We sent a confirmation link&nbsp;to <MailAddress email={email} isStrong end="." />
          </>
        ) : (
          "We sent a confirmation link."
        )}{" "}
        Open it to activate your account.
      </p>
      {idea && (
        <p>
          Your plan for “<strong dir="auto">{idea}</strong>” is waiting.
        </p>
      )}
      <ul className="hints squares">
        <li>
          Nothing there? Check your spam folder. The next mail leaves a minute after the last at the earliest,
          and only the newest link works.
        </li>
        <li>
          You may already have an account with this address: then{" "}
          <a href={links.signIn({ email })}>sign in</a>.
        </li>
        {email ? (
          <li>
            Mistyped the address? <a href={links.signUp()}>Sign up again</a> with the right one. Nothing comes
            of the other.
          </li>
        ) : (
          <li>
            No address of yours is known here yet? Then <a href={links.signUp()}>sign up</a>.
          </li>
        )}
      </ul>
      <PostForm {...formProps}>
        <SubmitRow pending="Resending..." variant="secondary">
          Resend verification email
        </SubmitRow>
      </PostForm>
      {email && <div data-looks={links.waiting()} />}
    </AuthCard>
  );
}

type AlreadyVerifiedProps = { email: string | null; goesOnTo: { to: string; place: string } | null };

/** For a visitor who signed up here and opened the mailed link in another browser. */
function AlreadyVerified({ email, goesOnTo }: AlreadyVerifiedProps) {
  return (
    <AuthCard title="Account Already Verified">
      <Notice kind="ok" title="Your email is already verified. You can sign in now." role="status">
        {email && (
          <p>
            Sign in as <MailAddress email={email} isStrong /> with the password that was chosen when it was
            verified.
          </p>
        )}
      </Notice>
      {goesOnTo && <NextPage {...goesOnTo} />}
      <LinkRow href={links.signIn({ email })}>Sign In</LinkRow>
    </AuthCard>
  );
}
