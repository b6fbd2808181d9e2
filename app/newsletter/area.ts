// newsletter: subscriptions with proof of consent, issues, their queue, archive and feed.
// Owns the tables in newsletter/tables, /newsletter, /api/postmark, the desk's pages of issues, and the
// letters of issues and of joining. Others may import `subscribe`, its forms and data, and the acts of issues.

import type { MailArea } from "~/mail/bulk";
import { listMailsTo, markLostMailsUnsure } from "./data/issues";
import { deleteSubscriptionOf, findSubscription } from "./data/subscriptions";
import { list } from "./list";
import { newsletterMail } from "./send";

export const newsletter: MailArea = {
  async clearAway(tx) {
    await markLostMailsUnsure(tx);
  },
  async dataOfEmail(email) {
    const newsletter = await findSubscription(email);
    return { newsletter, newslettersSent: newsletter ? await listMailsTo(newsletter.id) : [] };
  },
  forget: deleteSubscriptionOf,
  list,
  bulk: newsletterMail,
};
