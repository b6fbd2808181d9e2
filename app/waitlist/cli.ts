import { text as whole } from "node:stream/consumers";
import { command } from "~/base/command";
import { transaction } from "~/base/data/database";
import { accountInLog } from "~/base/kernel/account-in-log";
import { Refused } from "~/base/kernel/refused";
import { LIST_OPTIONS, readerOf } from "~/base/list-options";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { normalEmail } from "~/identity/data/users";
import { deleteWaitlistEntry, findWaitlistEntry } from "./data";
import { exportWaitlist } from "./list";

export const waitlist = {
  export: command({
    summary: "Addresses on the waitlist as CSV, in the order in which they joined",
    options: LIST_OPTIONS,
    async run({ options }) {
      const { rows, csv } = await exportWaitlist(readerOf(options), COMMAND_LINE);
      return { json: rows(), text: await whole(csv) };
    },
  }),
  remove: command({
    summary: "Takes an address off the waitlist, because its owner asked for it",
    takes: ["email"],
    async confirm({ given: [email = ""] }) {
      return (await findWaitlistEntry(email)) ? `${email} would be taken off the waitlist for good.` : null;
    },
    async run({ given: [email = ""] }) {
      const wasThere = await transaction(async (tx) => {
        const isGone = await deleteWaitlistEntry(tx, email);
        if (isGone)
          await noteOnDesk(tx, COMMAND_LINE, "waitlist_entry_deleted", accountInLog(normalEmail(email)));
        return isGone;
      });
      if (!wasThere) throw new Refused(`${email} is not on the waitlist.`);
      return { json: { removed: email }, text: `${email} is off the waitlist.` };
    },
  }),
};
