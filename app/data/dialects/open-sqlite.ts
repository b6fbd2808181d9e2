import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { BusyError } from "../../kernel/busy";
import { now } from "../../kernel/clock";
import { fileStamp } from "../../kernel/file-stamp";
import { finishFile } from "../../kernel/finish-file";
import { isThere } from "../../kernel/is-there";
import { outage } from "../../kernel/outage";
import { makeFolder } from "../../kernel/private-files";
import { findCode } from "../errors";
import type { Database } from "./database-type";
import { whileStarting } from "./file-lock";
import { type Migrated, migrationState, pendingMigrations, pendingStatements } from "./migrations";
import { appliedMigrations, columnsOf, databaseFile, noDatabaseAt, readableError } from "./sqlite-file";

/** Waiting inside SQLite blocks the process, so waits are short and retries are done here. */
const BUSY_TIMEOUT_MS = 50;
const RETRY_FOR_MS = 5000;
const RETRY_EVERY_MS = 25;

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
  try {
    connection.pragma("journal_mode = WAL");
    connection.pragma("foreign_keys = ON");
    // Delivered mailed links must not stay readable in free pages.
    connection.pragma("secure_delete = ON");
    // SQLite's own lower() knows A to Z only.
    connection.function("unicode_lower", { deterministic: true }, (text) => String(text ?? "").toLowerCase());
    return connection;
  } catch (error) {
    // A damaged file stays locked otherwise, until the process ends.
    connection.close();
    throw error;
  }
}

/**
 * Creates or migrates the file. Of two processes one does it and the other waits. `keepsOld`: what it was before is set aside.
 * @returns what was done; null when there was nothing to do
 */
export async function migrateSqlite(
  file = databaseFile(),
  { keepsOld = true } = {},
): Promise<Migrated | null> {
  try {
    makeFolder(path.dirname(file));
    return await whileStarting(file, () => migrateAlone(file, keepsOld));
  } catch (error) {
    throw readableError(error as Error & { code?: string }, file);
  }
}

/** Opens the file, which must be there: one connection for writing, one for reading. */
export async function openSqlite(file = databaseFile()): Promise<Database> {
  if (!isThere(file)) throw new Error(`${noDatabaseAt(file)} The first start of the site makes it.`);
  const connections: Sqlite.Database[] = [];
  try {
    for (const _ of ["writing", "reading"]) connections.push(connect(file));
  } catch (error) {
    for (const connection of connections) connection.close();
    throw readableError(error as Error & { code?: string }, file);
  }
  const [writer, readOnly] = connections as [Sqlite.Database, Sqlite.Database];
  readOnly.pragma("query_only = ON");
  const writerQueries = drizzle(writer);
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(
    work: (tx: typeof writerQueries) => Promise<T>,
    askedAt: number,
    durable: boolean,
  ): Promise<T> {
    try {
      // Left over from a rollback that failed while the disk was full.
      if (writer.inTransaction) writer.exec("ROLLBACK");
      // FULL: an acknowledged write survives a power failure, not only a crash.
      writer.pragma(`synchronous = ${durable ? "FULL" : "NORMAL"}`);
      await begin(writer, askedAt);
      const result = await work(writerQueries);
      writer.exec("COMMIT");
      unwritable.end();
      return result;
    } catch (error) {
      rollBack();
      const code = findCode(error, STORAGE_FAILURE);
      throw code ? noRoom(error, code) : error;
    }
  }

  /** The first error counts; the next transaction rolls back again. */
  function rollBack() {
    try {
      if (writer.inTransaction) writer.exec("ROLLBACK");
    } catch {}
  }

  return {
    reader: drizzle(readOnly),
    transaction(work, { durable = true } = {}) {
      // One at a time: a second BEGIN on the same connection would join the first transaction.
      const askedAt = performance.now();
      const mine = last.then(() => run(work, askedAt, durable));
      last = mine.catch(() => {});
      return mine;
    },
    appliedMigrations: async () => appliedMigrations(readOnly),
    columns: async () => columnsOf(readOnly),
    async close() {
      await last;
      readOnly.close();
      writer.close();
    },
  };
}

/** The disk is full or read-only: the change is undone and may be repeated later. */
const STORAGE_FAILURE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)|^ENOSPC$/;

const unwritable = outage("the database cannot be written", "the database can be written again");

function noRoom(cause: unknown, code: string): BusyError {
  unwritable.note(code);
  return new BusyError("The database cannot be written.", { cause });
}

/** Waiting in line counts too: of ten transactions that wait for a lock, the last fails no later than the first. */
async function begin(writer: Sqlite.Database, askedAt: number): Promise<void> {
  for (;;) {
    try {
      writer.exec("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
      if (performance.now() - askedAt >= RETRY_FOR_MS)
        throw new BusyError("The database is locked by another process.");
      await wait(RETRY_EVERY_MS);
    }
  }
}

/** SQLite opens a read-only file without an error: test for writing at start. */
function refuseReadOnly(connection: Sqlite.Database): void {
  try {
    // Changes nothing, but needs write access; BEGIN IMMEDIATE alone silently becomes a read.
    connection.exec("DELETE FROM __drizzle_migrations WHERE 0");
  } catch (error) {
    // Another process writes, so the file is writable.
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
  }
}

/**
 * Foreign keys are off while migrating and checked afterwards: rebuilding a table inside the migrator's
 * transaction would delete all rows that refer to it. An existing file is copied first.
 */
async function migrateAlone(file: string, keepsOld: boolean): Promise<Migrated | null> {
  const connection = new Sqlite(file, { timeout: RETRY_FOR_MS });
  try {
    connection.pragma("journal_mode = WAL");
    connection.pragma("foreign_keys = OFF");
    const before = appliedMigrations(connection);
    if (migrationState("sqlite", before) !== "older") {
      refuseReadOnly(connection);
      return null;
    }
    const isNew = before.length === 0;
    const keptAs = isNew || !keepsOld ? null : `${file}.before-migration-${fileStamp(now())}`;
    if (keptAs) await keepAside(connection, keptAs);
    migrateAtOnce(connection);
    return { isNew, migrations: pendingMigrations("sqlite", before), keptAs };
  } finally {
    connection.close();
  }
}

/** As drizzle's migrator, which would have committed before the references are checked. */
function migrateAtOnce(connection: Sqlite.Database): void {
  const run = connection.transaction(() => {
    connection.exec(
      "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
    );
    const note = connection.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)");
    for (const { sql, hash, folderMillis } of pendingStatements("sqlite", appliedMigrations(connection))) {
      for (const statement of sql) connection.exec(statement);
      note.run(hash, folderMillis);
    }
    const broken = connection.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0)
      throw new Error(
        `After the migration ${broken.length} rows refer to rows that are gone. It was undone.`,
      );
  });
  run.immediate();
}

/** Page by page, and under its name only when it is whole. */
async function keepAside(connection: Sqlite.Database, as: string): Promise<void> {
  const part = `${as}.part`;
  try {
    await connection.backup(part);
    finishFile(part, as);
  } finally {
    rmSync(part, { force: true });
  }
}
