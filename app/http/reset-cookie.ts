import type { User } from "~/data/users";
import { success } from "~/domain/flash";
import { HOUR_MS, SECOND_MS } from "~/kernel/clock";
import { links } from "~/links";
import { readCookie, setCookie } from "./cookies";
import type { OpenVisit } from "./visit";

/** On every path, so that /cookie-check sees it too. */
const COOKIE = { name: "reset" };

/** The token of a reset link, moved out of the url so that it does not reach history, Referer or logs. */
export function keepResetToken(token: string): string {
  return setCookie(COOKIE, encodeURIComponent(token), HOUR_MS / SECOND_MS);
}

export function readResetToken(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function forgetResetToken(): string {
  return setCookie(COOKIE, "", 0);
}

/** After a mailed link that ended all sessions of a member: on to a new password, in this very browser. */
export async function goToNewPassword(
  visit: OpenVisit,
  { user, resetSecret }: { user: User; resetSecret: string },
  message: { title: string; text: string },
): Promise<Response> {
  // This session of the member ended with all the others.
  if (visit.user?.id === user.id) await visit.signOut();
  visit.give(keepResetToken(resetSecret));
  return visit.goTo(links.resetPassword(), success(message.title, message.text));
}
