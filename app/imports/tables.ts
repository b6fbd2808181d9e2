import { index, integer, json, table, text, timestamp, uniqueIndex } from "../base/data/columns";

/** An import of a file of members, subscribers or posts. It is written in batches, each recording how far it got. */
export const imports = table(
  "imports",
  {
    id: text("id").primaryKey(),
    /** Counts from 1. Operators refer to it by this number, and its accounts' `signupSource` contains it. */
    number: integer("number").notNull(),
    /** 'members', 'subscribers' or 'posts'. */
    kind: text("kind").notNull(),
    /** The file's name, without its folder. */
    file: text("file").notNull(),
    /** Where its people come from, as its letters name it; null when the operator did not say. */
    origin: text("origin"),
    /** A hash of the file and the options: the same import run again resumes. */
    fingerprint: text("fingerprint").notNull(),
    /** How many rows of the file, or posts, have been processed. */
    rowsDone: integer("rows_done").notNull(),
    /** The number of rows by outcome (imports/rows). */
    counts: json<Record<string, number>>("counts").notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** Null while it is written, and while it is undone. */
    endedAt: timestamp("ended_at"),
    undoneAt: timestamp("undone_at"),
  },
  (t) => [uniqueIndex("imports_number").on(t.number), index("imports_fingerprint").on(t.fingerprint)],
);

export type Import = typeof imports.$inferSelect;
