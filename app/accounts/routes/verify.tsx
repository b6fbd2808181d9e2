import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange } from "~/accounts/change-email";
import { findMailedToken } from "~/accounts/data/mailed-tokens";
import { verifyForm } from "~/accounts/forms";
import { linkProblem, mayKnowVerified, NEW_EMAIL_PROBLEM, ownSignUp } from "~/accounts/mailed-link";
import { arrivalOf, flashOnTheWay, nextInOtherTab, placeToGo, planWaits, readNext } from "~/accounts/next";
import { rejectUsedUpInvitation, requireNewPassword } from "~/accounts/passwords";
import { UnusableLink, VerifyCard } from "~/accounts/ui/verify-card";
import { verifyEmail } from "~/accounts/verify-email";
import { allowFormTarget } from "~/base/http/page-headers";
import { shortClientIp } from "~/base/http/seen";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { adoptDraftOf } from "~/braindumper/data/drafts";
import { finishPlan } from "~/braindumper/write-plan";
import { AMR } from "~/identity/factors";
import { isRealVisit } from "~/identity/flash";
import { formAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { otherMember } from "~/identity/member";
import { answer, flashAt, type OpenVisit, visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";

export const handle = { title: "Email Verification", width: "narrow" };

/**
 * Opening the link changes nothing, because mail scanners open it too: the button does. Only in the browser where Generate was
 * pressed, whose session no scanner has, is opening it enough.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token_hash = searchParams.get("token_hash") ?? "";
  const type = searchParams.get("type") === "email_change" ? "email_change" : "signup";
  const found = await findMailedToken(token_hash, type);
  const visit = await visitOf(request);
  // A member without a link has nothing to do here, unless the form was just refused and has to say so.
  const wasRefused = requestContext(request).failed ?? false;
  if (visit.user && token_hash === "" && !wasRefused) throw redirect(links.verified(), 303);
  const form = formView(verifyForm, { token_hash, type });
  if (!found) {
    const isChange = type === "email_change";
    const isVerified = !isChange && (await mayKnowVerified(visit));
    const to = isChange ? links.account() : await nextInOtherTab(request, visit);
    return {
      problem: isChange ? NEW_EMAIL_PROBLEM : await linkProblem(visit),
      isVerified,
      canResend: !isChange && !isVerified,
      form,
      pendingEmail: visit.state.pendingEmail ?? null,
      member: visit.user && { email: visit.user.email, next: await placeToGo(to) },
    };
  }
  const { email } = found.user;
  const next = await readNext(request, visit, found.user);
  allowFormTarget(request, next.signOn?.redirectUri);
  const asksPassword = type === "signup" && ownSignUp(visit, email) === null;
  const newEmail = found.change.email ?? null;
  const makesPlan = type === "signup" && (await planWaits(visit, next, found.user));
  const signedInAs = otherMember(visit, email);
  if (makesPlan && !asksPassword && !signedInAs && !wasRefused && isRealVisit(request)) {
    const values = { token_hash, password: "", confirmPassword: "" };
    const made = await answer(request, (opened) => verifySignUp(request, values, opened)).catch(
      unlessRefused,
    );
    if (made) throw made;
  }
  return { problem: null, form, email, newEmail, asksPassword, makesPlan, signedInAs };
}

export const action = formAction(verifyForm, {
  limit: LIMITS.verify,
  unexpected: "Verification failed. Please try signing in manually.",
  async handle({ request, values, visit }) {
    if (values.type === "email_change") return confirmEmail(request, values.token_hash, visit);
    if (values.type !== "signup") throw new FormRejection({ form: await linkProblem(visit) });
    return verifySignUp(request, values, visit);
  },
});

/** Verifies a sign-up, signs its member in and leads them on: to the plan for which Generate was pressed, if one waits. */
async function verifySignUp(
  request: Request,
  given: { token_hash: string; password: string; confirmPassword: string },
  visit: OpenVisit,
): Promise<Response> {
  const { token_hash, password } = given;
  const found = await findMailedToken(token_hash, "signup");
  if (!found) throw new FormRejection({ form: await linkProblem(visit) });
  const choice = ownSignUp(visit, found.user.email);
  if (!choice) requireNewPassword(given);
  const ip = shortClientIp(request);
  const user = await verifyEmail(token_hash, choice, password, ip).catch(rejectUsedUpInvitation);
  if (!user) throw new FormRejection({ form: await linkProblem(visit) });
  // The page warned of this. The other member's session must not pass anything on to this member.
  if (visit.user && visit.user.id !== user.id) await visit.signOut();
  const { to: next, signOn } = await readNext(request, visit, user);
  await visit.signIn(user, AMR.password, adoptDraftOf);
  // On the way into a sign-on, do not interrupt with the invitation to the community.
  const justVerified = signOn ? undefined : true;
  visit.keep({ signupSource: undefined, next: next || undefined, justVerified });
  if (signOn?.isAutomatic) return redirect(next, 303);
  const made = next === links.braindumper() ? await finishPlan(user.id, visit.state.draftId) : null;
  if (made) {
    visit.keep({ next: links.braindump(made) });
    return visit.goTo(links.braindump(made), VERIFIED);
  }
  const flashes = [flashAt(links.verified(), { ...VERIFIED, text: REDIRECTING })];
  const to = arrivalOf(next);
  // The next page repeats the message, because this one is left after a second.
  if (to.startsWith("/") && !signOn) flashes.push(await flashOnTheWay(visit, to, VERIFIED));
  visit.keep({ flashes });
  return redirect(links.verified(), 303);
}

/** What is refused on opening the link is told when its button is pressed. */
function unlessRefused(error: unknown): null {
  if (error instanceof FormRejection) return null;
  throw error;
}

const VERIFIED = { kind: "success", seconds: 2.5, title: "Email Verified Successfully!" } as const;
const REDIRECTING = "You've been signed in. Redirecting you now...";

export default function Verify() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return page.problem === null ? (
    <VerifyCard {...page} result={result} />
  ) : (
    <UnusableLink {...page} result={result} />
  );
}

/** Handles the button behind the link to a new email. It signs nobody in or out. */
async function confirmEmail(request: Request, token: string, visit: OpenVisit): Promise<Response> {
  const user = await confirmEmailChange(token, shortClientIp(request));
  if (!user) throw new FormRejection({ form: NEW_EMAIL_PROBLEM });
  const isOther = visit.user !== null && visit.user.id !== user.id;
  const to = isOther ? links.signIn({ email: user.email }) : visit.user ? links.account() : links.signIn();
  return visit.goTo(to, success("Success", "Your email has been updated."));
}
