import { once } from "~/base/kernel/once";
import { normalPassword } from "~/base/text/password";
import { siteView } from "~/site/site.server";
import { isBreached } from "./breached-password";
import { hashPassword } from "./password-hash";

/** A password that is easy to guess; the message says why. */
export class WeakPasswordError extends Error {
  override name = "WeakPasswordError";
}

/** Loaded on first use, because the list is large. */
const commonPasswords = once(async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set<string>(dictionary.passwords as string[]);
});

const LOOK_ALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Returns why a password is easy to guess, or null. Refuses common passwords, also with look-alike characters or appended
 * digits ("P@ssw0rd99"), and the member's own email and name.
 */
async function weakPasswordProblem(
  password: string,
  own: { email: string; name: string; site: string },
): Promise<string | null> {
  const list = await commonPasswords();
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}]+$/u, "");
  const plain = [...bare].map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
  if ([lower, bare, plain].some((word) => word.length >= 4 && list.has(word))) {
    return "This password is on the list of common passwords. Please choose another one.";
  }
  const ownWords = [own.email, own.email.split("@")[0] ?? "", own.name, own.site].map((word) =>
    word.toLowerCase(),
  );
  if (ownWords.some((word) => word.length >= 4 && (lower === word || bare === word))) {
    return "Please do not use your name, your email or the name of this site as your password.";
  }
  return null;
}

/**
 * Hashes a password that somebody chose for an account.
 * @throws WeakPasswordError when it is too easy to guess, or known from a breach
 */
export async function hashNewPassword(
  typed: string,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const password = normalPassword(typed);
  const problem = await weakPasswordProblem(password, { email, name, site: siteView().name });
  if (problem) throw new WeakPasswordError(problem);
  if (await isBreached(password)) {
    throw new WeakPasswordError("This password appears in a known data breach. Please choose another.");
  }
  return hashPassword(password);
}
