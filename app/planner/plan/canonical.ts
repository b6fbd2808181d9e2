/** Different words for one table. */
const ALIASES: Record<string, string> = {
  timer: "time entry",
  picture: "photo",
  pic: "photo",
  image: "photo",
  todo: "task",
  "to-do": "task",
  mum: "parent",
  audit: "audit log",
  timeslot: "slot",
  "time slot": "slot",
  viewings: "viewing",
  "who owes who": "balance",
  debt: "balance",
  "audit trail": "audit log",
  "time tracking": "time entry",
  hour: "time entry",
  invoicing: "invoice",
  // The list of the guests is the table of the guests.
  "guest list": "guest",
  guestlist: "guest",
  carpool: "ride",
  "school carpool": "ride",
};
/** The canonical noun of a table. */
export function canonical(noun: string): string {
  const lower = noun.toLowerCase();
  const known = ALIASES[lower];
  if (known) return known;
  const last = lower.slice(lower.lastIndexOf(" ") + 1);
  return lower.includes(" ") && /^(?:picture|pic|image)$/.test(last) ? lower.replace(/\S+$/, "photo") : lower;
}
