import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { bar, clearLimit, countFailure, findBar, type Limit } from "~/data/rate-limits";
import { findUserByEmail, normalEmail, type User, updateUser } from "~/data/users";
import { config } from "~/kernel/config";
import { hashPassword, isRightPassword, isWeakHash } from "./password-hash";

const FAILURES: Limit = { name: "sign-in:failures", points: 5, seconds: 60 * 60 };
const BARRED: Limit = { name: "sign-in:barred", points: 1, seconds: 60 };
const FIRST_BAR_SECONDS = 15;
const LONGEST_BAR_SECONDS = 15 * 60;

/** A sign-in that the power cut took is done again; that nobody waits for the disk keeps pages quick meanwhile. */
const MAY_BE_LOST = { durable: false };

export type SignInAttempt = {
  email: string;
  password: string;
  /** Shortened client address, for the member's trail. */
  address: string;
  /** A browser that this member has signed in with before: strangers' failures do not bar it. */
  isKnownDevice: boolean;
};

/** Too many wrong passwords: the next try counts only after this. */
export class SignInBarred extends Error {
  constructor(readonly waitSeconds: number) {
    super("sign-in barred");
  }
}

/**
 * Checks an address and a password.
 * @returns the member (who may still have to verify the address), or null: unknown address, wrong password and
 * disabled account look alike and take the same time.
 * @throws SignInBarred after five wrong passwords, for a time that doubles with each more. It is never a hard lock.
 */
export async function checkPassword({
  email,
  password,
  address,
  isKnownDevice,
}: SignInAttempt): Promise<User | null> {
  const key = `${normalEmail(email)}${isKnownDevice ? " known" : ""}`;
  const wait = config().rateLimits ? await findBar(BARRED, key) : 0;
  if (wait > 0) throw new SignInBarred(wait);

  const user = await findUserByEmail(email);
  const right = await isRightPassword(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabledAt) {
    await noteFailure(key, user, address);
    return null;
  }
  const passwordHash = isWeakHash(user.passwordHash) ? await hashPassword(password) : user.passwordHash;
  await transaction(async (tx) => {
    await clearLimit(tx, FAILURES, key);
    if (passwordHash !== user.passwordHash) await updateUser(tx, user.id, { passwordHash });
    if (user.verifiedAt) await recordEvent(tx, { userId: user.id, kind: "signed_in", address });
  }, MAY_BE_LOST);
  return user;
}

/** Known or not, a failure is one write: nobody can tell the two apart by the clock. */
async function noteFailure(key: string, user: User | null, address: string): Promise<void> {
  await transaction(async (tx) => {
    const failures = await countFailure(tx, FAILURES, key);
    if (failures >= FAILURES.points) {
      const seconds = FIRST_BAR_SECONDS * 2 ** (failures - FAILURES.points);
      await bar(tx, BARRED, key, Math.min(seconds, LONGEST_BAR_SECONDS));
    }
    if (user) await recordEvent(tx, { userId: user.id, kind: "sign_in_failed", address });
  }, MAY_BE_LOST);
}

/** Whether a signed-in member typed the account's password: asked before what cannot be undone. */
export function isOwnPassword(user: User, password: string): Promise<boolean> {
  return isRightPassword(password, user.passwordHash);
}
