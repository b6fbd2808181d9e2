import { readFileSync } from "node:fs";
import path from "node:path";

type Dialect = "sqlite" | "postgres";

/**
 * How a database's tables stand to those that this version knows: the same, not migrated yet, or changed by a newer
 * version.
 */
type MigrationState = "current" | "older" | "newer";

export function migrationsFolder(dialect: Dialect): string {
  return path.resolve("drizzle", dialect);
}

const known = new Map<string, number[]>();

/** The times of this version's migrations, as the process found them at first: an upgrade may put others there. */
function knownMigrations(dialect: Dialect): number[] {
  const folder = migrationsFolder(dialect);
  const times = known.get(folder) ?? readTimes(folder);
  known.set(folder, times);
  return times;
}

function readTimes(folder: string): number[] {
  const journal = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8"));
  return (journal.entries as { when: number }[]).map(({ when }) => when);
}

/** Compares the database with this version. `applied` are the times (epoch milliseconds) of its migrations. */
export function migrationState(dialect: Dialect, applied: number[]): MigrationState {
  const times = knownMigrations(dialect);
  if (applied.some((each) => !times.includes(each))) return "newer";
  return applied.length < times.length ? "older" : "current";
}
