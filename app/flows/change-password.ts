import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { deleteAllButUndoTokens } from "~/data/mailed-tokens";
import { queueMail } from "~/data/outgoing-mail";
import { deleteOtherSessions } from "~/data/sessions";
import { deleteTokensOf } from "~/data/sso-records";
import { type User, updateUser } from "~/data/users";
import { wakeMailWorker } from "~/mail/deliver";
import { passwordChangedLetter } from "~/mail/letters";
import { hashNewPassword } from "./common-password";
import { letterSite, letterUrls } from "./letter-site";

/** Who asks for a new password: the shortened ip, and the session that is kept. */
export type PasswordChanger = { address: string; keepSessionId?: string };

/** Sets a new password for a signed-in member. @throws WeakPasswordError */
export async function changePassword(user: User, password: string, by: PasswordChanger): Promise<void> {
  const passwordHash = await hashNewPassword(password, user);
  await transaction((tx) => setPassword(tx, user.id, { passwordHash }, by));
  wakeMailWorker();
}

/** Sets a password, ends all mailed links and other sessions, and notifies the member by mail. */
export async function setPassword(
  tx: Queries,
  userId: string,
  change: Pick<User, "passwordHash"> & Partial<Pick<User, "verifiedAt">>,
  { address, keepSessionId }: PasswordChanger,
): Promise<User | null> {
  await deleteAllButUndoTokens(tx, userId);
  await deleteOtherSessions(tx, userId, keepSessionId);
  await deleteTokensOf(tx, userId);
  const changed = await updateUser(tx, userId, change);
  if (!changed) return null;
  await recordEvent(tx, { userId, kind: "password_changed", address });
  const letter = passwordChangedLetter(letterSite(), { name: changed.name, ...letterUrls(changed.email) });
  await queueMail(tx, { recipient: changed.email, kind: "password-changed", letter });
  return changed;
}
