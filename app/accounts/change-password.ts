import { deleteOtherTokens } from "~/accounts/data/mailed-tokens";
import type { Queries } from "~/base/data/database";
import { recordEvent } from "~/identity/data/audit";
import { actOnce } from "~/identity/data/presses";
import type { User } from "~/identity/data/users";
import { alertMember, type Seen } from "./alert-member";
import { hashNewPassword } from "./common-password";
import { endSessions } from "./end-sessions";
import { updateEmail } from "./update-email";

/**
 * Who sets a password, and the session to keep. `isFirst`: the account had no password before, so no mail warns of a
 * change.
 */
export type PasswordChanger = Seen & { keepSessionId?: string; isFirst?: boolean };

/** Sets a new password for a signed-in member. @throws WeakPasswordError */
export async function changePassword(user: User, password: string, by: PasswordChanger): Promise<void> {
  const passwordHash = await hashNewPassword(password, user);
  await actOnce((tx) => setPassword(tx, user.id, { passwordHash }, by));
}

/**
 * Sets the password and ends all other sessions and mailed links, except links that can undo a takeover. A mail tells the
 * member.
 */
export async function setPassword(
  tx: Queries,
  userId: string,
  change: Pick<User, "passwordHash"> & Partial<Pick<User, "verifiedAt">>,
  { keepSessionId, isFirst = false, ...seen }: PasswordChanger,
): Promise<User | null> {
  await deleteOtherTokens(tx, userId, ["email_undo", "alert"]);
  await endSessions(tx, userId, keepSessionId);
  const changed = await updateEmail(tx, userId, change);
  if (!changed) return null;
  await recordEvent(tx, { userId, kind: "password_changed", ip: seen.ip });
  if (!isFirst) await alertMember(tx, changed, "password-changed", seen);
  return changed;
}
