import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config } from "./config";
import { newSecret, sameSecret } from "./ids";
import { once } from "./once";

/** SESSION_SECRET (`new,old` rotates), or a secret generated at first start and kept in DATA_DIR. */
export const sessionSecrets = once((): string[] => {
  const { sessionSecrets: given, dataDir, databaseUrl } = config();
  if (given.length > 0) return given;
  if (!databaseUrl) return [readOrCreate(path.join(dataDir, "session-secret"))];
  // Servers that share one Postgres must share the secret.
  throw new Error("SESSION_SECRET must be set when DATABASE_URL is set (32 characters or more).");
});

function readOrCreate(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, newSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

function hmac(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** HMAC-SHA-256 of a text for one purpose, with the current secret. */
export function sign(purpose: string, text: string): string {
  return hmac(sessionSecrets()[0] as string, purpose, text);
}

/** Whether `sign` made this signature, with the current secret or an older one. */
export function isSigned(signature: string, purpose: string, text: string): boolean {
  return sessionSecrets().some((secret) => sameSecret(signature, hmac(secret, purpose, text)));
}

/** A 256-bit key for one purpose from each secret, the current one first. */
export function derivedKeys(purpose: string): Buffer[] {
  return sessionSecrets().map((secret) => createHmac("sha256", secret).update(purpose).digest());
}

/** Encrypts a text for the database (AES-256-GCM). */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKeys(purpose)[0] as Buffer, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The decrypted text, or null when its secret is gone. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const key of derivedKeys(purpose)) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    } catch {
      // Encrypted with another secret.
    }
  }
  return null;
}
