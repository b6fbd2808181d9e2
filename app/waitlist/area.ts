// waitlist: the page with the countdown, and who wants to hear of the next program.
// Owns the table waitlist_entries, /waitlist; it mails nobody.
// Others may import `data` and `list` (the file of addresses).

import type { Area } from "~/identity/area";
import { deleteWaitlistEntry, findWaitlistEntry } from "./data";

export const waitlist: Area = {
  dataOfEmail: async (email) => ({ waitlist: await findWaitlistEntry(email) }),
  forget: deleteWaitlistEntry,
};
