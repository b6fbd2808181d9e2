import { readCookie, setCookie } from "~/base/http/cookies";
import { HOUR_MS, SECOND_MS } from "~/base/kernel/clock";

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
