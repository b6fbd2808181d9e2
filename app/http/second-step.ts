import { findEnabledUser, type User } from "~/data/users";
import { MINUTE_MS, now } from "~/kernel/clock";
import { hashSecret } from "~/kernel/ids";
import type { OpenVisit, Visit } from "./visit";

/** How long a right password waits for its second factor. */
const SECOND_STEP_MS = 10 * MINUTE_MS;

/** Keeps, in this browser, that a member's password was right: a second factor is still to come. */
export async function beginSecondStep(visit: OpenVisit, { id, passwordHash }: User): Promise<void> {
  const secondStep = { userId: id, startedAt: now().getTime(), password: hashSecret(passwordHash) };
  await visit.rise({ secondStep });
}

/** The member who has to show a second factor here; null when there is none, it took too long or the password changed. */
export async function findSecondStep({ state: { secondStep } }: Visit): Promise<User | null> {
  if (!secondStep || secondStep.startedAt < now().getTime() - SECOND_STEP_MS) return null;
  const user = await findEnabledUser(secondStep.userId);
  return user && hashSecret(user.passwordHash) === secondStep.password ? user : null;
}
