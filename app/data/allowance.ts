import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { tokensLeft } from "~/domain/allowance";
import { monthOf, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { type Queries, reader } from "./database";
import { userLimits } from "./tables";

export async function findAllowance(userId: string) {
  const [row] = await reader().select().from(userLimits).where(eq(userLimits.userId, userId));
  return row ?? null;
}

/** How many plans the member can still generate this month. */
export async function countTokensLeft(userId: string): Promise<number> {
  return tokensLeft(await findAllowance(userId), monthOf(now()), config().monthlyGenerations);
}

export async function insertAllowance(tx: Queries, userId: string): Promise<void> {
  await tx
    .insert(userLimits)
    .values({
      userId,
      period: monthOf(now()),
      generationsUsed: 0,
      availableTokens: config().monthlyGenerations,
      grantedTokens: 0,
      lastTokenRefresh: now(),
    })
    .onConflictDoNothing({ target: userLimits.userId });
}

/** Gives a member tokens that do not expire. @returns how many granted ones there are now */
export async function grantTokens(tx: Queries, userId: string, tokens: number): Promise<number> {
  await insertAllowance(tx, userId);
  const [row] = await tx
    .update(userLimits)
    .set({ grantedTokens: sql`${userLimits.grantedTokens} + ${tokens}` })
    .where(eq(userLimits.userId, userId))
    .returning({ granted: userLimits.grantedTokens });
  return row?.granted ?? 0;
}

/** Where a token came from, and goes back to. */
export type TakenToken = { kind: "monthly" | "granted"; period: string };

export async function takeToken(tx: Queries, userId: string): Promise<boolean> {
  return (await claimToken(tx, userId)) !== null;
}

/**
 * Takes one token, a monthly one first. One statement decides and writes, so parallel requests never get more
 * tokens than there are. @returns null when none is left
 */
export async function claimToken(tx: Queries, userId: string): Promise<TakenToken | null> {
  await insertAllowance(tx, userId);
  const month = monthOf(now());
  const monthly = config().monthlyGenerations;
  const isNewMonth = sql`${userLimits.period} < ${month}`;
  const ofMonth = sql<number>`CASE WHEN ${isNewMonth} THEN ${sql.raw(String(monthly))} ELSE ${userLimits.availableTokens} END`;
  // Encoded as the column stores it (milliseconds on SQLite, a time on Postgres).
  const refreshedNow = sql.param(now(), userLimits.lastTokenRefresh);
  const spent = {
    generationsUsed: sql`${userLimits.generationsUsed} + 1`,
    lastTokenRefresh: sql`CASE WHEN ${isNewMonth} THEN ${refreshedNow} ELSE ${userLimits.lastTokenRefresh} END`,
    period: sql`CASE WHEN ${isNewMonth} THEN ${month} ELSE ${userLimits.period} END`,
  };
  const claim = async (change: object, isLeft: SQL) => {
    const [row] = await tx
      .update(userLimits)
      .set({ ...spent, ...change })
      .where(and(eq(userLimits.userId, userId), isLeft))
      .returning({ period: userLimits.period });
    return row?.period;
  };
  const period = await claim({ availableTokens: sql`${ofMonth} - 1` }, sql`${ofMonth} > 0`);
  if (period) return { kind: "monthly", period };
  const granted = { availableTokens: ofMonth, grantedTokens: sql`${userLimits.grantedTokens} - 1` };
  const grantedPeriod = await claim(granted, gt(userLimits.grantedTokens, 0));
  return grantedPeriod ? { kind: "granted", period: grantedPeriod } : null;
}

/**
 * Returns a token to where it came from; a token of an earlier month is gone. Call it in the transaction that
 * ends the job.
 */
export async function returnToken(tx: Queries, userId: string, { kind, period }: TakenToken): Promise<void> {
  const used = sql`CASE WHEN ${userLimits.generationsUsed} > 0 THEN ${userLimits.generationsUsed} - 1 ELSE 0 END`;
  const monthly = sql.raw(String(config().monthlyGenerations));
  const isRoom = sql`${userLimits.period} = ${period} AND ${userLimits.availableTokens} < ${monthly}`;
  const back =
    kind === "granted"
      ? { grantedTokens: sql`${userLimits.grantedTokens} + 1` }
      : {
          availableTokens: sql`CASE WHEN ${isRoom} THEN ${userLimits.availableTokens} + 1 ELSE ${userLimits.availableTokens} END`,
        };
  await tx
    .update(userLimits)
    .set({ generationsUsed: used, ...back })
    .where(eq(userLimits.userId, userId));
}
