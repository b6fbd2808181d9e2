import { chmodSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { COMMAND_NAME } from "~/base/kernel/config";
import { config } from "../../kernel/config";
import { whyNoAccess } from "../../kernel/file-access";
import { finishFile } from "../../kernel/finish-file";
import { isThere } from "../../kernel/is-there";
import { makeFolder } from "../../kernel/private-files";
import { ended, many } from "../../kernel/sentence";
import type { FoundColumn } from "./database-type";
import { migrationState } from "./migrations";

/** Returns the path of the SQLite file under DATA_DIR. */
export function databaseFile(): string {
  return path.join(config().dataDir, "loam.sqlite");
}

/** Returns the message of a command that finds no database, since only a start creates one. */
export const noDatabaseAt = (file: string) =>
  `There is no database at ${file}: is DATA_DIR the folder that the site uses?`;

const DAMAGED = `is damaged. Restore a backup: ${COMMAND_NAME} restore <file>`;
export const damagedText = (file: string) => `The database file ${file} ${DAMAGED}.`;

/** Turns SQLite's error about an unusable file into one that says what an operator can do. */
export function readableError(error: Error & { code?: string }, file: string): Error {
  const code = error.code ?? "";
  const closed =
    /^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM|CORRUPT|NOTADB)|EACCES|EROFS|EPERM)/.test(code) &&
    closedPart(file);
  if (closed) return new Error(`${closed}.`, { cause: error });
  const hint =
    code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT"
      ? DAMAGED
      : code === "SQLITE_BUSY"
        ? "is locked by another process"
        : /^(SQLITE_FULL|ENOSPC|SQLITE_IOERR_SHMSIZE)$/.test(code)
          ? "cannot be used: the disk is full. Make room, then try again"
          : /^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|EACCES|EROFS|EPERM|ENOENT|ENOTDIR)/.test(code)
            ? `cannot be written (${code}). DATA_DIR must be a folder that this account may write to`
            : null;
  return hint ? new Error(`The database file ${file} ${hint}.`, { cause: error }) : error;
}

/** Returns which of the database's files, or its folder, may not be written: SQLite's error codes name none. */
function closedPart(file: string): string | null {
  const parts = ["", "-wal", "-shm", ".starting", ".copying"].map((part) => file + part);
  return [...parts, path.dirname(file)].map(whyNoAccess).find(Boolean) ?? null;
}

/** Returns the times (epoch milliseconds) of the applied migrations; empty for a file of another program. */
export function appliedMigrations(connection: Sqlite.Database): number[] {
  const table = "SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'";
  if (!connection.prepare(table).get()) return [];
  return connection.prepare("SELECT created_at FROM __drizzle_migrations").pluck().all().map(Number);
}

export type FileReport = {
  problems: string[];
  /** The file is corrupt. One of another version is not damaged. */
  isDamaged: boolean;
  rows: Record<string, number>;
};

/** Checks that a file is an intact database of this product, and counts its rows. */
export function inspectFile(file: string): FileReport {
  let connection: Sqlite.Database | undefined;
  try {
    if (!isThere(file)) return { problems: ["There is no such file."], isDamaged: false, rows: {} };
    connection = new Sqlite(file, { readonly: true, timeout: 5000 });
    const problems: string[] = [];
    const integrity = connection.pragma("integrity_check", { simple: true });
    if (integrity !== "ok") problems.push(ended(`integrity_check: ${integrity}`));
    const orphans = (connection.pragma("foreign_key_check") as unknown[]).length;
    if (orphans > 0) problems.push(`${many(orphans, "row refers", "rows refer")} to rows that are gone.`);
    const isDamaged = integrity !== "ok";
    const applied = appliedMigrations(connection);
    if (applied.length === 0) problems.push("It is not a database of this product.");
    else if (migrationState("sqlite", applied) === "newer")
      problems.push("It was written by a newer version of the product: run that version.");
    return { problems, isDamaged, rows: countRows(connection) };
  } catch (error) {
    const { code = "" } = error as { code?: string };
    // What keeps the file from being read, such as a full disk, says nothing about its content.
    const isDamaged = /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code);
    const told = isDamaged ? (error as Error) : readableError(error as Error, file);
    return { problems: [ended(told.message)], isDamaged, rows: {} };
  } finally {
    connection?.close();
  }
}

/** Lists the product's own tables, without those of the migrator, SQLite and Litestream. */
export function tableNames(connection: Sqlite.Database): string[] {
  return connection
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite[_]*' AND name NOT GLOB '_*' ORDER BY name",
    )
    .pluck()
    .all() as string[];
}

/** Lists the columns of the product's tables as they are in the file. */
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
 * Copies the file while others write to it, and checks the copy before it gets its name. Uses VACUUM INTO, which
 * reads one snapshot; the page-wise backup starts over whenever another process writes.
 * @throws Error when the copy is damaged
 */
export function copyFile(from: string, to: string, { ofAnyVersion = false } = {}): FileReport {
  makeFolder(path.dirname(to));
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    const connection = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: 5000 });
    try {
      connection.prepare("VACUUM INTO ?").run(part);
    } finally {
      connection.close();
    }
    chmodSync(part, 0o600);
    const report = inspectFile(part);
    if (ofAnyVersion ? report.isDamaged : report.problems.length > 0)
      throw Object.assign(new Error(`The copy is not sound: ${report.problems.join(" ")}`), {
        ...(report.isDamaged && { code: "SQLITE_CORRUPT" }),
      });
    finishFile(part, to);
    return report;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Returns the switches that are on in a SQLite file, and since when. */
export function switchesIn(file: string): { name: string; since: Date }[] {
  const times = columnOf<number>(file, "switches", "since");
  return columnOf(file, "switches", "name").map((name, at) => ({
    name,
    since: new Date(times[at] as number),
  }));
}

/** Returns whether there is a SQLite site that has not moved to Postgres; an unreadable file counts as one. */
export function hasUnmovedSite(file: string): boolean {
  if (!isThere(file)) return false;
  try {
    return !switchesIn(file).some(({ name }) => name === "moved");
  } catch {
    return true;
  }
}

/** Returns a column's values in the order of rowid; none when the table or the file is missing. */
export function columnOf<T = string>(file: string, table: string, column: string): T[] {
  if (!isThere(file)) return [];
  const connection = new Sqlite(file, { readonly: true });
  try {
    if (!tableNames(connection).includes(table)) return [];
    return connection.prepare(`SELECT ${column} FROM ${table} ORDER BY rowid`).pluck().all() as T[];
  } finally {
    connection.close();
  }
}
