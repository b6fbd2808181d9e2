import os from "node:os";
import { fairTurns } from "~/accounts/fair-turns";
import { clientKey, networkKey } from "~/base/kernel/ip";
import { once } from "~/base/kernel/once";
import { runningRequest } from "~/base/kernel/request-context";
import { normalPassword } from "~/base/text/password";

/**
 * Stronger than OWASP's minimum for argon2id (19 MiB, two passes, one lane): eight passes cost a guesser more, and keep the
 * main thread freer for readers while many people sign in (`tests/e2e/sign-in-load.timed.spec.ts`).
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 8, parallelism: 1 };

/** Loaded on first use, to keep start-up quick. */
const argon2 = () => import("@node-rs/argon2");

/** When more than this of one network wait, it is told to come back later. */
const WAITING_MAX = 100;
/** Leaves one core free for other requests, however many people sign in. */
const inTurn = fairTurns(Math.max(1, os.availableParallelism() - 1), WAITING_MAX);

function hashInTurn<T>(work: () => Promise<T>): Promise<T> {
  const ip = runningRequest()?.ip;
  return inTurn(ip ? (networkKey(ip) ?? clientKey(ip)) : "", work);
}

/**
 * Hashes a password with argon2id. @returns the hash in PHC string format
 * @throws BusyError when too many hashes of one network are queued
 */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(async () => (await argon2()).hash(normalPassword(password), PARAMETERS));
}

/** The Unicode forms that an old hash may have been made from, today's (NFKC) first. */
function formsOf(password: string): string[] {
  const old = [password, password.normalize("NFC"), password.normalize("NFD")];
  return [...new Set([normalPassword(password), ...old])];
}

/** A hash that no password matches. Checking against it takes as long as a real check, so timing reveals no account. */
const dummyHash = once(async () => (await argon2()).hash(crypto.randomUUID(), PARAMETERS));

/** `isOutdated`: the password is right, but its hash should be made again, with today's parameters and Unicode form. */
type Match = { isRight: boolean; isOutdated: boolean };

/**
 * Checks a password. Without a hash (unknown email, or an account without a password) it takes the same time and says no.
 * `first` runs just before the check, but not for somebody who is turned away because too many are queued.
 * @throws BusyError
 */
export async function matchPassword(
  password: string,
  storedHash: string | null,
  first = async () => {},
): Promise<Match> {
  const passwordHash = storedHash || null;
  const against = passwordHash ?? (await dummyHash());
  const forms = formsOf(password);
  const at = await hashInTurn(async () => {
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
