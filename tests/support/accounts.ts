import { hashPassword } from "~/accounts/password-hash";
import type { User } from "~/identity/data/users";
import { lettersTo, newMember } from "./members";
import { signedIn, Visitor } from "./visitor";

export const PASSWORD = "Strata-layers-9";
let passwordHash: string | undefined;

/** Creates a verified member who can sign in with PASSWORD. */
export async function memberWithPassword(given: Parameters<typeof newMember>[0] = {}): Promise<User> {
  passwordHash ??= await hashPassword(PASSWORD);
  return newMember({ passwordHash, ...given });
}

/** Creates a member with a signed-in browser. */
export async function memberSignedIn(given: Parameters<typeof newMember>[0] = {}) {
  const member = await memberWithPassword(given);
  return { member, visitor: await signedIn(member) };
}

/** Returns the secret of the newest mailed link of this kind. @throws Error when there is none */
export async function mailedSecret(email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(email)).findLast((each) => each.kind === kind);
  const [, secret] = letter?.text.match(/token_hash=([\w-]+)/) ?? [];
  if (!secret) throw new Error(`No link of kind ${kind} was mailed to ${email}.`);
  return secret;
}

/** Presses the button behind the mailed sign-up link. A browser that did not sign up also chooses this password. */
export async function verify(visitor: Visitor, email: string, password = PASSWORD) {
  const token_hash = await mailedSecret(email, "verify");
  return visitor.post("/auth/verify", { token_hash, type: "signup", password, confirmPassword: password });
}

/** Asks for a reset link and sets a new password by it, in the same browser. `more` overrides what is typed. */
export async function resetByMail(
  visitor: Visitor,
  email: string,
  { kind = "reset", password = "Other-layers-10", ...more }: Record<string, string> = {},
) {
  await visitor.post("/auth/forgot-password", { email });
  await visitor.get(`/auth/reset-password?token_hash=${await mailedSecret(email, kind)}&type=recovery`);
  return visitor.post("/auth/reset-password", { password, confirmPassword: password, ...more });
}

export function signIn(visitor: Visitor, email: string, password = PASSWORD) {
  return visitor.post("/auth", { email, password });
}

export { Visitor };
