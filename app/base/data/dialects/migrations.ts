import { readFileSync } from "node:fs";
import path from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";

type Dialect = "sqlite" | "postgres";

/** How the database's schema relates to this version's: the same, not migrated yet, or changed by a newer version. */
type MigrationState = "current" | "older" | "newer";

/** A build has its own, so that what was pulled but not built changes no database. */
function migrationsFolder(dialect: Dialect): string {
  return path.resolve(import.meta.env?.PROD ? "build/drizzle" : "drizzle", dialect);
}

/** This version's migrations in order, with their times (epoch milliseconds) and names. */
function knownMigrations(dialect: Dialect): { when: number; tag: string }[] {
  const journal = readFileSync(path.join(migrationsFolder(dialect), "meta/_journal.json"), "utf8");
  return JSON.parse(journal).entries;
}

/** Compares the database with this version. `applied`: the times (epoch milliseconds) of its migrations. */
export function migrationState(dialect: Dialect, applied: number[]): MigrationState {
  const times = knownMigrations(dialect).map(({ when }) => when);
  if (applied.some((each) => !times.includes(each))) return "newer";
  return applied.length < times.length ? "older" : "current";
}

/** Returns the names of the migrations that are not applied yet. */
export function pendingMigrations(dialect: Dialect, applied: number[]): string[] {
  return knownMigrations(dialect)
    .filter(({ when }) => !applied.includes(when))
    .map(({ tag }) => tag);
}

/** Returns the SQL of the migrations that are not applied yet, in order. */
export function pendingStatements(dialect: Dialect, applied: number[]): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder(dialect) }).filter(
    ({ folderMillis }) => !applied.includes(folderMillis),
  );
}

/** What a start has done to the database's schema. */
export type Migrated = {
  /** The database was empty before. */
  isNew: boolean;
  /** Names of the migrations that were applied. */
  migrations: string[];
  /** The copy of the database from before; null when none was made, as on Postgres. */
  keptAs: string | null;
};
