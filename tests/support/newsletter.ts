import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { newsletterSubscriptions, users } from "~/tables";

/** Creates members who subscribe: reader0@example.test and so on. @returns their ids */
export async function newSubscribers(
  many: number,
  { first = 0, ended = false }: { first?: number; ended?: boolean } = {},
): Promise<string[]> {
  const ids = Array.from({ length: many }, newId);
  const at = now();
  await transaction(async (tx) => {
    await tx.insert(users).values(
      ids.map((id, n) => ({
        id,
        email: `${ended ? "former" : "reader"}${first + n}@example.test`,
        name: `Reader ${first + n}`,
        passwordHash: "none",
        createdAt: at,
        verifiedAt: at,
      })),
    );
    await tx.insert(newsletterSubscriptions).values(
      ids.map((userId) => ({
        id: newId(),
        userId,
        consentText: "Yes",
        consentForm: "test",
        consentedAt: at,
        confirmedAt: at,
        endedAt: ended ? at : null,
      })),
    );
  });
  return ids;
}
