import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { shownEmail } from "~/base/text/email";
import { recordEvent } from "~/identity/data/audit";
import {
  claimChallenge,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
} from "~/identity/data/factors";
import { actOnce } from "~/identity/data/presses";
import { findEnabledUser, type User } from "~/identity/data/users";
import { letterSite } from "~/mail/letter-site";
import type { Seen } from "./alert-member";
import {
  type Changer,
  FactorRefused,
  recordFactorAdded,
  recordFactorRemoved,
  requireChanger,
} from "./second-factor";

/** Loaded on first use, to keep start-up quick. */
const webauthn = () => import("@simplewebauthn/server");

const MAX = 20;

/** Returns the relying party id of this site. @throws FactorRefused when passkeys cannot work at its address */
function host(): string {
  const { passkeyHost } = config();
  if (passkeyHost) return passkeyHost;
  throw new FactorRefused("Passkeys do not work at this address: they need https and a name, or localhost.");
}

/** Returns the WebAuthn options to sign in with any passkey of this site, and stores their challenge. */
export async function passkeyQuestion() {
  const rpID = host();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await insertChallenge(options.challenge, null);
  return options;
}

/** Returns the WebAuthn options to create a passkey for this member, and stores their challenge. */
export async function newPasskeyQuestion(user: User) {
  const rpID = host();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: letterSite().name,
    rpID,
    userName: shownEmail(user.email),
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id) as Uint8Array<ArrayBuffer>,
    attestationType: "none",
    excludeCredentials: (await listPasskeys(user.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await insertChallenge(options.challenge, user.id);
  return options;
}

/** Parses what the browser's script put into the form. @throws FactorRefused when it is missing or damaged */
function answerIn<Answer extends { id: string }>(response: string): Answer {
  if (response === "") {
    throw new FactorRefused(
      "A passkey needs a browser that supports passkeys, with JavaScript on. This one sent no passkey.",
    );
  }
  try {
    const answer = JSON.parse(response) as Answer;
    if (typeof answer.id === "string") return answer;
  } catch {
    // Falls through to the refusal below.
  }
  throw new FactorRefused("Your passkey's answer could not be read. Please try again.");
}

const STALE = "This took too long, or was sent twice. Please use your passkey again.";

/** The library checks challenge, origin and host. The member gets one general message; its reason goes to the log. */
function expected(userId: string | null) {
  let isStale = false;
  const checks = {
    expectedChallenge: async (challenge: string) => {
      isStale = !(await claimChallenge(challenge, userId));
      return !isStale;
    },
    expectedOrigin: config().appOrigin,
    expectedRPID: host(),
    requireUserVerification: true,
  };
  const refuse = (error: unknown): never => {
    log.warn({ reason: (error as Error).message }, "passkey refused");
    throw new FactorRefused(
      isStale
        ? STALE
        : "This passkey could not be checked: it answered for a different address or in a different way.",
    );
  };
  return { checks, refuse };
}

/**
 * Stores the passkey that a browser has created.
 * @returns the recovery codes to show when this is the first factor, else null
 * @throws FactorRefused
 */
export async function addPasskey(
  user: User,
  { name, response }: { name: string; response: string },
  by: Changer,
): Promise<string[] | null> {
  const { checks, refuse } = expected(user.id);
  const answer = answerIn<RegistrationResponseJSON>(response);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...checks,
    response: answer,
  }).catch(refuse);
  if (!verified) return refuse(new Error("not verified"));
  const { credential } = registrationInfo;
  if ((await listPasskeys(user.id)).length >= MAX)
    throw new FactorRefused(`You have ${MAX} passkeys: remove one first.`);
  return actOnce(async (tx) => {
    const isFirst = await requireChanger(tx, user, by);
    const isNew = await insertPasskey(tx, {
      id: credential.id,
      userId: user.id,
      name,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
    });
    if (!isNew) throw new FactorRefused("This passkey has already been added.");
    return recordFactorAdded(tx, user, "passkey_added", { ...by, isFirst, detail: name });
  });
}

/**
 * Verifies a passkey's signature.
 * @returns the member that the passkey belongs to
 * @throws FactorRefused when it is unknown, removed, stale or wrong
 */
export async function verifyPasskey(response: string, seen: Seen): Promise<User> {
  const { checks, refuse } = expected(null);
  const answer = answerIn<AuthenticationResponseJSON>(response);
  const passkey = await findPasskey(answer.id);
  const user = passkey && (await findEnabledUser(passkey.userId));
  if (!passkey || !user?.verifiedAt)
    throw new FactorRefused("This passkey is not known here, or was removed. Sign in with your password.");
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...checks,
    response: answer,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!verified) return refuse(new Error("not verified"));
  const isThere = await transaction(async (tx) => {
    await recordEvent(tx, { userId: user.id, kind: "passkey_used", ip: seen.ip });
    return notePasskeyUse(tx, passkey.id, authenticationInfo.newCounter);
  });
  if (!isThere) throw new FactorRefused("This passkey was removed. Sign in with your password.");
  log.info({ account: accountInLog(user.email), network: seen.ip }, "passkey used");
  return user;
}

/** Removes a member's passkey. An id of somebody else's changes nothing. */
export async function removePasskey(user: User, id: string, seen: Seen): Promise<void> {
  await actOnce(async (tx) => {
    const removed = await deletePasskey(tx, user.id, id);
    if (removed) await recordFactorRemoved(tx, user, "passkey_removed", { ...seen, detail: removed.name });
  });
}
