// argon2 for the tests that call the app's own functions (vitest.config.ts). Each call takes 40 ms of a core, and most tests
// sign in with the same few passwords: what argon2 has said of these is not asked again.
import { createRequire } from "node:module";
import { setImmediate as others } from "node:timers/promises";

const argon2: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");
const answers = new Map<string, Promise<boolean>>();
const hashes = new Map<string, Promise<string>[]>();

/** Two of each password, in turn: one that was made again is another one. */
export async function hash(...asked: Parameters<typeof argon2.hash>): Promise<string> {
  const key = JSON.stringify(asked);
  const made = hashes.get(key) ?? [];
  const next = (made.length > 1 && made.shift()) || argon2.hash(...asked);
  hashes.set(key, [...made, next]);
  // Other requests go on meanwhile, as they do while argon2 works.
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
