import { and, eq, gt, inArray } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { type Queries, reader, transaction } from "~/base/data/database";
import { changeRows, deleteAfter } from "~/base/data/rows";
import { fromNow, now } from "~/base/kernel/clock";
import { countOne } from "~/base/kernel/counters";
import { hashSecret } from "~/base/kernel/ids";
import { rateLimits } from "~/identity/tables";

export type Limit = { name: string; points: number; seconds: number };

// The library runs its queries in our transaction, because SQLite has a single writer.
function limiter(tx: Queries, { name, points, seconds }: Limit) {
  return new RateLimiterDrizzle({
    storeClient: tx,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}

/** Keys can contain emails, so only their hash is stored. */
function keyOf(key: string): string {
  return hashSecret(key);
}

/** One use of a limited action. `about`: the email of the account that the limit protects, if it protects one. */
export type Use = { limit: Limit; key: string; about?: string };

/** Counts one use against each limit. @returns null when all allow it; else the one exceeded, and the seconds to wait */
export function consumeLimits(uses: Use[]): Promise<{ limit: Limit; wait: number } | null> {
  return transaction(
    async (tx) => {
      for (const { limit, key, about } of uses) {
        const wait = await consumeWithin(tx, limit, key);
        if (wait > 0 && about) await noteKeptOut(tx, [limit], key, about);
        if (wait > 0) return { limit, wait };
      }
      return null;
    },
    { durable: false },
  );
}

/** Counts one use in a transaction. @returns 0 when the action is allowed; otherwise the seconds to wait */
export async function consumeWithin(tx: Queries, limit: Limit, key: string): Promise<number> {
  const result = await limiter(tx, limit).consume(keyOf(key)).catch(asResult);
  if (result.consumedPoints <= limit.points) return 0;
  countOne("limits", limit.name);
  return seconds(result);
}

/** The library throws its result when a limit is exceeded. */
function asResult(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal;
  throw refusal;
}

/** Counts a failure. @returns the number of failures within the limit's period */
export async function countFailure(tx: Queries, limit: Limit, key: string): Promise<number> {
  return (await limiter(tx, { ...limit, points: Number.MAX_SAFE_INTEGER }).consume(keyOf(key)))
    .consumedPoints;
}

/** Resets a limit's counter for a key. */
export async function clearLimit(tx: Queries, limit: Limit, key: string): Promise<void> {
  await limiter(tx, limit).delete(keyOf(key));
}

/** Makes a key wait. */
export async function setWait(tx: Queries, limit: Limit, key: string, waitSeconds: number): Promise<void> {
  await limiter(tx, { ...limit, seconds: waitSeconds }).block(keyOf(key), waitSeconds);
}

/** Returns for how many seconds a key still has to wait, or 0. */
export async function findWait(limit: Limit, key: string, queries: Queries = reader()): Promise<number> {
  const result = await limiter(queries, limit).get(keyOf(key));
  return result && result.consumedPoints > limit.points ? seconds(result) : 0;
}

/** Records whose account limits keep somebody out of, so that an operator can end the wait: the key does not tell. */
export async function noteKeptOut(tx: Queries, limits: Limit[], key: string, email: string): Promise<void> {
  const keys = limits.map(({ name }) => `${name}:${keyOf(key)}`);
  await changeRows(tx, rateLimits, inArray(rateLimits.key, keys), { about: keyOf(email.toLowerCase()) });
}

/** Returns the limits that keep somebody out of these accounts now, and until when. */
export async function listWaits(emails: string[]): Promise<{ email: string; limit: string; until: Date }[]> {
  const byHash = new Map(emails.map((email) => [keyOf(email), email]));
  const { about, key, expire } = rateLimits;
  const rows = await reader()
    .select({ about, key, until: expire })
    .from(rateLimits)
    .where(and(inArray(about, [...byHash.keys()]), gt(expire, now())));
  return rows.flatMap(({ about, key, until }) => {
    const [email, limit] = [byHash.get(about ?? ""), key.slice(0, key.lastIndexOf(":"))];
    return email && until && !limit.endsWith(COUNTS) ? [{ email, limit, until }] : [];
  });
}

/** Suffix of the counters of failures, which on their own keep nobody out. */
const COUNTS = ":failures";

/** Ends all waits of an account. */
export async function clearWaits(tx: Queries, email: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.about, keyOf(email)));
}

/** Returns until when a limit is used up; null when it allows another use. */
export async function usedUpUntil(limit: Limit, key: string): Promise<Date | null> {
  const result = await limiter(reader(), limit).get(keyOf(key));
  return result && result.consumedPoints >= limit.points ? fromNow(result.msBeforeNext) : null;
}

function seconds({ msBeforeNext }: { msBeforeNext: number }): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

export const deleteExpiredLimits = deleteAfter(rateLimits.expire);
