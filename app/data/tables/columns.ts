import { usesPostgres } from "../../kernel/config";
import { postgres } from "../dialects/postgres";
import { sqlite } from "../dialects/sqlite";

/** Decided once, at start: the same tables and queries run on either database. */
export const isPostgres = usesPostgres();

export const { table, text, integer, boolean, timestamp, json, index, uniqueIndex, primaryKey } = isPostgres
  ? postgres
  : sqlite;

/** How far a mail is. Those that wait or are being sent are a queue (data/queue). */
export const delivery = () => ({
  /** 'waiting', 'sending', 'sent' or 'refused'; of a newsletter's more (data/newsletter-issues). */
  status: text("status").notNull(),
  attempts: integer("attempts").notNull(),
  /** Why the last attempt failed, in the provider's words, shortened. */
  lastError: text("last_error"),
  /** When to try; while it is being sent, until when that may take; of a letter that is sent or refused, since when. */
  dueAt: timestamp("due_at").notNull(),
  sentAt: timestamp("sent_at"),
});
