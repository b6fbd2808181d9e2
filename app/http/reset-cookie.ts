import { HOUR_MS, SECOND_MS } from "~/kernel/clock";
import { readCookie, setCookie } from "./cookies";

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
