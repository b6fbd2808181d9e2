import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { afterAnswer } from "~/base/kernel/after-answer";
import { HOUR_SECONDS, MINUTE_MS, now } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { log } from "~/base/kernel/log";
import { recordEvent } from "~/identity/data/audit";
import type { SessionState } from "~/identity/data/sessions";
import { findEnabledUser, findUserByEmail, normalEmail, type User, updateUser } from "~/identity/data/users";
import type { OpenVisit, Visit } from "~/identity/visit";
import { alertMember, type Seen } from "./alert-member";
import { hashPassword, matchPassword } from "./password-hash";
import { FactorRefused } from "./second-factor";
import { clearTries, countTry, type Guesser, guessed, MAY_BE_LOST, MustWait } from "./tries";
import { DISABLED } from "./ui/refused-sign-in";

/** Strangers can use up the limit across all browsers, but the member's known browsers are not counted in it. */
export const PASSWORDS = guessed("sign-in", {
  everywhere: { name: "sign-in:everywhere", points: 60, seconds: HOUR_SECONDS },
});

type SignInAttempt = {
  email: string;
  password: string;
  /** The shortened ip, for the member's audit trail. */
  ip: string;
  who: Guesser;
};

/**
 * Checks an email and a password.
 * @returns the member, or null. Unknown email, wrong password and unverified account take the same time and look the same: a
 * visitor who signed up with somebody else's email must not learn whether it was taken.
 * @throws MustWait after five wrong passwords, with a wait that doubles each time; never a hard lock
 * @throws FactorRefused when the password is right and the account is disabled
 */
export async function checkPassword({ email, password, ip, who }: SignInAttempt): Promise<User | null> {
  const seen = { account: accountInLog(email), network: ip };
  const user = await findUserByEmail(email);
  const count = () => countTry(PASSWORDS, email, who);
  const match = await matchPassword(password, user?.passwordHash ?? null, count).catch((error) => {
    if (error instanceof MustWait) log.warn({ ...seen, seconds: error.waitSeconds }, "sign-in barred");
    throw error;
  });
  if (!user?.verifiedAt || !match.isRight || user.disabledAt) log.warn(seen, "sign-in failed");
  if (!user?.verifiedAt || !match.isRight) {
    const kind = match.isRight ? "sign_in_refused" : "sign_in_failed";
    // After the answer, because this write happens only for known emails and its time would reveal them.
    if (user)
      afterAnswer(() => transaction((tx) => recordEvent(tx, { userId: user.id, kind, ip }), MAY_BE_LOST));
    return null;
  }
  const passwordHash = match.isOutdated ? await hashPassword(password) : user.passwordHash;
  await transaction(async (tx) => {
    await clearTries(tx, PASSWORDS, email, who.key);
    if (passwordHash !== user.passwordHash) await updateUser(tx, user.id, { passwordHash });
    if (user.disabledAt) await recordEvent(tx, { userId: user.id, kind: "sign_in_refused", ip });
  }, MAY_BE_LOST);
  if (user.disabledAt) throw new FactorRefused(DISABLED);
  return { ...user, passwordHash };
}

/** Records a completed sign-in, and mails the member if the account does not know the browser. */
export async function recordSignIn(user: User, seen: Seen, isKnown: boolean): Promise<void> {
  await transaction(async (tx) => {
    await recordEvent(tx, { userId: user.id, kind: "signed_in", ip: seen.ip });
    if (!isKnown) await alertMember(tx, user, "new-device", seen);
  }, MAY_BE_LOST);
}

/**
 * Returns whether this email and password were typed at the sign-up in this browser. Only then is the visitor told to confirm
 * the email, whether it was free or taken.
 */
export async function isOwnSignUp(
  { signUp }: Pick<SessionState, "signUp">,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (!signUp || normalEmail(email) !== signUp.email) return false;
  return (await matchPassword(password, signUp.passwordHash)).isRight;
}

/** How long after a right password the second factor may follow. */
const SECOND_STEP_MS = 10 * MINUTE_MS;

/** Remembers in the session that the password was right and a second factor is still needed. */
export async function beginSecondStep(visit: OpenVisit, { id, passwordHash }: User): Promise<void> {
  const secondStep = { userId: id, startedAt: now().getTime(), password: hashSecret(passwordHash) };
  await visit.renewSecret({ secondStep });
}

/** Returns the member who still has to give a second factor, or null: none, too late, or the password has changed. */
export async function findSecondStep({ state: { secondStep } }: Visit): Promise<User | null> {
  if (!secondStep || secondStep.startedAt < now().getTime() - SECOND_STEP_MS) return null;
  const user = await findEnabledUser(secondStep.userId);
  return user && hashSecret(user.passwordHash) === secondStep.password ? user : null;
}
