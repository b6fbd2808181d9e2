// argon2 for the tests that call the app's own functions (vitest.config.ts). A check takes 35 ms of a core, and most tests
// sign in with the same password and hash: what argon2 has said of these two is not asked again.
import { createRequire } from "node:module";
import { setImmediate as others } from "node:timers/promises";

const argon2: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");
const answers = new Map<string, Promise<boolean>>();

export const { hash } = argon2;

export async function verify(hashed: string, password: string): Promise<boolean> {
  const key = JSON.stringify([hashed, password]);
  const answer = answers.get(key) ?? argon2.verify(hashed, password);
  answers.set(key, answer);
  // Other requests go on meanwhile, as they do while argon2 works.
  await others();
  return answer;
}
