import { eq } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { type Queries, reader } from "./database";
import { switches } from "./tables";

/**
 * Rows of other names say what is done (`listDone`). `mail_held` and `rehearsal`: see data/held-mail. `moving`: rows are still
 * being copied into it from SQLite; `moved`: it is the SQLite database that they came from.
 */
export type Switch = "model_paused" | "mail_held" | "rehearsal" | "moving" | "moved";

/** What operators have marked as done on the desk, by its name, and until when that counts. */
export async function listDone(): Promise<Map<string, Date>> {
  const rows = await reader().select().from(switches);
  const done = rows.filter(({ name }) => name.startsWith(DONE));
  return new Map(done.map(({ name, since }) => [name.slice(DONE.length), since]));
}

const DONE = "done ";

/** Marks as done what was there at this time; what comes later is not. */
export async function markDone(tx: Queries, what: string, since: Date): Promise<void> {
  const row = { name: DONE + what, since };
  await tx.insert(switches).values(row).onConflictDoUpdate({ target: switches.name, set: { since } });
}

/** Since when it is on; null when it is off. */
export async function switchedSince(name: Switch): Promise<Date | null> {
  const [row] = await reader().select().from(switches).where(eq(switches.name, name));
  return row?.since ?? null;
}

/** @returns whether that changed it */
export async function setSwitch(tx: Queries, name: Switch, isOn: boolean): Promise<boolean> {
  const rows = isOn
    ? await tx.insert(switches).values({ name, since: now() }).onConflictDoNothing().returning()
    : await tx.delete(switches).where(eq(switches.name, name)).returning();
  return rows.length > 0;
}
