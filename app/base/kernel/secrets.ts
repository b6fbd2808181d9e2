import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Config, config, LEAST_LENGTH, secretProblem, secretsIn } from "./config";
import { reasonOf } from "./file-access";
import { writeWhole } from "./finish-file";
import { newSecret, sameSecret } from "./ids";
import { isThere } from "./is-there";
import { log } from "./log";
import { giveToOwnerOf, makeFolder } from "./private-files";

/** Those of the configuration that is in force, and of the file as it last changed. */
let inUse: { by: Config; changed: number; secrets: string[] } | undefined;

/** When the file of secrets last changed; 0 where there is none. */
const fileChanged = () => statSync(secretFile(), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The secrets in SESSION_SECRET (`new,old` rotates), or one generated at the first start and kept in DATA_DIR, to which a
 * restore adds the backup's while the site runs.
 */
export function sessionSecrets(): string[] {
  // Asked before the file is read: one that is replaced in between is read again.
  const changed = keepsSecretFile() ? fileChanged() : 0;
  if (inUse?.by === config()) {
    const { secrets } = inUse;
    if (![inUse.changed, 0].includes(changed)) inUse = { ...inUse, changed, secrets: readAgain(secrets) };
    return inUse.secrets;
  }
  const problem = secretProblem();
  if (problem) throw new Error(problem);
  const secrets = keepsSecretFile() ? readOrCreate(secretFile()) : config().sessionSecrets;
  inUse = { by: config(), changed, secrets };
  return secrets;
}

/** Reads a file that has changed while the site runs. It counts if it adds to the secrets in use; a start checks any other. */
function readAgain(present: string[]): string[] {
  try {
    const found = readSecrets(secretFile());
    if (present.every((each) => found.includes(each))) return found;
    throw new Error(`${secretFile()} lacks a secret that is in use.`);
  } catch (error) {
    log.error(`${(error as Error).message} This process goes on with those of before.`);
    return present;
  }
}

/** Returns whether a start creates and reads DATA_DIR/session-secret. */
export function keepsSecretFile(): boolean {
  const { sessionSecrets: given, databaseUrl } = config();
  return given.length === 0 && !databaseUrl;
}

/**
 * Everything that is sealed for longer than a page is open. `seal` takes nothing else, so a rotation of SESSION_SECRET seals all
 * again, and a start refuses while something cannot be opened (operations/data/sealed says where each is stored).
 */
export const SEALED = {
  oneTimeCodes: { purpose: "one-time-codes", thing: "authenticator app" },
  signingKeys: { purpose: "sso-keys", thing: "signing key" },
  shownOnce: { purpose: "shown-once", thing: "shown-once secret" },
} as const;

export type SealedKind = keyof typeof SEALED;

/** What a page carries in its form, for as long as it is open: no rotation reaches it. */
type InPage = { page: string };

const purposeOf = (what: SealedKind | InPage) =>
  typeof what === "string" ? SEALED[what].purpose : what.page;

/** Returns the secrets that a start would use; none where it would generate one. */
export function presentSecrets(): string[] {
  const { sessionSecrets: given } = config();
  const file = secretFile();
  return keepsSecretFile() && isThere(file) ? readSecrets(file) : given;
}

/** Writes the file of secrets that the next start reads, atomically. The first secret encrypts, all decrypt. */
export function writeSecrets(secrets: string[]): void {
  makeFolder(config().dataDir);
  writeWhole(secretFile(), secrets.join(","));
}

/** Returns the file in which a start keeps a generated secret. */
export const secretFile = () => path.join(config().dataDir, "session-secret");

/** Reads the file of secrets, or creates it: by a hard link, which appears complete and never replaces another's. */
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

/** Reads the file of secrets. @throws Error when it is incomplete, since an empty secret would protect nothing */
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

/**
 * Everything that is only signed, and what a rotation of SESSION_SECRET says of it: no other secret can sign it again. `sign` takes
 * nothing else.
 */
export const SIGNED = {
  "newsletter-join": "Links that confirm the newsletter, mailed before, end with it (or after 30 days).",
  "account in log": "Log and trail have new hashes for accounts.",
  // A start prints the new key.
  outbox: "",
} as const;

/** Signs a text for one purpose (HMAC-SHA-256) with the current secret. */
export function sign(purpose: keyof typeof SIGNED, text: string): string {
  return hmac(sessionSecrets()[0] as string, purpose, text);
}

/** Returns whether `sign` made this signature, with the current secret or an older one. */
export function isSigned(signature: string, purpose: keyof typeof SIGNED, text: string): boolean {
  return sessionSecrets().some((secret) => sameSecret(signature, hmac(secret, purpose, text)));
}

/** Derives a 256-bit key for one purpose from each secret, the current one first. */
export function derivedKeys(purpose: string, secrets = sessionSecrets()): Buffer[] {
  return secrets.map((secret) => createHmac("sha256", secret).update(purpose).digest());
}

/** Encrypts a text for storage (AES-256-GCM). */
export function seal(what: SealedKind | InPage, text: string, secrets?: string[]): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derivedKeys(purposeOf(what), secrets)[0] as Buffer, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a text; null when none of the secrets fits. */
export function unseal(what: SealedKind | InPage, sealed: string, secrets?: string[]): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const key of derivedKeys(purposeOf(what), secrets)) {
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
