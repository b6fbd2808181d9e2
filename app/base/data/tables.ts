import { table, text, timestamp } from "./columns";

/** Switches of the site, and what operators have marked as done. A switch is on while its row exists. */
export const switches = table("switches", {
  /** See base/data/switches. */
  name: text("name").primaryKey(),
  since: timestamp("since").notNull(),
});

/**
 * When something last happened: a write that proved the database writable (/readyz), a backup, a version's first
 * start, and one at an address. Under its first name in the database: another would break a rolling upgrade.
 */
export const times = table("probes", { name: text("name").primaryKey(), at: timestamp("at").notNull() });
