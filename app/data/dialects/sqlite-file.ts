import { chmodSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { whyClosed } from "../../kernel/closed";
import { config } from "../../kernel/config";
import { finishFile } from "../../kernel/finish-file";
import { isThere, OutOfReach } from "../../kernel/is-there";
import { makeFolder } from "../../kernel/private-files";
import { ended, many } from "../../kernel/sentence";
import type { FoundColumn } from "./database-type";
import { migrationState } from "./migrations";

export function databaseFile(): string {
  return path.join(config().dataDir, "loam.sqlite");
}

/** For commands: only a start makes a database. */
export const noDatabaseAt = (file: string) =>
  `There is no database at ${file}: is DATA_DIR the folder that the site uses?`;

const DAMAGED = "is damaged. Restore a backup: npm run admin -- restore <file>";
export const damagedText = (file: string) => `The database file ${file} ${DAMAGED}.`;

/** What an operator can do about an unusable file. */
export function readableError(error: Error & { code?: string }, file: string): Error {
  const code = error.code ?? "";
  const closed =
    /^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM|CORRUPT|NOTADB)|EACCES|EPERM)/.test(code) && closedPart(file);
  if (closed) return new Error(`The database file ${closed}.`, { cause: error });
  const hint =
    code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT"
      ? DAMAGED
      : code === "SQLITE_BUSY"
        ? "is locked by another process"
        : /^(SQLITE_FULL|ENOSPC|SQLITE_IOERR_SHMSIZE)$/.test(code)
          ? "cannot be used: the disk is full"
          : /^(SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|EACCES|EROFS|EPERM|ENOENT|ENOTDIR)/.test(code)
            ? `cannot be written (${code}). DATA_DIR must be a folder that this account may write to`
            : null;
  return hint ? new Error(`The database file ${file} ${hint}.`, { cause: error }) : error;
}

/** Which of a database's files, or its folder, this account may not write; SQLite's codes name none. */
function closedPart(file: string): string | null {
  const parts = ["", "-wal", "-shm", ".starting", ".copying"].map((part) => file + part);
  return [...parts, path.dirname(file)].map((each) => whyClosed(each, "written")).find(Boolean) ?? null;
}

/** Times of the file's migrations; empty for a file of another program. */
export function appliedMigrations(connection: Sqlite.Database): number[] {
  const table = "SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'";
  if (!connection.prepare(table).get()) return [];
  return connection.prepare("SELECT created_at FROM __drizzle_migrations").pluck().all().map(Number);
}

export type FileReport = {
  problems: string[];
  /** It cannot be read as it should; of another version is not damaged. */
  isDamaged: boolean;
  rows: Record<string, number>;
};

/** Checks that a file is a sound database of this product. */
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
    // Whoever may not read it knows nothing of what is in it.
    if (error instanceof OutOfReach || /^SQLITE_(CANTOPEN|PERM|READONLY|BUSY)/.test(code))
      return { problems: [readableError(error as Error, file).message], isDamaged: false, rows: {} };
    return { problems: [ended((error as Error).message)], isDamaged: true, rows: {} };
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

/** What a SQLite file of the site holds that was sealed with SESSION_SECRET: all of a table's, by its name. */
export function sealedIn(file: string): { signingKeys: string[]; oneTimeCodes: string[] } {
  return {
    signingKeys: columnOf(file, "sso_keys", "sealed_key"),
    oneTimeCodes: columnOf(file, "one_time_codes", "sealed_secret"),
  };
}

/** What is switched on in a SQLite file of the site, and since when. */
export function switchesIn(file: string): { name: string; since: Date }[] {
  const times = columnOf<number>(file, "switches", "since");
  return columnOf(file, "switches", "name").map((name, at) => ({
    name,
    since: new Date(times[at] as number),
  }));
}

/** Whether there is a SQLite file, and it has not been moved to Postgres; one that cannot be read counts as a site. */
export function hasUnmovedSite(file: string): boolean {
  if (!isThere(file)) return false;
  try {
    return !switchesIn(file).some(({ name }) => name === "moved");
  } catch {
    return true;
  }
}

/** A column's values, in one order; none from a file without the table. */
function columnOf<T = string>(file: string, table: string, column: string): T[] {
  const connection = new Sqlite(file, { readonly: true });
  try {
    if (!tableNames(connection).includes(table)) return [];
    return connection.prepare(`SELECT ${column} FROM ${table} ORDER BY rowid`).pluck().all() as T[];
  } finally {
    connection.close();
  }
}
