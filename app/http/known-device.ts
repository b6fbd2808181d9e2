import { config } from "~/kernel/config";
import { isSigned, sign } from "~/kernel/secrets";
import { readCookie } from "./visit";

const COOKIE = "known_device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const PURPOSE = "known-device";

/** Whether somebody signed in to this account with this browser before: then strangers' wrong passwords do not bar it. */
export function isKnownDevice(request: Request, email: string): boolean {
  const cookie = readCookie(request, COOKIE);
  return cookie !== null && isSigned(cookie, PURPOSE, email.trim().toLowerCase());
}

/** Remembers, after a sign-in, that this browser belongs to the account. */
export function knownDeviceCookie(email: string): string {
  const secure = config().isHttps ? "; Secure" : "";
  return `${COOKIE}=${sign(PURPOSE, email.trim().toLowerCase())}; Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`;
}
