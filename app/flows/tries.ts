import { type Queries, transaction } from "~/data/database";
import {
  bar,
  clearLimit,
  consumeWithin,
  countFailure,
  findBar,
  type Limit,
  nameAccount,
} from "~/data/rate-limits";
import { normalEmail } from "~/data/users";
import { config } from "~/kernel/config";
import { countOne } from "~/kernel/counters";

const FIRST_BAR_SECONDS = 15;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Not waiting for the disk keeps pages quick; a power cut only costs the count of the last tries. */
export const MAY_BE_LOST = { durable: false };

/** Wrong tries that wait: those of `failures` are free, then each waits twice as long as the one before, up to `longest` seconds. */
type Delay = { failures: Limit; barred: Limit; longest: number };

/** @param longest seconds */
export function delay(name: string, free: Omit<Limit, "name">, longest: number): Delay {
  const barred = { name: `${name}:barred`, points: 1, seconds: 60 };
  return { failures: { name: `${name}:failures`, ...free }, barred, longest };
}

/** What somebody guesses at. Each guesser has five wrong tries an hour free. */
type Guessed = {
  own: Delay;
  /** Tries for one account from everywhere together, except from browsers that the account knows. */
  everywhere?: Limit;
  /** The same as a delay. The browsers that the account knows have one of their own together. */
  together?: Delay;
};

/** @param all what counts beside each guesser's own tries */
export function guessed<All extends Omit<Guessed, "own">>(name: string, all: All): All & Guessed {
  return { own: delay(name, { points: 5, seconds: HOUR_SECONDS }, 15 * MINUTE_SECONDS), ...all };
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
 * Counts a try as a failure before it is checked, so that sending many at once gains nothing. A right one clears the count
 * (`clearTries`).
 * @throws SignInBarred after too many wrong ones, for a time that doubles with each more. It is never a hard lock.
 */
export async function countTry(what: Guessed, email: string, { key, isKnown }: Guesser): Promise<void> {
  if (!config().rateLimits) return;
  // What is thrown undoes the counting: a try that was not looked at makes no wait longer.
  await transaction(async (tx) => {
    await slowDown(tx, what.own, key, email);
    if (what.together) await slowDown(tx, what.together, togetherKey(email, isKnown), email);
    if (!what.everywhere || isKnown) return;
    const wait = await consumeWithin(tx, what.everywhere, normalEmail(email));
    if (wait > 0) throw new SignInBarred(wait);
  }, MAY_BE_LOST);
}

async function slowDown(
  tx: Queries,
  { failures, barred, longest }: Delay,
  key: string,
  email: string,
): Promise<void> {
  // Counted first: on Postgres that makes tries with the same key wait for each other.
  const count = await countFailure(tx, failures, key);
  const wait = await findBar(barred, key, tx);
  if (wait > 0) {
    countOne("limits", barred.name);
    throw new SignInBarred(wait);
  }
  if (count < failures.points) return;
  await bar(tx, barred, key, Math.min(FIRST_BAR_SECONDS * 2 ** (count - failures.points), longest));
  await nameAccount(tx, [failures, barred], key, normalEmail(email));
}

const togetherKey = (email: string, isKnown: boolean) => `${normalEmail(email)}${isKnown ? " known" : ""}`;

/** Forgets what was counted, after a right try. */
export async function clearTries(tx: Queries, what: Guessed, email: string, key: string): Promise<void> {
  const { own, everywhere, together } = what;
  for (const limit of [own.failures, own.barred]) await clearLimit(tx, limit, key);
  if (everywhere) await clearLimit(tx, everywhere, normalEmail(email));
  if (!together) return;
  for (const limit of [together.failures, together.barred])
    for (const isKnown of [true, false]) await clearLimit(tx, limit, togetherKey(email, isKnown));
}

/** Lets the next try from an unknown browser be looked at at once. What was counted stays: a wrong one waits as long as ever. */
export async function endWait(tx: Queries, { together }: Guessed, email: string): Promise<void> {
  if (together) await clearLimit(tx, together.barred, togetherKey(email, false));
}
