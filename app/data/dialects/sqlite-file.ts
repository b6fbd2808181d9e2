import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { config } from "../../kernel/config";
import type { FoundColumn } from "./database-type";
import { migrationState } from "./migrations";

export function databaseFile(): string {
  return path.join(config().dataDir, "loam.sqlite");
}

/** Times of the file's migrations; empty for a file of another program. */
export function appliedMigrations(connection: Sqlite.Database): number[] {
  const table = "SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'";
  if (!connection.prepare(table).get()) return [];
  return connection.prepare("SELECT created_at FROM __drizzle_migrations").pluck().all().map(Number);
}

export type FileReport = {
  problems: string[];
  rows: Record<string, number>;
};

/** Checks that a file is a sound database of this product. */
export function inspectFile(file: string): FileReport {
  if (!existsSync(file)) return { problems: ["There is no such file."], rows: {} };
  let connection: Sqlite.Database | undefined;
  try {
    connection = new Sqlite(file, { readonly: true, timeout: 5000 });
    const problems: string[] = [];
    const integrity = connection.pragma("integrity_check", { simple: true });
    if (integrity !== "ok") problems.push(`integrity_check: ${integrity}`);
    const orphans = (connection.pragma("foreign_key_check") as unknown[]).length;
    if (orphans > 0) problems.push(`${orphans} rows refer to rows that are gone.`);
    const applied = appliedMigrations(connection);
    if (applied.length === 0) problems.push("It is not a database of this product.");
    else if (migrationState("sqlite", applied) === "newer")
      problems.push("It was written by a newer version of the product: run that version.");
    return { problems, rows: countRows(connection) };
  } catch (error) {
    return { problems: [(error as Error).message], rows: {} };
  } finally {
    connection?.close();
  }
}

/** The product's own tables, without the migrator's, SQLite's and Litestream's. */
export function tableNames(connection: Sqlite.Database): string[] {
  return connection
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite[_]*' AND name NOT GLOB '_*' ORDER BY name",
    )
    .pluck()
    .all() as string[];
}

/** Every column of the product's tables, as the file has it. */
export function columnsOf(connection: Sqlite.Database): FoundColumn[] {
  const list = connection.prepare(
    'SELECT name, "notnull" AND dflt_value IS NULL AS required FROM pragma_table_info(?)',
  );
  return tableNames(connection).flatMap((table) =>
    (list.all(table) as { name: string; required: number }[]).map(({ name, required }) => ({
      table,
      column: name,
      mustBeGiven: required === 1,
    })),
  );
}

function countRows(connection: Sqlite.Database): Record<string, number> {
  const count = (name: string) =>
    connection.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number;
  return Object.fromEntries(tableNames(connection).map((name) => [name, count(name)]));
}

/**
 * Copies the file while others write, and checks the copy before it gets its name. VACUUM INTO reads one
 * snapshot; the page-wise backup restarts whenever another process writes. @throws Error when the copy is
 * damaged
 */
export function copyFile(from: string, to: string): FileReport {
  mkdirSync(path.dirname(to), { recursive: true });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const connection = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    connection.prepare("VACUUM INTO ?").run(part);
  } finally {
    connection.close();
  }
  chmodSync(part, 0o600);
  const report = inspectFile(part);
  if (report.problems.length > 0) {
    rmSync(part, { force: true });
    throw new Error(`The copy is not sound: ${report.problems.join(" ")}`);
  }
  syncToDisk(part);
  renameSync(part, to);
  syncToDisk(path.dirname(to));
  return report;
}

function syncToDisk(at: string): void {
  const handle = openSync(at, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Replaces the site's file by a copy. A sound file is overwritten through SQLite in one transaction, so that
 * a running server carries on with the restored rows. A damaged one is moved away together with its -wal and
 * -shm. @returns where the old file is kept, or null when there was none
 */
export async function replaceFile(copy: string, file: string): Promise<string | null> {
  mkdirSync(path.dirname(file), { recursive: true });
  const source = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    if (!existsSync(file)) {
      for (const left of ["-wal", "-shm"]) rmSync(file + left, { force: true });
      await source.backup(file);
      return null;
    }
    const kept = `${file}.before-restore`;
    if (inspectFile(file).problems.length === 0) {
      copyFile(file, kept);
      // In one step, so that nobody sees half of it.
      await source.backup(file, { progress: () => 0x7fffffff });
      return kept;
    }
    for (const part of ["", "-wal", "-shm"]) {
      rmSync(kept + part, { force: true });
      if (existsSync(file + part)) renameSync(file + part, kept + part);
    }
    await source.backup(file);
    return kept;
  } finally {
    source.close();
  }
}
