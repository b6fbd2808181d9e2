// Caches argon2 for tests that call the app's functions (vitest.config.ts): each call takes 40 ms of CPU, and most
// tests use the
// same few passwords.
import { createRequire } from "node:module";
import { setImmediate as others } from "node:timers/promises";

const argon2: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");
const answers = new Map<string, Promise<boolean>>();
const hashes = new Map<string, Promise<string>[]>();

/** Alternates between two hashes of each password, because a new hash must differ from the previous one. */
export async function hash(...asked: Parameters<typeof argon2.hash>): Promise<string> {
  const key = JSON.stringify(asked);
  const made = hashes.get(key) ?? [];
  const next = (made.length > 1 && made.shift()) || argon2.hash(...asked);
  hashes.set(key, [...made, next]);
  // Gives way to other requests, as the real argon2 does.
  await others();
  return next;
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  const key = JSON.stringify([hashed, password]);
  const answer = answers.get(key) ?? argon2.verify(hashed, password);
  answers.set(key, answer);
  await others();
  return answer;
}
