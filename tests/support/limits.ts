import { eq } from "drizzle-orm";
import { transaction } from "~/base/data/database";
import { hashSecret } from "~/base/kernel/ids";
import { consumeLimits, type Limit } from "~/identity/data/rate-limits";
import { rateLimits } from "~/tables";

/** Counts one use of a limit. @returns 0 when it may pass, else the seconds to wait */
export async function consumeLimit(limit: Limit, key: string): Promise<number> {
  return (await consumeLimits([{ limit, key }]))?.wait ?? 0;
}

/** Uses up a limit in one step, except for `butFor` uses. */
export async function useUp(limit: Limit, key: string, butFor = 0): Promise<void> {
  await consumeLimit(limit, key);
  const row = eq(rateLimits.key, `${limit.name}:${hashSecret(key)}`);
  const points = limit.points - butFor;
  const used = await transaction((tx) => tx.update(rateLimits).set({ points }).where(row).returning());
  if (used.length !== 1) throw new Error(`No use of ${limit.name} is counted.`);
}
