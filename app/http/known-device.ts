import { findKnownDevice, KNOWN_DEVICE_MS } from "~/data/known-devices";
import { SECOND_MS } from "~/kernel/clock";
import { readCookie, setCookie } from "./cookies";

const COOKIE = { name: "known_device" };

/** The secret that this browser is known by, if it has one. */
export function knownDeviceSecret(request: Request): string | null {
  return readCookie(request, COOKIE);
}

export function knownDeviceCookie(secret: string): string {
  return setCookie(COOKIE, secret, KNOWN_DEVICE_MS / SECOND_MS);
}

/**
 * The device behind a request, if somebody signed in to the account of this address with it before: what strangers try
 * then does not count against it.
 */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
  const secret = knownDeviceSecret(request);
  return secret && findKnownDevice(secret, email);
}
