import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { minuteText } from "~/base/kernel/clock";
import { COMMAND_NAME } from "~/base/kernel/config";
import { handedIn } from "../handed-in";
import { isPostgres } from "./columns";
import type { Database } from "./dialects/database-type";
import { migrationState } from "./dialects/migrations";

/**
 * How the database's schema relates to this version's. `ahead`: a newer version has migrated it, but everything this
 * version reads and writes is still there, as during a rolling upgrade. `newer`: something of that is gone or
 * changed. `empty`: our tables were never created.
 */
type SchemaState = "current" | "ahead" | "older" | "newer" | "empty";

const PROBLEMS: Record<Exclude<SchemaState, "current">, string> = {
  empty:
    "The database is empty: is it the one that the site uses? The first start of the site makes its tables; restore --new puts a backup there.",
  older: `The database is of an older version of the product. Starting the site with this version migrates it; try that on a copy first: ${COMMAND_NAME} upgrade --dry-run`,
  ahead: "The database was migrated by a newer version of the product. Use that version's command line.",
  newer:
    "The database was written by a newer version of the product. Run that version, or restore a backup made before it.",
};

/** Returns the message for operators about a schema that does not fit. */
export const stateProblem = (state: keyof typeof PROBLEMS): string => PROBLEMS[state];

/** Compares the database with the tables that this version was built for. */
export async function schemaState(database: Database): Promise<SchemaState> {
  const applied = await database.appliedMigrations();
  if (applied.length === 0) return "empty";
  const state = migrationState(isPostgres ? "postgres" : "sqlite", applied);
  if (state !== "newer") return state;
  return (await holdsAllOfOurs(database)) ? "ahead" : "newer";
}

/** Returns why this version cannot work with the database, or null. A server may run on one `ahead`, a command may not. */
export async function schemaProblem(database: Database, { mayBeAhead = false } = {}): Promise<string | null> {
  const state = await schemaState(database);
  return state === "current" || (state === "ahead" && mayBeAhead) ? null : stateProblem(state);
}

/** Returns why these switches, set by a move to Postgres, forbid the use of the database at `place`; else null. */
export function moveProblem(on: { name: string; since: Date }[], place: string): string | null {
  if (on.some(({ name }) => name === "moving"))
    return "Not every row of the SQLite site is here yet: run migrate-to-postgres again, to its end.";
  const moved = on.find(({ name }) => name === "moved");
  return moved
    ? `This site moved to Postgres on ${minuteText(moved.since)}: set DATABASE_URL. To go back on purpose, without what was written there: ${COMMAND_NAME} restore ${place} --yes`
    : null;
}

/** Returns whether all our tables and columns exist, and no foreign column in them needs a value on insert. */
async function holdsAllOfOurs(database: Database): Promise<boolean> {
  const found = await database.columns();
  const there = new Set(found.map(({ table, column }) => `${table}.${column}`));
  const ours = allTables().map(
    (table) =>
      [getTableName(table), new Set(Object.values(getTableColumns(table)).map(({ name }) => name))] as const,
  );
  return ours.every(
    ([table, names]) =>
      [...names].every((name) => there.has(`${table}.${name}`)) &&
      found.every((each) => each.table !== table || !each.mustBeGiven || names.has(each.column)),
  );
}

const handed = handedIn<Record<string, unknown>>("the tables");

/** Takes the exports of app/tables.ts. */
export const handInTables = handed.handIn;

/** Returns the tables of all areas. @throws Error before handInTables */
export const allTables = (): Table[] => Object.values(handed.get()).filter((each) => is(each, Table));
