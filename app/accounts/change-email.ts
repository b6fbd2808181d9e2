import { claimMailedToken, deleteOtherTokens, deleteTokensFor } from "~/accounts/data/mailed-tokens";
import { confirmEmailLetter, emailChangedLetter, emailChangeRequestedLetter } from "~/accounts/letters";
import { type Queries, transaction } from "~/base/data/database";
import { isUniqueViolation } from "~/base/data/errors";
import { inEvenTime } from "~/base/kernel/after-answer";
import { recordEvent } from "~/identity/data/audit";
import { emailKeptUntil } from "~/identity/data/left-behind";
import { actOnce } from "~/identity/data/presses";
import { findAccount, findUserByEmail, normalEmail, type User } from "~/identity/data/users";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite, letterUrls } from "~/mail/letter-site";
import { makeMailedLink } from "./mailed-link";
import { mailAccountExists, refuseKeptEmail } from "./sign-up";
import { updateEmail } from "./update-email";

/**
 * Mails a confirmation link to the new email and a notice to the old one, which stays valid until the link is used.
 * If the new email is taken, the answer is the same and its owner is told by mail, so that nobody can probe for accounts.
 */
export async function requestEmailChange(user: User, newEmail: string, ip: string): Promise<void> {
  const email = normalEmail(newEmail);
  const site = letterSite();
  const write = async (tx: Queries) => {
    const link = () => makeMailedLink(tx, { userId: user.id, purpose: "email_change", change: { email } });
    const holder = await findUserByEmail(email, tx);
    if (holder || (await refuseKeptEmail(tx, email, user.id))) {
      if (holder) await mailAccountExists(tx, holder);
      // Nobody gets this link. It makes the account page say that the email waits, as it does for a free one.
      await link();
    } else {
      await queueMail(tx, { recipient: email, kind: "email-change" }, async () => {
        const url = await link();
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

/** Drops a change of email that waits for its link. */
export async function cancelEmailChange({ id }: User): Promise<void> {
  await transaction((tx) => deleteTokensFor(tx, id, "email_change"));
}

/**
 * Uses up an email-change link and changes the email.
 * @returns the member with the new email, or null when the link is unknown, used or expired, or the email was taken or left by somebody else meanwhile
 */
export async function confirmEmailChange(secret: string, ip: string): Promise<User | null> {
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "email_change");
    const email = token?.change.email;
    if (!token || !email) return null;
    // Another member may have had it, and left it, since the link was mailed.
    if (await emailKeptUntil(email, token.userId, tx)) return null;
    const before = await findAccount(tx, token.userId);
    const after = await updateEmail(tx, token.userId, { email });
    if (!before || !after) return null;
    // An unused reset link may still lie in the old mailbox. If this is a takeover, the undo link below brings the owner back.
    await deleteOtherTokens(tx, after.id, ["email_undo"]);
    await recordEvent(tx, { userId: after.id, kind: "email_changed", ip });
    const url = await makeMailedLink(tx, {
      userId: after.id,
      purpose: "email_undo",
      about: before.email,
      change: { email: before.email },
    });
    await queueMail(tx, { recipient: before.email, kind: "email-changed" }, () =>
      emailChangedLetter(letterSite(), { name: after.name, url }),
    );
    return after;
  }).catch((error) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
}
