import { gte, lt, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { DAY_MS, fromNow, now, utcDay } from "~/base/kernel/clock";
import type { FunnelStep } from "~/braindumper/funnel";
import { dailySteps } from "~/braindumper/tables";

/** The desk compares the last 30 days with the 30 before. */
const KEPT_MS = 60 * DAY_MS;

/** Counts a step of Braindumper in the transaction that takes it. Only the total is stored, not who took it. */
export async function countStep(tx: Queries, step: FunnelStep): Promise<void> {
  await tx
    .insert(dailySteps)
    .values({ day: utcDay(now()), step, n: 1 })
    .onConflictDoUpdate({ target: [dailySteps.day, dailySteps.step], set: { n: sql`${dailySteps.n} + 1` } });
}

/** Returns the daily counts from the day `since` (UTC, `YYYY-MM-DD`) on. */
export async function listSteps(since: string) {
  return reader().select().from(dailySteps).where(gte(dailySteps.day, since));
}

/** Deletes counts older than 60 days. */
export async function deleteOldSteps(tx: Queries): Promise<void> {
  await tx.delete(dailySteps).where(lt(dailySteps.day, utcDay(fromNow(-KEPT_MS))));
}
