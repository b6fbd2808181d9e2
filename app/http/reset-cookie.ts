import { config } from "~/kernel/config";
import { readCookie } from "./visit";

const COOKIE = "reset";
const HOUR_SECONDS = 60 * 60;

/** For every page: a browser that was never here must show it at /cookie-check too. */
function cookie(value: string, maxAge: number): string {
  const secure = config().isHttps ? "; Secure" : "";
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** The token of a mailed reset link, taken out of the address: it must not reach history, Referer or a log. */
export function keepResetToken(token: string): string {
  return cookie(encodeURIComponent(token), HOUR_SECONDS);
}

export function readResetToken(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function forgetResetToken(): string {
  return cookie("", 0);
}
