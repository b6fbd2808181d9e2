import { asc, eq } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { deleteWith, findRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { normalEmail } from "~/identity/data/users";
import { type WaitlistEntry, waitlistEntries } from "~/waitlist/tables";

export type { WaitlistEntry };

/** Adds an email; one that is on the list keeps its place. */
export async function insertWaitlistEntry(
  tx: Queries,
  entry: Omit<typeof waitlistEntries.$inferInsert, "id" | "createdAt">,
): Promise<void> {
  await tx
    .insert(waitlistEntries)
    .values({ ...entry, id: newId(), email: normalEmail(entry.email), createdAt: now() })
    .onConflictDoNothing({ target: waitlistEntries.email });
}

export async function findWaitlistEntry(email: string): Promise<WaitlistEntry | null> {
  return findRow(waitlistEntries, eq(waitlistEntries.email, normalEmail(email)));
}

/** Returns the waitlist, oldest entry first. */
export async function listWaitlist(): Promise<WaitlistEntry[]> {
  const { createdAt, id } = waitlistEntries;
  return reader().select().from(waitlistEntries).orderBy(asc(createdAt), asc(id));
}

export const deleteWaitlistEntry = deleteWith(waitlistEntries.email);
