import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from "jose";
import { transaction } from "~/base/data/database";
import { newId } from "~/base/kernel/ids";
import { log } from "~/base/kernel/log";
import { seal, unseal } from "~/base/kernel/secrets";
import {
  type ActedOn,
  type Actor,
  COMMAND_LINE,
  lockAsSeen,
  noteOnDesk,
} from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { findKey, listKeys, replaceKey } from "~/sign-on/data/keys";

const BITS = 2048;

/** Returns the published keys that SESSION_SECRET opens, the signing one first; makes one where none is. @throws Error */
export async function readKeys(): Promise<JWK[]> {
  const keys: JWK[] = [];
  const stored = await listKeys();
  for (const { id, sealedKey } of stored) {
    const text = unseal("signingKeys", sealedKey);
    if (text) keys.push({ ...(JSON.parse(text) as JWK), kid: id, alg: "RS256", use: "sig" });
    else log.warn({ key: id }, "signing key cannot be read: this process lacks the present SESSION_SECRET");
  }
  if (keys.length > 0) return keys;
  if (stored.length > 0) throw new Error("No signing key can be read with this SESSION_SECRET.");
  await makeFirstKey();
  return readKeys();
}

/** Creates the first key. Parallel calls wait for the same one. */
function makeFirstKey(): Promise<void> {
  making ??= makeKey()
    .then((key) => transaction((tx) => replaceKey(tx, key)))
    .finally(() => {
      making = undefined;
    });
  return making;
}

let making: Promise<void> | undefined;

/** The current signing key, as something that operators act on. */
const SIGNING_KEY: ActedOn<string> = {
  lock: async (tx) => (await listKeys(tx))[0]?.id ?? "none",
  revisionOf: (id) => id,
  changed: (id) => `The signing key has already been replaced: ${id} signs now. Nothing was done.`,
};

/** Replaces the signing key; the old one stays published for a day. @returns the new id @throws ActRefused */
export async function rotateKeys(by: Actor = COMMAND_LINE): Promise<string> {
  const key = await makeKey();
  await actOnce(async (tx) => {
    await lockAsSeen(tx, SIGNING_KEY, "", by);
    await replaceKey(tx, key);
    await noteOnDesk(tx, by, "keys_rotated", key.id);
  });
  return key.id;
}

/**
 * Returns the client of an ID token signed with a key that is no longer published; null otherwise. It may have
 * expired, since it is only a hint (RP-Initiated Logout 1.0, section 2).
 */
export async function clientOfOldHint(token: string): Promise<string | null> {
  try {
    const { kid = "" } = decodeProtectedHeader(token);
    const key = await findKey(kid);
    const text = key?.replacedAt && unseal("signingKeys", key.sealedKey);
    if (!text) return null;
    const { kty, n, e } = JSON.parse(text) as JWK;
    const { payload } = await compactVerify(token, await importJWK({ kty, n, e }, "RS256"));
    const { aud } = JSON.parse(new TextDecoder().decode(payload)) as { aud?: unknown };
    return typeof aud === "string" ? aud : null;
  } catch {
    return null;
  }
}

async function makeKey(): Promise<{ id: string; sealedKey: string }> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: BITS });
  return {
    id: newId(),
    sealedKey: seal("signingKeys", JSON.stringify(privateKey.export({ format: "jwk" }))),
  };
}
