import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { findRow } from "~/base/data/rows";
import { monthOf, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { generationsLeft } from "~/braindumper/allowance";
import { userLimits } from "~/identity/tables";

/** Returns a member's row of generations as stored, perhaps of an earlier month; null when there is none. */
export const findAllowance = (userId: string, from: Queries = reader()) =>
  findRow(userLimits, eq(userLimits.userId, userId), from);

/** Returns how many plans the member can still generate this month. */
export async function countGenerationsLeft(userId: string): Promise<number> {
  return generationsLeft(await findAllowance(userId), monthOf(now()), config().monthlyGenerations);
}

/** Gives a member the row that counts their generations, unless there is one. */
export async function insertAllowance(tx: Queries, userId: string): Promise<void> {
  await tx
    .insert(userLimits)
    .values({
      userId,
      period: monthOf(now()),
      generationsUsed: 0,
      availableGenerations: config().monthlyGenerations,
      grantedGenerations: 0,
      lastRefresh: now(),
    })
    .onConflictDoNothing({ target: userLimits.userId });
}

/**
 * Gives a member generations that do not expire with the month.
 * @returns how many granted generations the member has now
 */
export async function grantGenerations(tx: Queries, userId: string, generations: number): Promise<number> {
  await insertAllowance(tx, userId);
  const [row] = await tx
    .update(userLimits)
    .set({ grantedGenerations: sql`${userLimits.grantedGenerations} + ${generations}` })
    .where(eq(userLimits.userId, userId))
    .returning({ granted: userLimits.grantedGenerations });
  return row?.granted ?? 0;
}

/**
 * Takes one generation, a monthly one before a granted one. A single statement checks and decrements, so parallel
 * requests can never use more generations than there are.
 * @returns false when none is left
 */
export async function takeGeneration(tx: Queries, userId: string): Promise<boolean> {
  await insertAllowance(tx, userId);
  const month = monthOf(now());
  const monthly = config().monthlyGenerations;
  const isNewMonth = sql`${userLimits.period} < ${month}`;
  const ofMonth = sql<number>`CASE WHEN ${isNewMonth} THEN ${sql.raw(String(monthly))} ELSE ${userLimits.availableGenerations} END`;
  // Encoded by the column: SQLite stores milliseconds, Postgres a timestamp.
  const refreshedNow = sql.param(now(), userLimits.lastRefresh);
  const spent = {
    generationsUsed: sql`${userLimits.generationsUsed} + 1`,
    lastRefresh: sql`CASE WHEN ${isNewMonth} THEN ${refreshedNow} ELSE ${userLimits.lastRefresh} END`,
    period: sql`CASE WHEN ${isNewMonth} THEN ${month} ELSE ${userLimits.period} END`,
  };
  const claim = async (change: object, isLeft: SQL) => {
    const rows = await tx
      .update(userLimits)
      .set({ ...spent, ...change })
      .where(and(eq(userLimits.userId, userId), isLeft))
      .returning({ id: userLimits.userId });
    return rows.length > 0;
  };
  if (await claim({ availableGenerations: sql`${ofMonth} - 1` }, sql`${ofMonth} > 0`)) return true;
  const granted = {
    availableGenerations: ofMonth,
    grantedGenerations: sql`${userLimits.grantedGenerations} - 1`,
  };
  return claim(granted, gt(userLimits.grantedGenerations, 0));
}
