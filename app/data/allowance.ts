import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { tokensLeft } from "~/domain/allowance";
import { monthOf, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { type Queries, reader } from "./database";
import { userLimits } from "./tables";

/** The numbers kept for a member, if any yet. */
export async function findAllowance(userId: string) {
  const [row] = await reader().select().from(userLimits).where(eq(userLimits.userId, userId));
  return row ?? null;
}

/** How many plans the member can still generate this month. */
export async function countTokensLeft(userId: string): Promise<number> {
  return tokensLeft(await findAllowance(userId), monthOf(now()), config().monthlyGenerations);
}

/** A new member's row. */
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

/**
 * Takes one token: the month's first, granted ones after. One statement decides and writes, so however many
 * requests arrive together, no more get a token than there are tokens.
 * @returns whether there was one.
 */
export async function takeToken(tx: Queries, userId: string): Promise<boolean> {
  await insertAllowance(tx, userId);
  const month = monthOf(now());
  const monthly = config().monthlyGenerations;
  const isNewMonth = sql`${userLimits.period} < ${month}`;
  const ofMonth = sql<number>`CASE WHEN ${isNewMonth} THEN ${sql.raw(String(monthly))} ELSE ${userLimits.availableTokens} END`;
  const rows = await tx
    .update(userLimits)
    .set({
      generationsUsed: sql`${userLimits.generationsUsed} + 1`,
      availableTokens: sql`CASE WHEN ${ofMonth} > 0 THEN ${ofMonth} - 1 ELSE 0 END`,
      grantedTokens: sql`CASE WHEN ${ofMonth} > 0 THEN ${userLimits.grantedTokens} ELSE ${userLimits.grantedTokens} - 1 END`,
      lastTokenRefresh: sql`CASE WHEN ${isNewMonth} THEN ${timestampParameter()} ELSE ${userLimits.lastTokenRefresh} END`,
      period: sql`CASE WHEN ${isNewMonth} THEN ${month} ELSE ${userLimits.period} END`,
    })
    .where(
      and(
        eq(userLimits.userId, userId),
        or(
          gt(userLimits.grantedTokens, 0),
          monthly > 0 ? lt(userLimits.period, month) : undefined,
          and(sql`${userLimits.period} >= ${month}`, gt(userLimits.availableTokens, 0)),
        ),
      ),
    )
    .returning({ userId: userLimits.userId });
  return rows.length > 0;
}

/** Now, encoded as the column encodes it (milliseconds on SQLite, a time on Postgres). */
function timestampParameter() {
  return sql.param(now(), userLimits.lastTokenRefresh);
}
