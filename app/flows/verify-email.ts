import { recordEvent } from "~/data/audit";
import { countStep } from "~/data/daily-steps";
import { transaction } from "~/data/database";
import { claimMailedToken, findMailedToken } from "~/data/mailed-tokens";
import type { SignUpChoice } from "~/data/sessions";
import { type User, updateUser } from "~/data/users";
import { now } from "~/kernel/clock";
import { hashNewPassword } from "./common-password";
import { subscribe } from "./newsletter";
import { claimInvitation } from "./registration";

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
    await claimInvitation(tx, account);
    await recordEvent(tx, { userId: token.userId, kind: "verified", ip });
    if (account.signupSource === "braindumper") await countStep(tx, "verified");
    const { name } = signedUp ?? account;
    const user = await updateUser(tx, token.userId, { verifiedAt: now(), name, passwordHash });
    const { newsletter } = signedUp ?? token.change;
    if (newsletter) await subscribe(tx, token.userId, newsletter, ip);
    return user;
  });
}
