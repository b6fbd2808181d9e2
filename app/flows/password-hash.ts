import os from "node:os";
import pLimit from "p-limit";
import { normalPassword } from "~/domain/password";
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
  return unlessCrowded(async () => (await argon2()).hash(normalPassword(password), PARAMETERS));
}

/** What an old hash may have been made of, after the form that is hashed today. */
function formsOf(password: string): string[] {
  const old = [password, password.normalize("NFC"), password.normalize("NFD")];
  return [...new Set([normalPassword(password), ...old])];
}

/** A hash that no password has: checking against it takes as long as checking a real one. */
const dummyHash = once(async () => (await argon2()).hash(crypto.randomUUID(), PARAMETERS));

/** `isOutdated`: right, but the hash is of another form of it, or weaker than today's: make it again. */
type Match = { isRight: boolean; isOutdated: boolean };

/**
 * Whether the password is right. Without a hash (unknown email, or an account that never had a password) it takes the same time and says no.
 * `first` runs just before: not for somebody who is asked to come back because too many hashes are waiting.
 */
export async function matchPassword(
  password: string,
  storedHash: string | null,
  first = async () => {},
): Promise<Match> {
  const passwordHash = storedHash || null;
  const against = passwordHash ?? (await dummyHash());
  const forms = formsOf(password);
  const at = await unlessCrowded(async () => {
    await first();
    const { verify } = await argon2();
    for (const [at, form] of forms.entries()) if (await verify(against, form)) return at;
    return -1;
  });
  const isRight = at >= 0 && passwordHash !== null;
  return { isRight, isOutdated: isRight && (at > 0 || isWeakHash(passwordHash)) };
}

function isWeakHash(passwordHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return !memory || Number(memory) < PARAMETERS.memoryCost || Number(time) < PARAMETERS.timeCost;
}
