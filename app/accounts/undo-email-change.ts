import { claimMailedToken, deleteOtherTokens, replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { emailUndoneLetter } from "~/accounts/letters";
import { transaction } from "~/base/data/database";
import { isUniqueViolation } from "~/base/data/errors";
import { DAY_MS } from "~/base/kernel/clock";
import { recordEvent } from "~/identity/data/audit";
import { deleteFactorsSince } from "~/identity/data/factors";
import { deleteUser, findAccount, findUserByEmail, type User } from "~/identity/data/users";
import { FormRejection } from "~/identity/form-rejection";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite } from "~/mail/letter-site";
import { endSessions } from "./end-sessions";
import { updateEmail } from "./update-email";

/** The old email now belongs to another verified account, so it cannot be restored. */
const taken = () =>
  new FormRejection({
    form: "Another account uses this address now. Please write to the people who run the site: they can help.",
  });

/**
 * Restores the old email through an undo link and ends all sessions. Whoever changed it knew the password, so the result has
 * the secret of a reset link. @returns null for an unknown, used or expired link
 * @throws FormRejection where another account has the old email; the link then still works
 */
export async function undoEmailChange(
  secret: string,
  ip: string,
): Promise<{ user: User; resetSecret: string } | null> {
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "email_undo");
    const email = token?.change.email;
    const before = token && (await findAccount(tx, token.userId));
    if (!before || !email) return null;
    const holder = await findUserByEmail(email, tx);
    if (holder && holder.id !== before.id) {
      // Anybody can sign up with any email, so an unverified account with it is deleted in favour of its owner.
      if (holder.verifiedAt || holder.disabledAt) throw taken();
      await deleteUser(tx, holder.id);
    }
    const user = (await updateEmail(tx, before.id, { email })) as User;
    // Whoever made this change also made later ones, and could undo this with their links.
    await deleteOtherTokens(tx, user.id, ["email_undo"], token.createdAt);
    await endSessions(tx, user.id);
    // Factors added in the week before are the intruder's too: the email change ended the alert links that could remove them.
    await deleteFactorsSince(tx, user.id, new Date(token.createdAt.getTime() - 7 * DAY_MS));
    await recordEvent(tx, { userId: user.id, kind: "email_change_undone", ip });
    if (before.email !== email) {
      await queueMail(tx, { recipient: before.email, kind: "email-change-undone" }, () =>
        emailUndoneLetter(letterSite(), { name: user.name }),
      );
    }
    return { user, resetSecret: await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" }) };
  }).catch((error) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
}
