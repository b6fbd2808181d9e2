import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { communityUrl } from "~/content.server";
import { success } from "~/domain/flash";
import { emptyForm } from "~/domain/forms/form";
import { resendVerification } from "~/flows/sign-up";
import { communityLink, flashOnTheWay, placeToGo, wayOn } from "~/http/after-sign-in";
import { FormRejection, formAction, formHeaders, formView } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { hasVerified } from "~/http/mailed-link";
import { visitOf } from "~/http/visit";
import { afterAnswer } from "~/kernel/after-answer";
import { requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { AlreadyVerified } from "~/ui/already-verified";
import { AuthCard } from "~/ui/auth-card";
import { ErrorSummary, PostForm, SubmitButton, useFormView } from "~/ui/form";
import { useLivePage } from "~/ui/live";
import { MailAddress } from "~/ui/mail-address";
import { pageTitle } from "~/ui/page-title";

export const handle = { hydrate: true, width: "narrow" };

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  if (visit.user) {
    const to = wayOn(visit);
    const { flashes = [], createdUserId = visit.user.id } = visit.state;
    // Somebody else has signed in: the sign-up that waited here is not theirs.
    if (createdUserId !== visit.user.id) throw redirect(to, 303);
    // The tab where the link was used is on its way too, with messages of its own.
    const others = flashes.filter(({ title }) => title !== ALREADY_VERIFIED.title);
    await visit.keep({ flashes: [...others, await flashOnTheWay(visit, to, ALREADY_VERIFIED)] });
    throw redirect(to, 303);
  }
  const email = visit.state.pendingEmail ?? null;
  const { searchParams } = new URL(request.url);
  const isVerified = await hasVerified(visit);
  const page = { email, isVerified, form: formView(emptyForm), goesOnTo: null };
  if (!isVerified) {
    // Every visitor who waits gets the same page, or it would tell whether the email was taken.
    const waits = email !== null && !searchParams.has("live") && !requestContext(request).failed;
    return data(page, waits ? { headers: { Refresh: String(ASK_AGAIN_SECONDS) } } : {});
  }
  if (!searchParams.has("verified")) return page;
  const goesOnTo = placeToGo(communityLink(visit, communityUrl()) || links.signIn());
  return data({ ...page, goesOnTo }, { headers: { Refresh: `${WAIT_SECONDS}; url=${goesOnTo.to}` } });
}

const ALREADY_VERIFIED = {
  kind: "info",
  seconds: 3,
  title: "Already Verified",
  text: "Your email address is confirmed and you are signed in.",
} as const;

/** The page that waits loads itself anew; not before its message has been read. */
const ASK_AGAIN_SECONDS = 6;
/** Afterwards comes the community, or its channel. */
const WAIT_SECONDS = 3;

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

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Check your email", args);

export default function Confirm() {
  const { email, form, goesOnTo, isVerified } = useLoaderData<typeof loader>();
  const { formProps, errors } = useFormView(form, useActionData<typeof action>());
  if (isVerified) return <AlreadyVerified email={email} goesOnTo={goesOnTo} />;
  return (
    <AuthCard>
      {email && <Waiting />}
      <ErrorSummary errors={errors} />
      <h1>Almost There! Check Your Email to Complete Signup</h1>
      <p className="lede">
        We sent a confirmation link
        {email && (
          <>
            {" "}
            to{" "}
            <strong>
              <MailAddress email={email} />
            </strong>
          </>
        )}
        . Open it to activate your account.
      </p>
      <ul className="hints squares">
        <li>Nothing there? Check your spam folder.</li>
        <li>
          You may already have an account with this address: then <a href={links.signIn()}>sign in</a>.
        </li>
        {!email && (
          <li>
            No address of yours is known here yet? Then <a href={links.signUp()}>sign up</a>.
          </li>
        )}
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

/** Notices that the link was used elsewhere. A message that floats would be gone with the document: it stays first. */
function Waiting() {
  const root = useRouteLoaderData("root") as { flash: unknown } | undefined;
  useLivePage(links.confirmStatus(), "waiting", Boolean(root?.flash));
  return null;
}
