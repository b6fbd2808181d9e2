import { index, integer, json, table, text, timestamp, uniqueIndex } from "./columns";

/** Switches of the site, and what operators have marked as done. A switch is on while its row exists. */
export const switches = table("switches", {
  /** See base/data/switches. */
  name: text("name").primaryKey(),
  since: timestamp("since").notNull(),
});

/** An email on the waitlist. It is not verified: `email` is whatever somebody typed, in lower case and unique. */
export const waitlistEntries = table(
  "waitlist_entries",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    consentText: text("consent_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [uniqueIndex("waitlist_entries_email").on(t.email)],
);

/** Counters of the rate limits: the columns of rate-limiter-flexible, and one of ours. */
export const rateLimits = table(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamp("expire"),
    /** The hash of the email whose account it blocks; null while it blocks none. */
    about: text("about"),
  },
  (t) => [index("rate_limits_about").on(t.about)],
);

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
    endedAt: timestamp("ended_at"),
    undoneAt: timestamp("undone_at"),
  },
  (t) => [uniqueIndex("imports_number").on(t.number), index("imports_fingerprint").on(t.fingerprint)],
);

/**
 * When something last happened: a write that proved the database writable (/readyz), a backup, a version's first
 * start.
 */
export const probes = table("probes", { name: text("name").primaryKey(), at: timestamp("at").notNull() });

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
export type Import = typeof imports.$inferSelect;
