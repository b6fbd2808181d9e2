import { now } from "~/base/kernel/clock";
import { longDate } from "~/base/text/time-zone";
import { emailsKeptUntil } from "~/identity/data/left-behind";
import { groupsFault, groupsIn } from "~/identity/groups";
import { queueForMany } from "~/mail/data/outgoing";
import { whyLeft } from "./columns";
import { findAccountsAmong, findStoppedAmong, insertImported, sourceOf } from "./data";
import { changedName, type Importer, nameOf, timeOf } from "./rows";

/** Creates an unverified account without a password for each email that has none. */
export const importMembers: Importer = async (queries, rows, { columns, first, isQuiet }, from) => {
  const open = rows.filter(({ outcome }) => outcome === null);
  const emails = open.map(({ email }) => email);
  const [accounts, stopped, kept] = [
    await findAccountsAmong(queries, emails),
    await findStoppedAmong(queries, emails),
    await emailsKeptUntil(queries, emails),
  ];
  const people: Parameters<typeof insertImported>[1] = [];
  for (const row of open) {
    const reason = stopped.get(row.email);
    const until = kept.get(row.email);
    const left = whyLeft(row.cells, columns, first);
    const groups = groupsIn(columns.groups === undefined ? "" : (row.cells[columns.groups] ?? ""));
    const own = accounts.get(row.email)?.groups;
    if (own) {
      row.outcome = "member";
      const lacking = groups.filter((group) => !own.includes(group)).join(", ");
      if (lacking) Object.assign(row, { note: `groups not taken: ${lacking}`, isSpecial: true });
    } else if (left) Object.assign(row, { outcome: "left", note: left });
    else if (reason) Object.assign(row, { outcome: "stopped", note: `it ${reason}` });
    else if (until) Object.assign(row, { outcome: "kept", note: `free on ${longDate(until)}` });
    else {
      const name = nameOf(row.cells, columns, row.email);
      const written = changedName(row.cells, columns, name);
      const note = written ? `${name}, in the file “${written.slice(0, 60)}”` : name;
      const fault = groupsFault(groups);
      const out = fault ? `; groups left out: they ${fault}` : "";
      Object.assign(row, {
        outcome: "made",
        note: note + out,
        isSpecial: written !== null || fault !== null,
      });
      const since = columns.since === undefined ? null : timeOf(row.cells[columns.since]);
      const createdAt = since && since < now() ? since : now();
      people.push({ email: row.email, name, groups: fault ? [] : groups, createdAt });
    }
  }
  if (!from) return;
  const made = await insertImported(queries, people, sourceOf(from));
  // Somebody may have signed up with one of these emails a moment ago.
  for (const row of open) if (row.outcome === "made" && !made.has(row.email)) row.outcome = "member";
  if (!isQuiet) await queueForMany(queries, [...made], { kind: "set-password", cause: sourceOf(from) });
};
