import { index, integer, json, table, text, timestamp, uniqueIndex } from "./columns";

/** What an operator has switched, or marked as done; a row that is there is on. */
export const switches = table("switches", {
  /** See data/switches. */
  name: text("name").primaryKey(),
  since: timestamp("since").notNull(),
});

/** An email on the waitlist. Not checked by mail: `email` is whatever somebody typed, lower case and unique. */
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

/** Counters of the rate limits (the library's own columns, and one of ours). */
export const rateLimits = table(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamp("expire"),
    /** The hash of the email that somebody is kept out of by it; null as long as nobody is. */
    about: text("about"),
  },
  (t) => [index("rate_limits_about").on(t.about)],
);

/** A file of members or subscribers from elsewhere. Its rows are written in batches, each with how far it got. */
export const imports = table(
  "imports",
  {
    id: text("id").primaryKey(),
    /** 1 for the first: how operators name it, and what its accounts' `signupSource` holds. */
    number: integer("number").notNull(),
    /** 'members', 'subscribers' or 'posts'. */
    kind: text("kind").notNull(),
    /** The file's name, without its folder. */
    file: text("file").notNull(),
    /** Of the file, and of how it is read: the same one run again goes on. */
    fingerprint: text("fingerprint").notNull(),
    /** How many rows of the file, or posts, are done. */
    rowsDone: integer("rows_done").notNull(),
    /** How many rows came to what (domain/import-rows). */
    counts: json<Record<string, number>>("counts").notNull(),
    createdAt: timestamp("created_at").notNull(),
    endedAt: timestamp("ended_at"),
    undoneAt: timestamp("undone_at"),
  },
  (t) => [uniqueIndex("imports_number").on(t.number), index("imports_fingerprint").on(t.fingerprint)],
);

/** When something last was: a write that proved that the database takes any (/readyz), a backup, a version's first start. */
export const probes = table("probes", { name: text("name").primaryKey(), at: timestamp("at").notNull() });

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
export type Import = typeof imports.$inferSelect;
