import { usesPostgres } from "../kernel/config";
import { postgres } from "./dialects/postgres";
import { sqlite } from "./dialects/sqlite";

/** Decided once at start. The same table definitions and queries work for both databases. */
export const isPostgres = usesPostgres();

export const { table, text, integer, boolean, timestamp, json, index, uniqueIndex, primaryKey } = isPostgres
  ? postgres
  : sqlite;

/** The delivery state of a mail. Waiting mails and those being sent form a queue (base/data/queue). */
export const delivery = () => ({
  /** 'waiting', 'sending', 'sent', 'refused' or 'dropped'; a newsletter's has more (newsletter/data/issues). */
  status: text("status").notNull(),
  attempts: integer("attempts").notNull(),
  /** Why the last attempt failed, in the provider's words, shortened. */
  lastError: text("last_error"),
  /** When to try next; while it is being sent, the end of the lease; afterwards, when it ended. */
  dueAt: timestamp("due_at").notNull(),
  sentAt: timestamp("sent_at"),
});

type Lockable = { for(strength: "update"): unknown };

/** Locks the selected rows until the transaction ends. SQLite needs no lock, since only one transaction writes at a time. */
export function forUpdate<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update") as Query) : select;
}
