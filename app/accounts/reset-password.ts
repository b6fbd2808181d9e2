import { claimMailedToken, deleteMailedTokensOf, findMailedToken } from "~/accounts/data/mailed-tokens";
import { resetLetter } from "~/accounts/letters";
import { type Queries, transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { now } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { hasPassword } from "~/identity/account-state";
import { recordEvent } from "~/identity/data/audit";
import { type Actor, ActRefused, COMMAND_LINE } from "~/identity/data/operator-acts";
import { findAccount, findUserByEmail, normalEmail, type User } from "~/identity/data/users";
import { InvitationUsedUp } from "~/identity/registration";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite } from "~/mail/letter-site";
import { actOnAccount, requireMailTo, SENT_BEFORE } from "./account-acts";
import { type PasswordChanger, setPassword } from "./change-password";
import { hashNewPassword } from "./common-password";
import { makeMailedLink } from "./mailed-link";
import { CODES } from "./second-factor";
import { endWait } from "./tries";
import { updateEmail } from "./update-email";

/**
 * Mails a reset link because an operator asked for it.
 * @throws ActRefused when mail to the member is stopped, or one was mailed a moment ago
 */
export async function sendResetByOperator(user: User, by: Actor): Promise<void> {
  await actOnAccount(user, "reset_sent", by, async (tx) => {
    await requireMailTo(tx, user);
    const { email: recipient } = user;
    if (!(await queueMail(tx, { recipient, kind: "reset" }, () => writeReset(tx, user, true))))
      throw new ActRefused(SENT_BEFORE);
  });
}

/**
 * Verifies a member's email without the mailed link, which stops working. The password goes: it may be a stranger's, who signed up
 * with this email last. A mailed link sets a new one, as for an imported member.
 * @throws ActRefused when it has no password, is disabled, mail to it is stopped, or its invitation is used up
 */
export async function verifyByOperator(user: User, by: Actor = COMMAND_LINE): Promise<void> {
  const work = actOnAccount(user, "verified_by_administrator", by, async (tx) => {
    if (!hasPassword(user))
      throw new ActRefused("It has no password yet. A link to set one confirms the email too.");
    if ((await findAccount(tx, user.id))?.verifiedAt) throw new ActRefused("It is verified already.");
    await requireMailTo(tx, user);
    if (user.disabledAt) throw new ActRefused("The account is disabled. Enable it first.");
    await deleteMailedTokensOf(tx, user.id);
    await updateEmail(tx, user.id, { verifiedAt: now(), passwordHash: "" });
    const { email: recipient } = user;
    if (!(await queueMail(tx, { recipient, kind: "reset" }, () => writeReset(tx, user, true))))
      throw new ActRefused(SENT_BEFORE);
  });
  await work.catch((error) => {
    throw error instanceof InvitationUsedUp
      ? new ActRefused(
          "The invitation was used up by others, or taken back. Make a new one: the member signs up again with it.",
        )
      : error;
  });
}

/**
 * Mails a reset link if the email has an account; otherwise does about as much work, so that timing reveals nothing.
 * @returns whether it is mailed: not within a minute of the last
 */
export async function requestPasswordReset(email: string, ip: string): Promise<boolean> {
  log.info({ account: accountInLog(email), network: ip }, "password reset asked for");
  return transaction(async (tx) => {
    const recipient = normalEmail(email);
    const user = await findUserByEmail(email, tx);
    const kind = user && !user.verifiedAt ? "reset-unverified" : "reset";
    const isMailed = await queueMail(tx, { recipient, kind }, async () => {
      return !user || user.disabledAt ? null : writeReset(tx, user);
    });
    if (user && isMailed) await recordEvent(tx, { userId: user.id, kind: "reset_requested", ip });
    return isMailed;
  });
}

async function writeReset(tx: Queries, { id: userId, name }: User, isByOperator = false) {
  const url = await makeMailedLink(tx, { userId, purpose: "recovery" });
  return resetLetter(letterSite(), { name, url, isByOperator });
}

/**
 * Sets a new password through a mailed link. All other links and sessions of the member end, and the email counts as
 * verified. @returns the member, or null for an unknown, used or expired link
 * @throws WeakPasswordError, InvitationUsedUp; the link then still works
 */
export async function resetPassword(
  secret: string,
  password: string,
  by: PasswordChanger,
): Promise<User | null> {
  const owner = (await findMailedToken(secret, "recovery"))?.user;
  if (!owner) return null;
  const passwordHash = await hashNewPassword(password, owner);
  const user = await transaction(async (tx) => {
    const claimed = await claimMailedToken(tx, secret, "recovery");
    const verifiedAt = owner.verifiedAt ?? now();
    // Lifts the wait after wrong codes: whoever caused it knew the old password, which is now worthless.
    if (claimed) await endWait(tx, CODES, owner.email);
    const isFirst = !hasPassword(owner);
    return claimed && setPassword(tx, claimed.userId, { passwordHash, verifiedAt }, { ...by, isFirst });
  });
  if (user) log.info({ account: accountInLog(user.email), network: by.ip }, "password reset");
  return user;
}
