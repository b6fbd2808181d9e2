import { siteView } from "~/content.server";
import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import {
  claimMailedToken,
  deleteMailedTokensOf,
  findMailedToken,
  replaceMailedToken,
} from "~/data/mailed-tokens";
import { mayMail, queueMail, recordUnsent } from "~/data/outgoing-mail";
import { deleteOtherSessions } from "~/data/sessions";
import { deleteTokensOf } from "~/data/sso-records";
import { findUser, findUserByEmail, normalEmail, type User, updateUser } from "~/data/users";
import { accountInLog } from "~/kernel/account-in-log";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { links } from "~/links";
import { wakeMailWorker } from "~/mail/deliver";
import { passwordChangedLetter, resetLetter } from "~/mail/letters";
import { WeakPasswordError, weakPasswordProblem } from "./common-password";
import { letterSite } from "./letter-site";
import { hashPassword } from "./password-hash";

/** Mails a link to set a new password, if the address has an account; does about as much work if it has none. */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  log.info({ account: accountInLog(email), network: address }, "password reset asked for");
  await transaction(async (tx) => {
    const recipient = normalEmail(email);
    const user = await findUserByEmail(email, tx);
    if (!(await mayMail(tx, recipient, "reset"))) return;
    if (!user || user.disabledAt) return recordUnsent(tx, { recipient, kind: "reset" });
    const secret = await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" });
    const url = `${config().appOrigin}${links.resetPassword()}?token_hash=${secret}&type=recovery`;
    await queueMail(tx, {
      recipient,
      kind: "reset",
      letter: resetLetter(letterSite(), { name: user.name, url }),
    });
    await recordEvent(tx, { userId: user.id, kind: "reset_requested", address });
  });
  wakeMailWorker();
}

/** Whether a mailed reset link would work. Looking uses nothing up. */
export async function isResetLink(secret: string): Promise<boolean> {
  return (await findMailedToken(secret, "recovery")) !== null;
}

/**
 * Sets a new password by a mailed link: the link is used up, every other link and session of the member is dead, and
 * the member is told by mail. The link proves the address as well.
 * @returns the member, or null when the link is unknown, used or too old.
 * @throws WeakPasswordError when the password is on the list; the link still works.
 */
export async function resetPassword(
  secret: string,
  password: string,
  { address, keepSessionId }: { address: string; keepSessionId?: string },
): Promise<User | null> {
  const token = await findMailedToken(secret, "recovery");
  const owner = token && (await findUser(token.userId));
  if (!owner) return null;
  const problem = await weakPasswordProblem(password, { ...owner, site: siteView().name });
  if (problem) throw new WeakPasswordError(problem);
  const passwordHash = await hashPassword(password);
  const user = await transaction(async (tx) => {
    const claimed = await claimMailedToken(tx, secret, "recovery");
    if (!claimed) return null;
    await deleteMailedTokensOf(tx, claimed.userId);
    await deleteOtherSessions(tx, claimed.userId, keepSessionId);
    await deleteTokensOf(tx, claimed.userId);
    const changed = await updateUser(tx, claimed.userId, {
      passwordHash,
      verifiedAt: owner.verifiedAt ?? now(),
    });
    if (!changed) return null;
    await recordEvent(tx, { userId: changed.id, kind: "password_changed", address });
    const letter = passwordChangedLetter(letterSite(), {
      name: changed.name,
      forgotUrl: config().appOrigin + links.forgotPassword(),
    });
    await queueMail(tx, { recipient: changed.email, kind: "password-changed", letter });
    return changed;
  });
  wakeMailWorker();
  if (user) log.info({ account: accountInLog(user.email), network: address }, "password reset");
  return user;
}
