import { accountDeletedLetter } from "~/accounts/letters";
import type { Queries } from "~/base/data/database";
import { allAreas } from "~/identity/area";
import { actOnce } from "~/identity/data/presses";
import { deleteUser, type User } from "~/identity/data/users";
import { queueMail } from "~/mail/data/outgoing";
import { allowEmail } from "~/mail/data/stopped-emails";
import { letterSite } from "~/mail/letter-site";

/**
 * Deletes an account with everything it owns (also its waitlist entry and subscription) in one transaction, and confirms it by
 * mail unless mail to it was stopped. `before` runs first in the transaction and prevents the deletion by throwing.
 */
export async function deleteAccount(user: User, before: (tx: Queries) => Promise<void>): Promise<void> {
  await actOnce(async (tx) => {
    await before(tx);
    await deleteUser(tx, user.id);
    for (const area of allAreas()) await area.forget?.(tx, user);
    const wasStopped = await allowEmail(tx, user.email);
    if (wasStopped) return;
    await queueMail(tx, { recipient: user.email, kind: "account-deleted" }, () =>
      accountDeletedLetter(letterSite(), { name: user.name }),
    );
  });
}
