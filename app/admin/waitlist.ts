import { transaction } from "~/data/database";
import { deleteWaitlistEntry } from "~/data/waitlist";
import { waitlistList } from "~/flows/lists";
import { CommandError, command } from "./command";
import { LIST_OPTIONS } from "./list-options";

export const waitlist = {
  export: command({
    summary: "Addresses on the waitlist as CSV, in the order in which they joined",
    ...LIST_OPTIONS,
    async run({ options }) {
      const { rows, csv } = await waitlistList(options.spreadsheet ? "spreadsheet" : "program");
      return { json: rows, text: csv };
    },
  }),
  remove: command({
    summary: "Takes an address off the waitlist, because its owner asked for it",
    takes: ["email"],
    async run({ given: [email = ""] }) {
      const wasThere = await transaction((tx) => deleteWaitlistEntry(tx, email));
      if (!wasThere) throw new CommandError(`${email} is not on the waitlist.`);
      return { json: { removed: email }, text: `${email} is off the waitlist.` };
    },
  }),
};
