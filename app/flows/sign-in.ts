import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { bar, clearLimit, consumeWithin, countFailure, findBar, type Limit } from "~/data/rate-limits";
import type { SessionState } from "~/data/sessions";
import { findUserByEmail, normalEmail, type User, updateUser } from "~/data/users";
import { accountInLog } from "~/kernel/account-in-log";
import { afterAnswer } from "~/kernel/after-answer";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { wakeMailWorker } from "~/mail/deliver";
import { alertMember, type Seen } from "./alert-member";
import { hashPassword, isRightPassword, isWeakHash } from "./password-hash";

const FAILURES: Limit = { name: "sign-in:failures", points: 5, seconds: 60 * 60 };
const BARRED: Limit = { name: "sign-in:barred", points: 1, seconds: 60 };
const FIRST_BAR_SECONDS = 15;
const LONGEST_BAR_SECONDS = 15 * 60;
/**
 * Passwords tried for one account from everywhere together, but for the browsers that it knows. Strangers can use this up:
 * a browser in which the member set a new password by a mailed link is known.
 */
export const EVERYWHERE: Limit = { name: "sign-in:everywhere", points: 60, seconds: 60 * 60 };

/** A sign-in that the power cut took is done again; that nobody waits for the disk keeps pages quick meanwhile. */
const MAY_BE_LOST = { durable: false };

export type SignInAttempt = {
  email: string;
  password: string;
  /** Shortened client address, for the member's trail. */
  address: string;
  /** Whose tries these are: each is counted apart. Of a browser that the account knows strangers' do not count. */
  who: { key: string; isKnown: boolean };
};

/** Too many wrong passwords: the next try counts only after this. */
export class SignInBarred extends Error {
  constructor(readonly waitSeconds: number) {
    super("sign-in barred");
  }
}

/**
 * Checks an address and a password.
 * @returns the member, or null: unknown address, wrong password, disabled account and one that is not verified look alike
 * and take the same time. Whoever signs up with a stranger's address must not learn here whether it was taken.
 * @throws SignInBarred after five wrong passwords, for a time that doubles with each more. It is never a hard lock.
 */
export async function checkPassword({ email, password, address, who }: SignInAttempt): Promise<User | null> {
  const seen = { account: accountInLog(email), network: address };
  const user = await findUserByEmail(email);
  const count = async () => (config().rateLimits ? countTry(email, who) : undefined);
  const isRight = await isRightPassword(password, user?.passwordHash ?? null, count).catch((error) => {
    if (error instanceof SignInBarred) log.warn({ ...seen, seconds: error.waitSeconds }, "sign-in barred");
    throw error;
  });
  if (!user?.verifiedAt || !isRight || user.disabledAt) {
    log.warn(seen, "sign-in failed");
    // A write that an unknown address does not cause.
    if (user) afterAnswer(() => transaction((tx) => recordFailure(tx, user, address), MAY_BE_LOST));
    return null;
  }
  const passwordHash = isWeakHash(user.passwordHash) ? await hashPassword(password) : user.passwordHash;
  await transaction(async (tx) => {
    await clearLimit(tx, FAILURES, who.key);
    await clearLimit(tx, BARRED, who.key);
    await clearLimit(tx, EVERYWHERE, normalEmail(email));
    if (passwordHash !== user.passwordHash) await updateUser(tx, user.id, { passwordHash });
  }, MAY_BE_LOST);
  return user;
}

/** Notes a sign-in that is complete; of a browser that the account does not know the member is told by mail. */
export async function recordSignIn(user: User, seen: Seen, isKnown: boolean): Promise<void> {
  await transaction(async (tx) => {
    await recordEvent(tx, { userId: user.id, kind: "signed_in", address: seen.ip });
    if (!isKnown) await alertMember(tx, user, "new_device", seen);
  }, MAY_BE_LOST);
  wakeMailWorker();
}

function recordFailure(tx: Queries, { id }: User, address: string): Promise<void> {
  return recordEvent(tx, { userId: id, kind: "sign_in_failed", address });
}

/**
 * Counts a try as a failure before its password is looked at, so that of many at once no more are looked at than one after
 * the other. A right password takes it back.
 */
async function countTry(email: string, { key, isKnown }: SignInAttempt["who"]): Promise<void> {
  await transaction(async (tx) => {
    // Counted first: on Postgres that makes tries with the same key wait for each other.
    const failures = await countFailure(tx, FAILURES, key);
    // What is thrown undoes the counting: a try that was not looked at makes no bar longer.
    const barred = await findBar(BARRED, key, tx);
    if (barred > 0) throw new SignInBarred(barred);
    const wait = isKnown ? 0 : await consumeWithin(tx, EVERYWHERE, normalEmail(email));
    if (wait > 0) throw new SignInBarred(wait);
    if (failures < FAILURES.points) return;
    const seconds = FIRST_BAR_SECONDS * 2 ** (failures - FAILURES.points);
    await bar(tx, BARRED, key, Math.min(seconds, LONGEST_BAR_SECONDS));
  }, MAY_BE_LOST);
}

/**
 * Whether this is what was typed at the sign-up in this browser. Whoever typed it is told to confirm the address, whether it
 * was free or taken.
 */
export async function isOwnSignUp(
  { signUp }: Pick<SessionState, "signUp">,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (!signUp || normalEmail(email) !== signUp.email) return false;
  return isRightPassword(password, signUp.passwordHash);
}

/** Whether a signed-in member typed the account's password: asked before what cannot be undone. */
export function isOwnPassword(user: User, password: string): Promise<boolean> {
  return isRightPassword(password, user.passwordHash);
}
