import { and, eq, type SQL } from "drizzle-orm";
import { fromNow, HOUR_MS, now, SECOND_MS } from "~/kernel/clock";
import type { Queries } from "./database";
import { isPostgres, type jobs, type newsletterMails, type outgoingMail } from "./tables";

type Queue = typeof outgoingMail | typeof newsletterMails | typeof jobs;
type Row<Q extends Queue> = Q["$inferSelect"];

/**
 * Takes the first of the rows that wait, for the worker that then works on it: `taken` says so, and until when nobody else
 * does. Two workers never take the same one, and none waits for another.
 */
export async function claim<Q extends Queue>(
  tx: Queries,
  queue: Q,
  { waits, order, taken }: { waits: SQL | undefined; order: SQL[]; taken: Partial<Row<Q>> },
): Promise<Row<Q> | null> {
  // One type of the three, because the query builder does not take a union.
  const rows = queue as typeof outgoingMail;
  const first = tx
    .select({ id: rows.id })
    .from(rows)
    .where(waits)
    .orderBy(...order)
    .limit(1);
  // SQLite has one writer, so its rows need no lock.
  if (isPostgres) (first as unknown as Lockable).for("update", { skipLocked: true });
  const [row] = await tx
    .update(rows)
    .set(taken)
    .where(and(eq(rows.id, first), waits))
    .returning();
  return row ?? null;
}

type Lockable = { for(strength: "update", how: { skipLocked: boolean }): unknown };

/** What became of a mail that was taken. */
export type Outcome =
  | ReturnType<typeof sent | typeof refused | typeof failed>
  | { status: "unsure"; lastError: string };

export const sent = () => ({ status: "sent" as const, sentAt: now(), lastError: null });

/** It will never be delivered (the email bounces, or the like), so it is not tried again. */
export const refused = (lastError: string) => ({ status: "refused" as const, lastError });

/** An operator wanted it to go no further. */
export const dropped = () => ({ status: "dropped" as const, letter: null, lastError: null, dueAt: now() });

/** First wait after a failure; doubled each time, up to an hour. */
const FIRST_RETRY_MS = 5 * SECOND_MS;

/** It is tried again, after a wait that grows with the failed attempts. */
export function failed(attempts: number, lastError: string) {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), HOUR_MS);
  return { status: "waiting" as const, lastError, attempts, dueAt: fromNow(wait) };
}
