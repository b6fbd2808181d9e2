import { type Queries, transaction } from "~/data/database";
import { bar, clearLimit, consumeWithin, countFailure, findBar, type Limit } from "~/data/rate-limits";
import { normalEmail } from "~/data/users";
import { config } from "~/kernel/config";

const FIRST_BAR_SECONDS = 15;
const LONGEST_BAR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** A try that the power cut took is done again; that nobody waits for the disk keeps pages quick meanwhile. */
export const MAY_BE_LOST = { durable: false };

/** What somebody guesses at: five wrong tries are free, then each waits longer. */
type Guessed = { failures: Limit; barred: Limit; everywhere: Limit };

/** `everywhere`: tries for one account from everywhere together, except from browsers that the account knows. */
export function guessed(name: string, everywhere: Omit<Limit, "name">): Guessed {
  return {
    failures: { name: `${name}:failures`, points: 5, seconds: HOUR_SECONDS },
    barred: { name: `${name}:barred`, points: 1, seconds: 60 },
    everywhere: { name: `${name}:everywhere`, ...everywhere },
  };
}

/** Whose tries these are: each guesser is counted apart. Tries of strangers do not count for a browser that the account knows. */
export type Guesser = { key: string; isKnown: boolean };

/** Too many wrong tries: the next one counts only after this. */
export class SignInBarred extends Error {
  constructor(readonly waitSeconds: number) {
    super("sign-in barred");
  }
}

/**
 * Counts a try as a failure before it is looked at, so that of many at once no more are looked at than one after the
 * other. A right one takes it back (`clearTries`).
 * @throws SignInBarred after five wrong ones, for a time that doubles with each more. It is never a hard lock.
 */
export async function countTry(what: Guessed, email: string, { key, isKnown }: Guesser): Promise<void> {
  if (!config().rateLimits) return;
  await transaction(async (tx) => {
    // Counted first: on Postgres that makes tries with the same key wait for each other.
    const failures = await countFailure(tx, what.failures, key);
    // What is thrown undoes the counting: a try that was not looked at makes no bar longer.
    const barred = await findBar(what.barred, key, tx);
    if (barred > 0) throw new SignInBarred(barred);
    const wait = isKnown ? 0 : await consumeWithin(tx, what.everywhere, normalEmail(email));
    if (wait > 0) throw new SignInBarred(wait);
    if (failures < what.failures.points) return;
    const seconds = FIRST_BAR_SECONDS * 2 ** (failures - what.failures.points);
    await bar(tx, what.barred, key, Math.min(seconds, LONGEST_BAR_SECONDS));
  }, MAY_BE_LOST);
}

/** Forgets what was counted, after a right try. */
export async function clearTries(tx: Queries, what: Guessed, email: string, key: string): Promise<void> {
  await clearLimit(tx, what.failures, key);
  await clearLimit(tx, what.barred, key);
  await clearLimit(tx, what.everywhere, normalEmail(email));
}
