import { gte, lt, sql } from "drizzle-orm";
import type { FunnelStep } from "~/domain/funnel";
import { DAY_MS, fromNow, now } from "~/kernel/clock";
import { type Queries, reader } from "./database";
import { dailySteps } from "./tables";

/** Two months are compared. */
const KEPT_MS = 60 * DAY_MS;

export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Counts a step of Braindumper, in the transaction in which it is taken: how many, never whose. */
export async function countStep(tx: Queries, step: FunnelStep): Promise<void> {
  await tx
    .insert(dailySteps)
    .values({ day: dayOf(now()), step, n: 1 })
    .onConflictDoUpdate({ target: [dailySteps.day, dailySteps.step], set: { n: sql`${dailySteps.n} + 1` } });
}

/** The counts of each day (UTC, `YYYY-MM-DD`) from this one on. */
export async function listSteps(since: string) {
  return reader().select().from(dailySteps).where(gte(dailySteps.day, since));
}

export async function deleteOldSteps(tx: Queries): Promise<void> {
  await tx.delete(dailySteps).where(lt(dailySteps.day, dayOf(fromNow(-KEPT_MS))));
}
