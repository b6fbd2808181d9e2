import { transaction } from "~/data/database";
import { deleteWaitlistEntry, listWaitlist } from "~/data/waitlist";
import { asCsv } from "~/domain/csv";
import { CommandError, command } from "./command";

const COLUMNS = ["email", "createdAt", "consentText"] as const;

export const waitlist = {
  export: command({
    summary: "Addresses on the waitlist, first come first, as CSV",
    async run() {
      const entries = (await listWaitlist()).map(({ id: _, ...entry }) => entry);
      return { json: entries, text: asCsv(COLUMNS, entries) };
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
