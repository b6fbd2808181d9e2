import { readCookie, setCookie } from "~/base/http/cookies";
import { SECOND_MS } from "~/base/kernel/clock";
import { findKnownDevice, KNOWN_DEVICE_MS } from "~/identity/data/known-devices";

const COOKIE = { name: "known_device" };

/** Returns the secret by which accounts recognize this browser, or null. */
export function knownDeviceSecret(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function knownDeviceCookie(secret: string): string {
  return setCookie(COOKIE, secret, KNOWN_DEVICE_MS / SECOND_MS);
}

/** Returns this account's known device behind a request. Strangers' failed attempts do not count against it. */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
  const secret = knownDeviceSecret(request);
  return secret && findKnownDevice(secret, email);
}
