import { readFileSync } from "node:fs";
import path from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { buildFolder } from "../../kernel/build-folder";

type Dialect = "sqlite" | "postgres";

/**
 * How a database's tables stand to those that this version knows: the same, not migrated yet, or changed by a newer
 * version.
 */
type MigrationState = "current" | "older" | "newer";

function migrationsFolder(dialect: Dialect): string {
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

/** What the migrations do that the database has not had, in order. */
export function pendingStatements(dialect: Dialect, applied: number[]): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder(dialect) }).filter(
    ({ folderMillis }) => !applied.includes(folderMillis),
  );
}

/** What a start has done to the tables. */
export type Migrated = {
  /** There were none before. */
  isNew: boolean;
  /** The names of the migrations that were run. */
  migrations: string[];
  /** The file in which the database of before is kept; null for none, as on Postgres. */
  keptAs: string | null;
};
