import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reasonOf } from "./closed";
import { config, LEAST_LENGTH, secretProblem, secretsIn } from "./config";
import { writeWhole } from "./finish-file";
import { newSecret, sameSecret } from "./ids";
import { isThere } from "./is-there";
import { once } from "./once";
import { giveToOwnerOf, makeFolder } from "./private-files";

/** SESSION_SECRET (`new,old` rotates), or a secret generated at first start and kept in DATA_DIR. */
export const sessionSecrets = once((): string[] => {
  const problem = secretProblem();
  if (problem) throw new Error(problem);
  const { sessionSecrets: given } = config();
  return keepsSecretFile() ? readOrCreate(secretFile()) : given;
});

/** Whether a start makes and reads DATA_DIR/session-secret. */
export function keepsSecretFile(): boolean {
  const { sessionSecrets: given, databaseUrl } = config();
  return given.length === 0 && !databaseUrl;
}

/** What data is sealed with, so that a backup can be tried with a secret before it takes the site's place. */
export const SEALED = { signingKeys: "sso-keys", oneTimeCodes: "one-time-codes" };

/** The secrets that a start would use; none where it would make one. */
export function presentSecrets(): string[] {
  const { sessionSecrets: given } = config();
  const file = secretFile();
  return keepsSecretFile() && isThere(file) ? readSecrets(file) : given;
}

/** Writes the secrets to the file that the next start reads, all at once: the first seals, all open. */
export function writeSecrets(secrets: string[]): void {
  makeFolder(config().dataDir);
  writeWhole(secretFile(), secrets.join(","));
}

/** Where a start keeps the secret that it has made. */
export const secretFile = () => path.join(config().dataDir, "session-secret");

/** The file appears whole: another start of the same new site may look for it at any moment. */
function readOrCreate(file: string): string[] {
  makeFolder(path.dirname(file));
  if (!isThere(file)) {
    const part = `${file}.${randomUUID()}`;
    writeFileSync(part, newSecret(), { mode: 0o600 });
    giveToOwnerOf(path.dirname(file), part);
    try {
      linkSync(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(part);
    }
  }
  return readSecrets(file);
}

/** @throws Error for a file that was never written to its end: an empty secret seals nothing. */
export function readSecrets(file: string): string[] {
  const secrets = secretsIn(textOf(file));
  if (secrets.every((secret) => secret.length >= LEAST_LENGTH)) return secrets;
  throw new Error(`${file} is empty or cut off. Take it from a backup; or remove it, if the site is new.`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(reasonOf(error as Error), { cause: error });
  }
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
export function derivedKeys(purpose: string, secrets = sessionSecrets()): Buffer[] {
  return secrets.map((secret) => createHmac("sha256", secret).update(purpose).digest());
}

/** Encrypts a text for the database (AES-256-GCM). */
export function seal(purpose: string, text: string, secrets?: string[]): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKeys(purpose, secrets)[0] as Buffer, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The decrypted text, or null when its secret is gone. */
export function unseal(purpose: string, sealed: string, secrets?: string[]): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const key of derivedKeys(purpose, secrets)) {
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
