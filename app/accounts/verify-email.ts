import { claimMailedToken, findMailedToken } from "~/accounts/data/mailed-tokens";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { countStep } from "~/braindumper/data/daily-steps";
import { recordEvent } from "~/identity/data/audit";
import type { SignUpChoice } from "~/identity/data/sessions";
import type { User } from "~/identity/data/users";
import { subscribe } from "~/newsletter/subscribe";
import { hashNewPassword } from "./common-password";
import { updateEmail } from "./update-email";

/**
 * Activates an account through a verification link. Whoever has the link decides the password: that of the sign-up in this
 * browser, else `password`, typed now. @returns the member, or null for an unknown, used or expired link
 * @throws WeakPasswordError, InvitationUsedUp; the link then still works
 */
export async function verifyEmail(
  secret: string,
  signedUp: SignUpChoice | null,
  password: string,
  ip: string,
): Promise<User | null> {
  const account = (await findMailedToken(secret, "signup"))?.user;
  if (!account) return null;
  const passwordHash = signedUp?.passwordHash ?? (await hashNewPassword(password, account));
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "signup");
    if (!token) return null;
    await recordEvent(tx, { userId: token.userId, kind: "verified", ip });
    if (account.signupSource === "braindumper") await countStep(tx, "verified");
    const { name } = signedUp ?? account;
    const user = await updateEmail(tx, token.userId, { verifiedAt: now(), name, passwordHash });
    const { newsletter } = signedUp ?? token.change;
    if (newsletter) await subscribe(tx, token.userId, newsletter, ip);
    return user;
  });
}
