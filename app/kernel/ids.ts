import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new identifier: 128 random bits, URL-safe, 22 characters. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** A new secret for a cookie or a mailed link: 256 random bits, URL-safe, 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256, base64url. Only hashes of secrets are stored. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const a = createHash("sha256").update(one).digest();
  const b = createHash("sha256").update(other).digest();
  return timingSafeEqual(a, b);
}
