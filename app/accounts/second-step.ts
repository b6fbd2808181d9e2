import { MINUTE_MS, now } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { findEnabledUser, type User } from "~/identity/data/users";
import type { OpenVisit, Visit } from "~/identity/visit";

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
