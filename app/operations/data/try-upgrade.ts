import { statSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { isPostgres } from "~/base/data/columns";
import { pendingMigrations } from "~/base/data/dialects/migrations";
import { migrateSqlite } from "~/base/data/dialects/open-sqlite";
import {
  appliedMigrations,
  copyFile,
  databaseFile,
  inspectFile,
  noDatabaseAt,
  tableNames,
} from "~/base/data/dialects/sqlite-file";
import { config } from "~/base/kernel/config";
import { freeMiBAt } from "~/base/kernel/free-disk";
import { Refused } from "~/base/kernel/refused";
import { VERSION } from "~/operations/version";
import { VERSION_ROW } from "./readiness";

/** The result of a trial upgrade of a copy of the database. Times in milliseconds, numbers of rows by table. */
export type TriedUpgrade = {
  /** The names of the migrations that a start would apply. */
  migrations: string[];
  bytes: number;
  ms: { copy: number; migrate: number; check: number };
  before: Record<string, number>;
  after: Record<string, number>;
  problems: string[];
  /** This version has started with the database before. */
  hasStarted: boolean;
};

/** @throws Refused with Postgres, without a database, or without room for three more of it */
export function requireRoomForTrial(): void {
  if (isPostgres)
    throw new Refused(
      "This is for SQLite. On Postgres restore a backup with --copy into another, empty database, with another DATA_DIR: that migrates the copy, says what is wrong, and sends no mail.",
    );
  const file = databaseFile();
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size === undefined) throw new Refused(`There is nothing to upgrade. ${noDatabaseAt(file)}`);
  const neededMiB = Math.ceil((3 * size) / 2 ** 20);
  if (freeMiBAt(config().dataDir) < neededMiB)
    throw new Refused(`The copies need ${neededMiB} MiB where DATA_DIR is: make room first.`);
}

/** Migrates a copy of the SQLite database in a folder, while the site runs on. */
export async function tryUpgrade(folder: string): Promise<TriedUpgrade> {
  const file = databaseFile();
  const copy = path.join(folder, path.basename(file));
  const { size: bytes } = statSync(file);
  const times: number[] = [performance.now()];
  const passed = () =>
    Math.round((times[times.push(performance.now()) - 1] as number) - (times.at(-2) as number));
  const { rows: before } = copyFile(file, copy);
  const copyMs = passed();
  const { applied, hasStarted } = readVersion(copy);
  const migrations = pendingMigrations("sqlite", applied);
  const problems: string[] = [];
  await migrateSqlite(copy).catch((error: Error) => problems.push(error.message));
  const migrateMs = passed();
  const report = inspectFile(copy);
  return {
    migrations,
    bytes,
    before,
    hasStarted,
    after: report.rows,
    problems: [...problems, ...report.problems],
    ms: { copy: copyMs, migrate: migrateMs, check: passed() },
  };
}

function readVersion(file: string): { applied: number[]; hasStarted: boolean } {
  const connection = new Sqlite(file, { readonly: true });
  try {
    const applied = appliedMigrations(connection);
    const isNoted = tableNames(connection).includes("probes");
    const row =
      isNoted && connection.prepare("SELECT 1 FROM probes WHERE name = ?").get(VERSION_ROW + VERSION);
    return { applied, hasStarted: Boolean(row) };
  } finally {
    connection.close();
  }
}
