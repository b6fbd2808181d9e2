import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

type Dialect = "sqlite" | "postgres";

export function migrationsFolder(dialect: Dialect): string {
  return path.resolve("drizzle", dialect);
}

/** Compares the database with this version. `applied` are the times (epoch milliseconds) of its migrations. */
export function migrationState(dialect: Dialect, applied: number[]): "current" | "older" | "newer" {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder(dialect) }).map(
    (each) => each.folderMillis,
  );
  if (applied.some((each) => !known.includes(each))) return "newer";
  return applied.length < known.length ? "older" : "current";
}

/** @throws Error when a newer version of the product has written the database */
export function refuseNewer(dialect: Dialect, applied: number[]): void {
  if (migrationState(dialect, applied) !== "newer") return;
  throw new Error(
    "The database was written by a newer version of the product. Run that version, or restore a backup made before it.",
  );
}
