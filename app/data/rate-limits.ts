import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { now } from "~/kernel/clock";
import { hashSecret } from "~/kernel/ids";
import { type Queries, reader, transaction } from "./database";
import { rateLimits } from "./tables";

/** So many points in so many seconds, counted for each key apart. */
export type Limit = { name: string; points: number; seconds: number };

// The library keeps its counters through whatever transaction it is handed: on SQLite there is one writer.
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

/** Keys may be mail addresses, so only their hashes are stored. */
function keyOf(key: string): string {
  return hashSecret(key);
}

/**
 * Counts one use against each limit in turn, up to the first that is used up.
 * @returns 0 when it may pass, else the seconds until it may.
 */
export function consumeLimits(uses: { limit: Limit; key: string }[]): Promise<number> {
  return transaction(
    async (tx) => {
      for (const { limit, key } of uses) {
        const result = await limiter(tx, limit).consume(keyOf(key)).catch(asResult);
        if (result.consumedPoints > limit.points) return seconds(result);
      }
      return 0;
    },
    { durable: false },
  );
}

/** The library throws what it counted when that is too much. */
function asResult(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal;
  throw refusal;
}

/** The same for one limit. */
export function consumeLimit(limit: Limit, key: string): Promise<number> {
  return consumeLimits([{ limit, key }]);
}

/** Counts a failure and answers how many there were within the limit's time. */
export async function countFailure(tx: Queries, limit: Limit, key: string): Promise<number> {
  return (await limiter(tx, { ...limit, points: Number.MAX_SAFE_INTEGER }).consume(keyOf(key)))
    .consumedPoints;
}

/** Forgets what was counted for a key. */
export async function clearLimit(tx: Queries, limit: Limit, key: string): Promise<void> {
  await limiter(tx, limit).delete(keyOf(key));
}

/** Bars a key for some seconds. */
export async function bar(tx: Queries, limit: Limit, key: string, barSeconds: number): Promise<void> {
  await limiter(tx, { ...limit, seconds: barSeconds }).block(keyOf(key), barSeconds);
}

/** For how many more seconds a key is barred; 0 when it is not. */
export async function findBar(limit: Limit, key: string): Promise<number> {
  const result = await limiter(reader(), limit).get(keyOf(key));
  return result && result.consumedPoints > limit.points ? seconds(result) : 0;
}

function seconds({ msBeforeNext }: { msBeforeNext: number }): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

export async function deleteExpiredLimits(tx: Queries): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.expire, now()));
}
