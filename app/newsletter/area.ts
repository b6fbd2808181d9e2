// newsletter: subscriptions with proof of consent, issues, their queue, archive and feed.
// Owns the tables in newsletter/tables, /newsletter, the desk's pages of issues, the command `newsletter`, and the
// letters of issues and of joining. Others may import `subscribe`, `send` and the data of subscriptions.

import type { Area } from "~/identity/area";
import { markLostMailsUnsure } from "./data/issues";
import { deleteSubscriptionOf, findSubscription } from "./data/subscriptions";

export const newsletter: Area = {
  async clearAway(tx) {
    await markLostMailsUnsure(tx);
  },
  dataOf: async ({ email }) => ({ newsletter: await findSubscription(email) }),
  forget: (tx, { email }) => deleteSubscriptionOf(tx, email),
};
