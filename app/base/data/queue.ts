import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { fromNow, HOUR_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { isPostgres } from "./columns";
import type { Queries } from "./database";

/** Any table whose rows wait for a worker. */
type Queue = SQLiteTable & { id: SQLiteColumn };
type Row<Q extends Queue> = Q["$inferSelect"];

/**
 * Claims the first waiting row for a worker, by setting `taken`, which includes the end of its lease. Two workers
 * never get the same row, and neither waits for the other.
 */
export async function claim<Q extends Queue>(
  tx: Queries,
  queue: Q,
  { waits, order, taken }: { waits: SQL | undefined; order: SQL[]; taken: Partial<Row<Q>> },
): Promise<Row<Q> | null> {
  // Typed as a plain table, because the query builder cannot infer the columns of any.
  const rows = queue as Queue;
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

/** The outcome of a claimed mail. */
export type Outcome =
  | ReturnType<typeof sent | typeof refused | typeof failed>
  | { status: "unsure"; lastError: string };

/** The outcome of a mail that the mail service accepted. */
export const sent = () => ({ status: "sent" as const, sentAt: now(), lastError: null });

/** The outcome of a mail that can never be delivered, so it is not tried again. */
export const refused = (lastError: string) => ({ status: "refused" as const, lastError });

/** The outcome of a mail that an operator has dropped. */
export const dropped = () => ({ status: "dropped" as const, letter: null, lastError: null, dueAt: now() });

/** Wait after the first failure. It doubles each time, up to `longest`. */
const FIRST_RETRY_MS = 5 * SECOND_MS;

/** The outcome of a mail to be tried again, after a wait that grows with the number of failed attempts. */
export function failed(attempts: number, lastError: string, longest = HOUR_MS) {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), longest);
  return { status: "waiting" as const, lastError, attempts, dueAt: fromNow(wait) };
}
