import { text as whole } from "node:stream/consumers";
import { command } from "~/base/command";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { Refused } from "~/base/kernel/refused";
import { LIST_OPTIONS, readerOf } from "~/base/list-options";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { normalEmail } from "~/identity/data/users";
import {
  countSubscribers,
  countSubscribersWithoutAccount,
  deleteSubscriptionOf,
  findSubscription,
} from "~/newsletter/data/subscriptions";
import { exportSubscribers } from "./list";

/** Returns all that is stored of a subscriber. @throws Refused when there is nothing */
async function requireSubscription(email: string) {
  const found = await findSubscription(normalEmail(email));
  if (!found) throw new Refused(`${email} has no subscription.`);
  return found;
}

/** @throws Refused when there is no subscription, or it belongs to an account */
async function requireOwnSubscription(email: string): Promise<void> {
  const { userId } = await requireSubscription(email);
  if (userId) throw new Refused(`${email} has an account: use user delete.`);
}

export const newsletter = {
  count: command({
    summary: "How many get the newsletter, and how many of them have no account",
    async run() {
      const [subscribers, withoutAccount] = [
        await countSubscribers(),
        await countSubscribersWithoutAccount(),
      ];
      return {
        json: { subscribers, withoutAccount },
        text: `${subscribers} get the newsletter, ${withoutAccount} of them without an account.`,
      };
    },
  }),
  show: command({
    summary: "All that is kept of a subscriber, for whoever asks for their data",
    takes: ["email"],
    async run({ given: [email = ""] }) {
      const found = await requireSubscription(email);
      return { json: found, text: JSON.stringify(found, null, 2) };
    },
  }),
  delete: command({
    summary: "Deletes a subscriber without an account, with the proof of consent",
    takes: ["email"],
    async confirm({ given: [email = ""] }) {
      await requireOwnSubscription(email);
      return `${email} and the proof of consent would be deleted for good.`;
    },
    async run({ given: [email = ""] }) {
      await requireOwnSubscription(email);
      await transaction(async (tx) => {
        await deleteSubscriptionOf(tx, normalEmail(email));
        await noteOnDesk(tx, COMMAND_LINE, "subscriber_deleted", accountInLog(normalEmail(email)));
      });
      return { json: { deleted: email }, text: `${email} and the proof of consent are deleted.` };
    },
  }),
  export: command({
    summary: "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
    options: LIST_OPTIONS,
    async run({ options }) {
      const { rows, csv } = await exportSubscribers(readerOf(options), COMMAND_LINE);
      return { json: rows(), text: await whole(csv) };
    },
  }),
};
