import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns a new identifier: 128 random bits, URL-safe, 22 characters, of which the first is no hyphen. */
export function newId(): string {
  const id = randomBytes(16).toString("base64url");
  // A command that it is typed for would take it for an option.
  return id.startsWith("-") ? newId() : id;
}

/** Returns whether a text has the form of an identifier of `newId`. */
export const isId = (text: string) => /^[\w-]{22}$/.test(text);

/** Returns a new secret for a cookie or a mailed link: 256 random bits, URL-safe, 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the SHA-256 hash of a secret in base64url. Secrets are only stored as hashes. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const a = createHash("sha256").update(one).digest();
  const b = createHash("sha256").update(other).digest();
  return timingSafeEqual(a, b);
}
