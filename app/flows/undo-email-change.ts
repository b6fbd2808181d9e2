import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { isUniqueViolation } from "~/data/errors";
import { deleteFactorsSince } from "~/data/factors";
import {
  claimMailedToken,
  deleteOtherTokens,
  findMailedToken,
  replaceMailedToken,
} from "~/data/mailed-tokens";
import { queueMail } from "~/data/outgoing-mail";
import {
  deleteUser,
  findAccount,
  findEnabledUser,
  findUserByEmail,
  type User,
  updateUser,
} from "~/data/users";
import { DAY_MS } from "~/kernel/clock";
import { emailUndoneLetter } from "~/mail/letters";
import { endSessions } from "./end-sessions";
import { letterSite } from "./letter-site";

/** The email now belongs to another verified account. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

/** The member whose email a mailed link would change back, and the email it brings back; or null. Looking uses nothing up. */
export async function findEmailUndo(secret: string): Promise<{ user: User; email: string } | null> {
  const token = await findMailedToken(secret, "email_undo");
  const user = token && (await findEnabledUser(token.userId));
  return user && token.change.email ? { user, email: token.change.email } : null;
}

/**
 * Uses an undo link: restores the old email and signs everybody out. The person who made the change knew
 * the password, so the result has the secret of a reset link. @returns null for an unknown, used or expired link
 * @throws EmailTakenError; the link still works
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
      // An unverified account must not keep the owner out: anybody can sign up with any email.
      if (holder.verifiedAt || holder.disabledAt) throw new EmailTakenError();
      await deleteUser(tx, holder.id);
    }
    const user = (await updateUser(tx, before.id, { email })) as User;
    // The person who made this change made the later ones too, and owns the emails that could undo those.
    await deleteOtherTokens(tx, user.id, ["email_undo"], token.createdAt);
    await endSessions(tx, user.id);
    // So were second factors of the week before: the change ended the links that could have denied them.
    await deleteFactorsSince(tx, user.id, new Date(token.createdAt.getTime() - 7 * DAY_MS));
    await recordEvent(tx, { userId: user.id, kind: "email_change_undone", ip });
    if (before.email !== email) {
      await queueMail(tx, { recipient: before.email, kind: "email-change-undone" }, () =>
        emailUndoneLetter(letterSite(), { name: user.name }),
      );
    }
    return { user, resetSecret: await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" }) };
  }).catch((error) => {
    throw isUniqueViolation(error) ? new EmailTakenError() : error;
  });
}
