import { signUpForm } from "~/accounts/forms";
import { begunSignUp, namedEmail } from "~/accounts/mailed-link";
import { askedPath, type Next, signInQuery, signInReason, waitingIdea } from "~/accounts/next";
import { links } from "~/base/links";
import { closedTo } from "~/identity/registration";
import { hasEndedSession, type Visit } from "~/identity/visit";
import { formView } from "~/site/form-page";

/** Returns what the pages to sign in and to sign up say alike: what for, and the query that they pass on to each other. */
export async function signInWords(request: Request, visit: Visit, next: Next, isSignUp = false) {
  return {
    query: signInQuery(request),
    reason: await signInReason(next),
    notice: noticeOf(request, visit, isSignUp),
    idea: await waitingIdea(visit, next),
  };
}

/** Returns what to say of where somebody was going, or why they are back here. */
function noticeOf(request: Request, visit: Visit, isSignUp: boolean): string | null {
  const asked = askedPath(request);
  if (asked === links.community() || asked === links.authRedirect())
    return isSignUp
      ? "Sign in or create an account to join our community."
      : "Please log in to access the community.";
  // Which of these it was, nobody knows: an ended session is deleted.
  if (hasEndedSession(request, visit))
    return "You were signed out: after some weeks, with a new password, or by another device or an operator.";
  return `${asked}/`.startsWith(`${links.account()}/`) ? "Sign in to see your account settings." : null;
}

/** Returns what the sign-up page shows at both of its addresses. `closed`: why nobody may sign up here, else null. */
export async function signUpPage(request: Request, visit: Visit, next: Next) {
  const email = namedEmail(request);
  return {
    ...(await signInWords(request, visit, next, true)),
    signUp: formView(signUpForm, { place: "auth", ...begunSignUp(visit), ...(email && { email }) }),
    closed: await closedTo(visit.state),
  };
}
