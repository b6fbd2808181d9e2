import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { isUniqueViolation } from "~/data/errors";
import {
  claimMailedToken,
  deleteOtherTokens,
  findMailedToken,
  replaceMailedToken,
} from "~/data/mailed-tokens";
import { queueMail } from "~/data/outgoing-mail";
import { actOnce } from "~/data/presses";
import {
  findAccount,
  findEnabledUser,
  findUserByEmail,
  normalEmail,
  type User,
  updateUser,
} from "~/data/users";
import { config } from "~/kernel/config";
import { inEvenTime } from "~/kernel/even-time";
import { links } from "~/links";
import { confirmEmailLetter, emailChangedLetter, emailChangeRequestedLetter } from "~/mail/letters";
import { letterSite, letterUrls } from "./letter-site";
import { mailAccountExists } from "./sign-up";

/**
 * Mails a link to the new email and a notice to the old one, which keeps working until the link is used.
 * A taken email gets the same answer; its holder is told.
 */
export async function requestEmailChange(user: User, newEmail: string, ip: string): Promise<void> {
  const email = normalEmail(newEmail);
  const site = letterSite();
  const write = async (tx: Queries) => {
    const holder = await findUserByEmail(email, tx);
    if (holder) {
      await mailAccountExists(tx, holder);
    } else {
      await queueMail(tx, { recipient: email, kind: "email-change" }, async () => {
        const secret = await replaceMailedToken(tx, {
          userId: user.id,
          purpose: "email_change",
          change: { email },
        });
        const url = `${config().appOrigin}${links.verify()}?token_hash=${secret}&type=email_change`;
        return confirmEmailLetter(site, { name: user.name, url });
      });
    }
    await queueMail(tx, { recipient: user.email, kind: "email-change-requested" }, () =>
      emailChangeRequestedLetter(site, { name: user.name, ...letterUrls(user.email) }),
    );
    await recordEvent(tx, { userId: user.id, kind: "email_change_requested", ip });
  };
  await inEvenTime(() => actOnce(write));
}

/** The member whose email a mailed link would change, and the new email; or null. Looking uses nothing up. */
export async function findEmailChange(secret: string): Promise<{ user: User; newEmail: string } | null> {
  const token = await findMailedToken(secret, "email_change");
  const user = token && (await findEnabledUser(token.userId));
  return user && token.change.email ? { user, newEmail: token.change.email } : null;
}

/**
 * Uses an email-change link up.
 * @returns the member under the new email, or null when the link is unknown, used or too old, or somebody
 * else has the email by now.
 */
export async function confirmEmailChange(secret: string, ip: string): Promise<User | null> {
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "email_change");
    const email = token?.change.email;
    if (!token || !email) return null;
    const before = await findAccount(tx, token.userId);
    const after = await updateUser(tx, token.userId, { email });
    if (!before || !after) return null;
    // A link to set a new password may lie in the old mailbox. Against a takeover it gets a link of its own below.
    await deleteOtherTokens(tx, after.id, ["email_undo"]);
    await recordEvent(tx, { userId: after.id, kind: "email_changed", ip });
    const undoSecret = await replaceMailedToken(tx, {
      userId: after.id,
      purpose: "email_undo",
      about: before.email,
      change: { email: before.email },
    });
    const url = `${config().appOrigin}${links.undoEmail()}?token_hash=${undoSecret}`;
    await queueMail(tx, { recipient: before.email, kind: "email-changed" }, () =>
      emailChangedLetter(letterSite(), { name: after.name, url }),
    );
    return after;
  }).catch((error) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
}
