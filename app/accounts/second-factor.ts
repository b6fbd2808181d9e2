import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { deleteOtherTokens } from "~/accounts/data/mailed-tokens";
import { type Queries, transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { DAY_SECONDS, HOUR_SECONDS, now, SECOND_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { derivedKeys, seal, unseal } from "~/base/kernel/secrets";
import { shownEmail } from "~/base/text/email";
import { success } from "~/base/text/flash";
import { withPlainDigits } from "~/base/text/incoming-text";
import { recordEvent } from "~/identity/data/audit";
import {
  claimRecoveryCode,
  claimStep,
  deleteOneTimeCodes,
  findOneTimeCodes,
  hasFactor,
  insertOneTimeCodes,
  replaceRecoveryCodes,
} from "~/identity/data/factors";
import { actOnce, MayNotAct } from "~/identity/data/presses";
import { countFailure } from "~/identity/data/rate-limits";
import { isSessionOf } from "~/identity/data/sessions";
import { listShown, showUntilKept } from "~/identity/data/shown-once";
import { findUserByEmail, type User } from "~/identity/data/users";
import { inGroups } from "~/identity/factors";
import type { Visit } from "~/identity/visit";
import { letterSite } from "~/mail/letter-site";
import { alertMember, type Seen } from "./alert-member";
import { endSessions } from "./end-sessions";
import { clearTries, countTry, delay, type Guesser, guessed } from "./tries";

/** A code or passkey was refused, or a right password. The message is for the member. */
export class FactorRefused extends Error {}

const PERIOD = 30;
/** Accepts the code of the time step before and after too (RFC 6238, 5.2). */
const DRIFT = 1;
/** A code up to 130 steps (about an hour) off is still refused, but tells the member how far their clock is behind. */
const FAR_OFF = 130;
const NOT_RIGHT =
  "This code is wrong. Type the one that your app shows now. If it keeps failing, let your device set its time automatically.";

/**
 * Six digits can be guessed from many clients together, so at most about 40 tries a day are checked. Known browsers count
 * separately but are limited too: a thief with the mailbox makes browsers known by resetting the password.
 */
export const CODES = guessed("code", {
  together: delay("code:together", { points: 10, seconds: DAY_SECONDS }, HOUR_SECONDS),
});
/** No limit across clients: 60 bits cannot be guessed one try at a time, and strangers' tries must not lock the member out. */
const RECOVERY = guessed("recovery-code", {});

/** The third wrong code triggers a mail to the member, at most once a day. */
const WRONG = { name: "code:wrong", points: 3, seconds: DAY_SECONDS };

const OFFER = (user: User) => ({ page: `offered codes\n${user.id}` });

/**
 * Returns the secret offered to an authenticator app, derived from the session, so nothing is stored before it is confirmed.
 * The session id changes when the member proves themselves in between, so the form carries the offer (`sealed`) along.
 */
export function offeredSecret(user: User, sessionHash: string, sealed = ""): Secret {
  const carried = sealed && unseal(OFFER(user), sealed);
  if (carried) return Secret.fromBase32(carried);
  const key = derivedKeys(`one-time-codes\n${sessionHash}`)[0] as Buffer;
  return new Secret({ buffer: new Uint8Array(key).slice(0, 20).buffer });
}

/** Encrypts an offered secret for its form, bound to the member. */
export function sealOffer(user: User, secret: Secret): string {
  return seal(OFFER(user), secret.base32);
}

const KIND = { algorithm: "SHA1", digits: 6, period: PERIOD };

/**
 * Returns the otpauth:// address for the QR code (Google Authenticator's Key URI format). A colon separates issuer and account
 * in its label, so an issuer that contains one is only given as a parameter.
 */
export function keyUrl(
  { email }: Pick<User, "email">,
  secret: Secret,
  issuer: string = letterSite().name,
): string {
  const issuerInLabel = !issuer.includes(":");
  return new TOTP({ ...KIND, secret, issuer, label: shownEmail(email), issuerInLabel }).toString();
}

function totp(secret: Secret): TOTP {
  return new TOTP({ ...KIND, secret });
}

/**
 * Returns the time step that a code belongs to. A future code gets the general message: otherwise a guesser would learn which
 * code to send later.
 * @throws FactorRefused when the code is not current
 */
function stepOf(secret: Secret, code: string): number {
  const timestamp = now().getTime();
  const at = (window: number) => totp(secret).validate({ token: code, timestamp, window });
  const delta = at(DRIFT);
  if (delta !== null) return Math.floor(timestamp / SECOND_MS / PERIOD) + delta;
  const off = at(FAR_OFF);
  if (off === null || off > 0) throw new FactorRefused(NOT_RIGHT);
  const minutes = Math.round((Math.abs(off) * PERIOD) / 60);
  if (minutes <= 2) throw new FactorRefused("This code is too old. Type the one that your app shows now.");
  throw new FactorRefused(
    `The clock of your app is about ${minutes} minutes behind ours. Let your device set its time automatically, then type a new code.`,
  );
}

/** Characters that are not easily confused (Crockford's base 32); 12 of them make 60 bits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;
/** Codes that were made before 0.2.0 still work. */
const FORMER_LENGTH = 24;

function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Normalizes a typed code to its stored form: other scripts' digits, spaces, and look-alike letters. */
function tidyCode(typed: string): string {
  const plain = withPlainDigits(typed.normalize("NFKC"))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return /^\d*$/.test(plain) && plain.length < RECOVERY_LENGTH
    ? plain
    : plain.replace(/o/g, "0").replace(/[il]/g, "1");
}

async function renewRecoveryCodes(tx: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(tx, userId, codes);
  return codes;
}

/** Who changes factors: the session, and where from. */
export type Changer = Seen & { sessionId: string };

/**
 * Must run before a factor is added or recovery codes are made. Locks the account and checks the session again: when two
 * devices set up the first factor at once, the first signs the second out.
 * @returns whether this will be the member's first factor @throws MayNotAct when the session has ended
 */
export async function requireChanger(tx: Queries, user: User, { sessionId }: Changer): Promise<boolean> {
  await findUserByEmail(user.email, tx);
  if (!(await isSessionOf(tx, sessionId, user.id))) throw new MayNotAct();
  return !(await hasFactor(user.id, tx));
}

/**
 * Replaces the recovery codes. @returns the new ones, stored only as hashes @throws FactorRefused without a factor to
 * back up
 */
export async function makeRecoveryCodes(user: User, { sessionId, ...seen }: Changer): Promise<string[]> {
  return actOnce(async (tx) => {
    if (await requireChanger(tx, user, { ...seen, sessionId }))
      throw new FactorRefused("Set up an app or a passkey first: recovery codes replace it when it is lost.");
    await recordEvent(tx, { userId: user.id, kind: "recovery_codes_made", ip: seen.ip });
    await alertMember(tx, user, "factor-added", { ...seen, detail: "new recovery codes" });
    return renewRecoveryCodes(tx, user.id);
  });
}

/**
 * Records that a factor was added, and tells the member. After the first factor all other sessions end, and all mailed links
 * that are not against a takeover: they were begun with the password alone.
 * @returns the recovery codes when this is the member's first factor, else null
 */
export async function recordFactorAdded(
  tx: Queries,
  user: User,
  kind: "codes_added" | "passkey_added",
  { isFirst, sessionId, ...seen }: Changer & { isFirst: boolean; detail: string },
): Promise<string[] | null> {
  await recordEvent(tx, { userId: user.id, kind, ip: seen.ip });
  await alertMember(tx, user, isFirst ? "first-factor" : "factor-added", seen);
  if (!isFirst) return null;
  await deleteOtherTokens(tx, user.id, ["email_undo", "alert"]);
  await endSessions(tx, user.id, sessionId);
  return renewRecoveryCodes(tx, user.id);
}

/** Records that a factor was removed, and tells the member. Recovery codes go with the last factor. */
export async function recordFactorRemoved(
  tx: Queries,
  user: User,
  kind: "codes_removed" | "passkey_removed",
  seen: Seen & { detail: string },
): Promise<void> {
  await recordEvent(tx, { userId: user.id, kind, ip: seen.ip });
  await alertMember(tx, user, "factor-removed", seen);
  if (!(await hasFactor(user.id, tx))) await replaceRecoveryCodes(tx, user.id, []);
}

const DETAIL = "authenticator app";

/**
 * Sets up codes from an app, once the member has typed a right one.
 * @returns the recovery codes to show when this is the first factor, else null
 * @throws FactorRefused
 */
export async function addCodes(
  user: User,
  secret: Secret,
  code: string,
  by: Changer,
): Promise<string[] | null> {
  const lastStep = stepOf(secret, tidyCode(code));
  const sealedSecret = seal("oneTimeCodes", secret.base32);
  return actOnce(async (tx) => {
    const isFirst = await requireChanger(tx, user, by);
    if (!(await insertOneTimeCodes(tx, { userId: user.id, sealedSecret, lastStep })))
      throw new FactorRefused("An authenticator app is already set up.");
    return recordFactorAdded(tx, user, "codes_added", { ...by, isFirst, detail: DETAIL });
  });
}

/** Removes a member's authenticator app. */
export async function removeCodes(user: User, seen: Seen): Promise<void> {
  await actOnce(async (tx) => {
    await deleteOneTimeCodes(tx, user.id);
    await recordFactorRemoved(tx, user, "codes_removed", { ...seen, detail: DETAIL });
  });
}

/**
 * Checks a code of the member's app, or a recovery code, and uses it up.
 * @throws FactorRefused with the reason, MustWait after too many wrong ones
 */
export async function verifyCode(user: User, typed: string, who: Guesser, seen: Seen): Promise<void> {
  const code = tidyCode(typed);
  const isRecovery = code.length === RECOVERY_LENGTH || code.length === FORMER_LENGTH;
  await countTry(isRecovery ? RECOVERY : CODES, user.email, who);
  try {
    await (isRecovery ? verifyRecoveryCode(user, code, seen) : verifyAppCode(user, code, seen));
  } catch (error) {
    if (error instanceof FactorRefused) await noteWrong(user, seen);
    throw error;
  }
  await transaction(async (tx) => {
    for (const each of [CODES, RECOVERY]) await clearTries(tx, each, user.email, who.key);
  });
}

/** Tells the member: whoever is asked for a code already knew the password or had a session. */
async function noteWrong(user: User, seen: Seen): Promise<void> {
  log.warn({ account: accountInLog(user.email), network: seen.ip }, "code refused");
  await transaction(async (tx) => {
    await recordEvent(tx, { userId: user.id, kind: "code_failed", ip: seen.ip });
    if ((await countFailure(tx, WRONG, user.id)) === WRONG.points)
      await alertMember(tx, user, "codes-refused", seen);
  });
}

async function verifyAppCode({ id }: User, code: string, { ip }: Seen): Promise<void> {
  const row = await findOneTimeCodes(id);
  if (!row)
    throw new FactorRefused("This is not one of your recovery codes. Each has 12 letters and digits.");
  const secret = unseal("oneTimeCodes", row.sealedSecret);
  // SESSION_SECRET was lost. Recovery codes still work, because they are hashed and not sealed.
  if (!secret) throw new FactorRefused("Codes from your app can no longer be checked. Use a recovery code.");
  const step = stepOf(Secret.fromBase32(secret), code);
  await transaction(async (tx) => {
    if (!(await claimStep(tx, id, step)))
      throw new FactorRefused("This code has already been used. Wait until your app shows the next one.");
    await recordEvent(tx, { userId: id, kind: "code_used", ip });
  });
}

async function verifyRecoveryCode(user: User, code: string, seen: Seen): Promise<void> {
  await transaction(async (tx) => {
    if (!(await claimRecoveryCode(tx, user.id, code)))
      throw new FactorRefused("This recovery code is wrong, or has already been used. Each works once.");
    await recordEvent(tx, { userId: user.id, kind: "recovery_code_used", ip: seen.ip });
    await alertMember(tx, user, "recovery-code-used", seen);
  });
}

/** Shown together with the first recovery codes. */
export const FIRST_FACTOR = success("Two-step sign-in is on", "All your other devices are signed out.");

/** Shows new recovery codes until the member says that they are kept. */
export async function showCodes(visit: Visit, codes: string[] | null): Promise<void> {
  if (codes) await showUntilKept(visit, "recovery codes", "", codes.join(" "));
}

/** Returns the new recovery codes in groups of characters, or null. */
export async function shownCodes(visit: Visit): Promise<string[] | null> {
  const text = (await listShown(visit, "recovery codes")).get("");
  return text ? text.split(" ").map(inGroups) : null;
}
