import { createHmac } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config } from "./config";
import { newSecret, sameSecret } from "./ids";

let kept: string[] | undefined;

/** SESSION_SECRET (`new,old` rotates), or the one generated at the first start and kept under DATA_DIR. */
export function sessionSecrets(): string[] {
  if (kept) return kept;
  const { sessionSecrets: given, dataDir, databaseUrl } = config();
  if (given.length > 0) kept = given;
  else if (databaseUrl) {
    // Several servers on one Postgres must agree on it, so it cannot be generated here.
    throw new Error("SESSION_SECRET must be set when DATABASE_URL is set (32 characters or more).");
  } else kept = [readOrCreate(path.join(dataDir, "session-secret"))];
  return kept;
}

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

/** Whether a signature was made by `sign`, with the current secret or one that it replaced. */
export function isSigned(signature: string, purpose: string, text: string): boolean {
  return sessionSecrets().some((secret) => sameSecret(signature, hmac(secret, purpose, text)));
}
