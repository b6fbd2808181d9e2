import { readCookie, setCookie } from "~/base/http/cookies";
import { HOUR_MS, SECOND_MS } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import type { User } from "~/identity/data/users";
import type { OpenVisit } from "~/identity/visit";

/** No path of its own, so that /cookie-check sees it too. */
const COOKIE = { name: "reset" };

/** Keeps a reset link's token in a cookie, so that it stays out of the browser's history, Referer headers and logs. */
export function keepResetToken(token: string): string {
  return setCookie(COOKIE, encodeURIComponent(token), HOUR_MS / SECOND_MS);
}

export function readResetToken(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function forgetResetToken(): string {
  return setCookie(COOKIE, "", 0);
}

/** After a link that ended all of a member's sessions: redirects to setting a new password, in this browser. */
export async function goToNewPassword(
  visit: OpenVisit,
  { user, resetSecret }: { user: User; resetSecret: string },
  message: { title: string; text: string },
): Promise<Response> {
  // This session has ended together with all the others.
  if (visit.user?.id === user.id) await visit.signOut();
  visit.give(keepResetToken(resetSecret));
  return visit.goTo(links.resetPassword(), success(message.title, message.text));
}
