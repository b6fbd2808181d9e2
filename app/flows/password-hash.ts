import os from "node:os";
import pLimit from "p-limit";
import { BusyError } from "~/kernel/busy";
import { once } from "~/kernel/once";

/**
 * OWASP's minimum for argon2id is 19 MiB, two passes, one lane. Eight passes cost a guesser more, and while many sign in at
 * once they leave the thread that answers readers free for longer (`tests/e2e/sign-in-load.timed.spec.ts`).
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 8, parallelism: 1 };

/** Loaded with the first password, not at start. */
const argon2 = () => import("@node-rs/argon2");

/** One core stays free for readers, however many people sign in. */
const inTurn = pLimit(Math.max(1, os.availableParallelism() - 1));
/** More waiting than this and newcomers are asked to come back: they would wait longer than anyone does. */
const WAITING_MAX = 100;

async function unlessCrowded<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= WAITING_MAX) throw new BusyError("Too many sign-ins at once.");
  return inTurn(work);
}

/**
 * argon2id, in the PHC string format.
 * @throws BusyError when too many hashes are waiting.
 */
export function hashPassword(password: string): Promise<string> {
  return unlessCrowded(async () => (await argon2()).hash(password, PARAMETERS));
}

/** A hash that no password has: checking against it takes as long as checking a real one. */
const dummyHash = once(async () => (await argon2()).hash(crypto.randomUUID(), PARAMETERS));

/**
 * Whether the password is right. Without a hash (unknown email) it takes the same time and says no.
 * `first` runs just before: not for somebody who is asked to come back because too many hashes are waiting.
 */
export async function isRightPassword(
  password: string,
  passwordHash: string | null,
  first = async () => {},
): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const right = await unlessCrowded(async () => {
    await first();
    return (await argon2()).verify(against, password);
  });
  return right && passwordHash !== null;
}

/** True when a stored hash is weaker than today's parameters and should be made again at the next sign-in. */
export function isWeakHash(passwordHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return !memory || Number(memory) < PARAMETERS.memoryCost || Number(time) < PARAMETERS.timeCost;
}
