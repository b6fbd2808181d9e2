import { readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "../../kernel/build-folder";

type Dialect = "sqlite" | "postgres";

/**
 * How a database's tables stand to those that this version knows: the same, not migrated yet, or changed by a newer
 * version.
 */
type MigrationState = "current" | "older" | "newer";

export function migrationsFolder(dialect: Dialect): string {
  return path.resolve(buildFolder ?? "", "drizzle", dialect);
}

/** This version's migrations: their times and names, in order. */
function knownMigrations(dialect: Dialect): { when: number; tag: string }[] {
  const journal = readFileSync(path.join(migrationsFolder(dialect), "meta/_journal.json"), "utf8");
  return JSON.parse(journal).entries;
}

/** Compares the database with this version. `applied` are the times (epoch milliseconds) of its migrations. */
export function migrationState(dialect: Dialect, applied: number[]): MigrationState {
  const times = knownMigrations(dialect).map(({ when }) => when);
  if (applied.some((each) => !times.includes(each))) return "newer";
  return applied.length < times.length ? "older" : "current";
}

/** The names of the migrations that the database has not had. */
export function pendingMigrations(dialect: Dialect, applied: number[]): string[] {
  return knownMigrations(dialect)
    .filter(({ when }) => !applied.includes(when))
    .map(({ tag }) => tag);
}
