import { like } from "drizzle-orm";
import { now } from "~/base/kernel/clock";
import { type Queries, reader, transaction } from "./database";
import { deleteWith, hasAny, listRows } from "./rows";
import { switches } from "./tables";

/**
 * Names of switches. `mail_held` and `rehearsal`: see mail/data/held. `moving`: a copy from SQLite into this database
 * is not complete. `moved`: this SQLite database was copied to Postgres. The table also holds what is done
 * (`listDone`), what was first (`noteFirst`), and why no mail is taken (mail/data/held).
 */
export type Switch = "mail_held" | "rehearsal" | "moving" | "moved";

/** Returns what operators have marked as done on the desk, each with the time up to which that counts. */
export async function listDone(): Promise<Map<string, Date>> {
  const rows = await reader().select().from(switches);
  const done = rows.filter(({ name }) => name.startsWith(DONE));
  return new Map(done.map(({ name, since }) => [name.slice(DONE.length), since]));
}

const DONE = "done ";

/** Marks something on the desk as done up to a time; what happens later is not covered. */
export async function markDone(tx: Queries, what: string, since: Date): Promise<void> {
  const row = { name: DONE + what, since };
  await tx.insert(switches).values(row).onConflictDoUpdate({ target: switches.name, set: { since } });
}

/** Notes a value under a name, unless one is noted there. @returns the one that was noted first */
export async function noteFirst(name: string, value: string): Promise<string> {
  const before = `${name} `;
  const rows = await listRows(switches, like(switches.name, `${before}%`));
  const [first] = rows.sort((one, other) => +one.since - +other.since);
  if (first) return first.name.slice(before.length);
  await transaction((tx) =>
    tx
      .insert(switches)
      .values({ name: before + value, since: now() })
      .onConflictDoNothing(),
  );
  return value;
}

/** Turns a switch on or off. @returns whether that changed it */
export async function setSwitch(tx: Queries, name: Switch, isOn: boolean): Promise<boolean> {
  const row = { name, since: now() };
  return isOn
    ? hasAny(tx.insert(switches).values(row).onConflictDoNothing().returning())
    : deleteWith(switches.name)(tx, name);
}
