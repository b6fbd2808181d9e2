// waitlist: the page with the countdown, and who wants to hear of the next program.
// Owns the table waitlist_entries, /waitlist; it mails nobody.
// Others may import nothing.

import { now } from "~/base/kernel/clock";
import { many } from "~/base/kernel/sentence";
import { links } from "~/base/links";
import { csvInParts } from "~/base/text/csv";
import type { Area } from "~/identity/area";
import { hasPart, siteContent } from "~/site/site.server";
import { deleteWaitlistEntry, findWaitlistEntry, listWaitlist } from "./data";

export const waitlist: Area = {
  dataOfEmail: async (email) => ({ waitlist: await findWaitlistEntry(email) }),
  forget: deleteWaitlistEntry,
  checkContent: () =>
    hasPart("waitlist") && new Date(siteContent().waitlist.date) <= now()
      ? ["waitlist.date in site.json has passed: set the next one."]
      : [],
  waitAt: () => (hasPart("waitlist") ? links.waitlist() : null),
  list: {
    name: "waitlist",
    title: "Waitlist",
    summary: "Addresses on the waitlist as CSV, in the order in which they joined",
    async about() {
      const { length } = await listWaitlist();
      // One with entries can be downloaded even after it was switched off.
      if (length === 0 && !hasPart("waitlist")) return null;
      return length === 0
        ? "Nobody."
        : `${many(length, "email")}, not confirmed: anybody may have typed them.`;
    },
    async write(reader) {
      const rows = await listWaitlist();
      const columns = ["email", "createdAt", "consentText"] as const;
      return {
        rows: () => rows.map(({ id: _, ...row }) => row),
        csv: csvInParts(reader, columns, rows, (row) => row),
      };
    },
  },
};
