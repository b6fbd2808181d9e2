import { lt, sql } from "drizzle-orm";
import type { Queries } from "~/base/data/database";
import { DAY_MS, fromNow, now, utcDay } from "~/base/kernel/clock";
import { dailyCounts } from "~/braindumper/tables";

const KEPT_MS = 30 * DAY_MS;

/** Counts a call to the model server, for all authors together. @returns false when the day (UTC) has had `most` */
export async function countModelCall(tx: Queries, most: number): Promise<boolean> {
  if (most === 0) return false;
  const rows = await tx
    .insert(dailyCounts)
    .values({ day: utcDay(now()), generations: 1 })
    .onConflictDoUpdate({
      target: dailyCounts.day,
      set: { generations: sql`${dailyCounts.generations} + 1` },
      setWhere: lt(dailyCounts.generations, most),
    })
    .returning({ day: dailyCounts.day });
  return rows.length > 0;
}

/** Deletes counts older than 30 days. */
export async function deleteOldCounts(tx: Queries): Promise<void> {
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, utcDay(fromNow(-KEPT_MS))));
}
