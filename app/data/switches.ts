import { eq } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { type Queries, reader } from "./database";
import { switches } from "./tables";

/** `mail_held` and `rehearsal`: see data/held-mail. `moving`: rows are still being copied into it from SQLite. */
export type Switch = "model_paused" | "mail_held" | "rehearsal" | "moving";

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
