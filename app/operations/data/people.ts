import { columnOf } from "~/base/data/dialects/sqlite-file";

/** Where the areas keep the rows of their `people`. */
const TABLES = ["users", "newsletter_subscriptions", "waitlist_entries"];

/**
 * Returns the ids of all whom a database of any version knows, and of the subscriptions that have ended in it. `idsIn` returns
 * the values of an expression in a table, or none where the table is missing.
 */
export async function readPeople(idsIn: (table: string, expression: string) => string[] | Promise<string[]>) {
  const known: string[] = [];
  for (const table of TABLES) known.push(...(await idsIn(table, "id")));
  const ended = "CASE WHEN ended_at IS NOT NULL THEN id ELSE '' END";
  const left = (await idsIn("newsletter_subscriptions", ended)).filter((id) => id !== "");
  return { known: new Set(known), left: new Set(left) };
}

/** Returns the same of a SQLite file. */
export const peopleInFile = (file: string) =>
  readPeople((table, expression) => columnOf(file, table, expression));
