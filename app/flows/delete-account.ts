import type { Queries } from "~/data/database";
import { deleteSubscriptionOf } from "~/data/newsletter";
import { queueMail } from "~/data/outgoing-mail";
import { actOnce } from "~/data/presses";
import { allowEmail } from "~/data/stopped-emails";
import { deleteUser, type User } from "~/data/users";
import { deleteWaitlistEntry } from "~/data/waitlist";
import { accountDeletedLetter } from "~/mail/letters";
import { letterSite } from "./letter-site";

/**
 * Deletes an account with everything it owns (also its waitlist entry and subscription) in one transaction, and confirms it by
 * mail unless mail to it was stopped. `before` runs first in the transaction and prevents the deletion by throwing.
 */
export async function deleteAccount(user: User, before: (tx: Queries) => Promise<void>): Promise<void> {
  await actOnce(async (tx) => {
    await before(tx);
    await deleteUser(tx, user.id);
    await deleteWaitlistEntry(tx, user.email);
    await deleteSubscriptionOf(tx, user.email);
    const wasStopped = await allowEmail(tx, user.email);
    if (wasStopped) return;
    await queueMail(tx, { recipient: user.email, kind: "account-deleted" }, () =>
      accountDeletedLetter(letterSite(), { name: user.name }),
    );
  });
}
