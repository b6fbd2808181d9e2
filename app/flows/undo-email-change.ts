import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { isUniqueViolation } from "~/data/errors";
import { deleteFactors } from "~/data/factors";
import {
  claimMailedToken,
  deleteAllButUndoTokens,
  findMailedToken,
  replaceMailedToken,
} from "~/data/mailed-tokens";
import { queueMail } from "~/data/outgoing-mail";
import { deleteOtherSessions } from "~/data/sessions";
import { deleteTokensOf } from "~/data/sso-records";
import { deleteUser, findAccount, findUser, findUserByEmail, type User, updateUser } from "~/data/users";
import { DAY_MS } from "~/kernel/clock";
import { wakeMailWorker } from "~/mail/deliver";
import { emailUndoneLetter } from "~/mail/letters";
import { letterSite } from "./letter-site";

/** The address belongs to another account by now, which somebody has proven to be theirs. */
export class AddressTakenError extends Error {
  override name = "AddressTakenError";
}

/** The member whose address a mailed link would change back, and the one it brings back; or null. Looking uses nothing up. */
export async function findEmailUndo(secret: string): Promise<{ user: User; oldEmail: string } | null> {
  const token = await findMailedToken(secret, "email_undo");
  const user = token && (await findUser(token.userId));
  return user && token.change.email ? { user, oldEmail: token.change.email } : null;
}

/**
 * Uses up the link that the old address got: the account has that address again, and everybody is signed out of it.
 * Whoever made the change knew the password, so the answer holds the secret of a link to set a new one.
 * @returns null when the link is unknown, used or too old.
 * @throws AddressTakenError; the link still works.
 */
export async function undoEmailChange(
  secret: string,
  address: string,
): Promise<{ user: User; resetSecret: string } | null> {
  const undone = await transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "email_undo");
    const email = token?.change.email;
    const before = token && (await findAccount(tx, token.userId));
    if (!before || !email) return null;
    const holder = await findUserByEmail(email, tx);
    if (holder && holder.id !== before.id) {
      // An account that nobody has verified must not keep the owner out: anybody can sign up with any address.
      if (holder.verifiedAt || holder.disabledAt) throw new AddressTakenError();
      await deleteUser(tx, holder.id);
    }
    const user = (await updateUser(tx, before.id, { email })) as User;
    // Later changes were made by whoever made this one, and so were the addresses that could undo those.
    await deleteAllButUndoTokens(tx, user.id, token.createdAt);
    await deleteOtherSessions(tx, user.id);
    await deleteTokensOf(tx, user.id);
    // So were second factors of that time: they would keep the owner out, and whoever added them in.
    await deleteFactors(tx, user.id, new Date(token.createdAt.getTime() - DAY_MS));
    await recordEvent(tx, { userId: user.id, kind: "email_change_undone", address });
    const letter = emailUndoneLetter(letterSite(), { name: user.name });
    if (before.email !== email) {
      await queueMail(tx, { recipient: before.email, kind: "email-change-undone", letter });
    }
    return { user, resetSecret: await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" }) };
  }).catch((error) => {
    throw isUniqueViolation(error) ? new AddressTakenError() : error;
  });
  wakeMailWorker();
  return undone;
}
