import { HOUR_MS, SECOND_MS } from "~/kernel/clock";
import { readCookie, setCookie } from "./cookies";

/** For every page: a browser that was never here must show it at /cookie-check too. */
const COOKIE = { name: "reset" };

/** The token of a mailed reset link, taken out of the address: it must not reach history, Referer or a log. */
export function keepResetToken(token: string): string {
  return setCookie(COOKIE, encodeURIComponent(token), HOUR_MS / SECOND_MS);
}

export function readResetToken(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function forgetResetToken(): string {
  return setCookie(COOKIE, "", 0);
}
