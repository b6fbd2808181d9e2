import { lt, sql } from "drizzle-orm";
import type { Queries } from "~/base/data/database";
import { hasAny } from "~/base/data/rows";
import { DAY_MS, fromNow, now, utcDay } from "~/base/kernel/clock";
import { dailyCounts } from "~/braindumper/tables";

const KEPT_MS = 30 * DAY_MS;

/** Counts a call to the model server, for all authors together. @returns false when the day (UTC) has had `most` */
export async function countModelCall(tx: Queries, most: number): Promise<boolean> {
  if (most === 0) return false;
  const { day: target, generations } = dailyCounts;
  const more = { target, set: { generations: sql`${generations} + 1` }, setWhere: lt(generations, most) };
  const row = { day: utcDay(now()), generations: 1 };
  return hasAny(tx.insert(dailyCounts).values(row).onConflictDoUpdate(more).returning());
}

/** Deletes counts older than 30 days. */
export async function deleteOldCounts(tx: Queries): Promise<void> {
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, utcDay(fromNow(-KEPT_MS))));
}
