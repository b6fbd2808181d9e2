import { type Queries, transaction } from "~/base/data/database";
import { HOUR_SECONDS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { countOne } from "~/base/kernel/counters";
import {
  clearLimit,
  consumeWithin,
  countFailure,
  findWait,
  type Limit,
  noteKeptOut,
  setWait,
} from "~/identity/data/rate-limits";
import { normalEmail } from "~/identity/data/users";

const FIRST_WAIT_SECONDS = 15;
const MINUTE_SECONDS = 60;

/** For writes that need no fsync: a power cut may only lose the count of the last tries, and pages stay quick. */
export const MAY_BE_LOST = { durable: false };

/** After the free `failures`, each wrong try doubles the wait, up to `longest` seconds. */
type Delay = { failures: Limit; waits: Limit; longest: number };

/** Describes a growing delay. @param longest the longest wait, in seconds */
export function delay(name: string, free: Omit<Limit, "name">, longest: number): Delay {
  // "barred", because rows and metrics have this name.
  const waits = { name: `${name}:barred`, points: 1, seconds: 60 };
  return { failures: { name: `${name}:failures`, ...free }, waits, longest };
}

/** A secret that people may try to guess. Each guesser has five free wrong tries an hour. */
type Guessed = {
  own: Delay;
  /** A limit per account across all guessers, except browsers that the account knows. */
  everywhere?: Limit;
  /** A growing delay per account across all unknown browsers, and a second one across all known browsers. */
  together?: Delay;
};

/** Describes a guessable secret. @param all the limits across guessers, beside each guesser's own */
export function guessed<All extends Omit<Guessed, "own">>(name: string, all: All): All & Guessed {
  return { own: delay(name, { points: 5, seconds: HOUR_SECONDS }, 15 * MINUTE_SECONDS), ...all };
}

/** Who is guessing, counted separately by `key`. Strangers' tries never count against a browser that the account knows. */
export type Guesser = { key: string; isKnown: boolean };

/** There were too many wrong tries; the next one is only checked after `waitSeconds`. */
export class MustWait extends Error {
  constructor(readonly waitSeconds: number) {
    super("must wait");
  }
}

/**
 * Counts a try as a failure before it is checked, so that sending many in parallel gains nothing. A right one clears the
 * count (`clearTries`).
 * @throws MustWait after too many failures, with a wait that doubles each time; never a hard lock
 */
export async function countTry(what: Guessed, email: string, { key, isKnown }: Guesser): Promise<void> {
  if (!config().rateLimits) return;
  // Throwing rolls the count back, so a try that was not even checked makes no wait longer.
  await transaction(async (tx) => {
    await slowDown(tx, what.own, key, email);
    if (what.together) await slowDown(tx, what.together, togetherKey(email, isKnown), email);
    if (!what.everywhere || isKnown) return;
    const wait = await consumeWithin(tx, what.everywhere, normalEmail(email));
    if (wait > 0) throw new MustWait(wait);
  }, MAY_BE_LOST);
}

async function slowDown(
  tx: Queries,
  { failures, waits, longest }: Delay,
  key: string,
  email: string,
): Promise<void> {
  // The count comes first because it locks the row: on Postgres, parallel tries with one key then wait for each other.
  const count = await countFailure(tx, failures, key);
  const wait = await findWait(waits, key, tx);
  if (wait > 0) {
    countOne("limits", waits.name);
    throw new MustWait(wait);
  }
  if (count < failures.points) return;
  await setWait(tx, waits, key, Math.min(FIRST_WAIT_SECONDS * 2 ** (count - failures.points), longest));
  await noteKeptOut(tx, [failures, waits], key, normalEmail(email));
}

const togetherKey = (email: string, isKnown: boolean) => `${normalEmail(email)}${isKnown ? " known" : ""}`;

/** Clears the counts after a right try. */
export async function clearTries(tx: Queries, what: Guessed, email: string, key: string): Promise<void> {
  const { own, everywhere, together } = what;
  for (const limit of [own.failures, own.waits]) await clearLimit(tx, limit, key);
  if (everywhere) await clearLimit(tx, everywhere, normalEmail(email));
  if (!together) return;
  for (const limit of [together.failures, together.waits])
    for (const isKnown of [true, false]) await clearLimit(tx, limit, togetherKey(email, isKnown));
}

/** Lets the next try from an unknown browser through. The count stays, so another wrong one waits as long as before. */
export async function endWait(tx: Queries, { together }: Guessed, email: string): Promise<void> {
  if (together) await clearLimit(tx, together.waits, togetherKey(email, false));
}
