import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { BusyError } from "../../kernel/busy";
import { fileStamp, now } from "../../kernel/clock";
import { finishFile } from "../../kernel/finish-file";
import { isThere } from "../../kernel/is-there";
import { outage } from "../../kernel/log";
import { makeFolder } from "../../kernel/private-files";
import { findCode, unwrapped } from "../errors";
import type { Database } from "./database-type";
import { whileStarting } from "./file-lock";
import { type Migrated, migrationState, pendingMigrations, pendingStatements } from "./migrations";
import { appliedMigrations, columnsOf, databaseFile, noDatabaseAt, readableError } from "./sqlite-file";

/** SQLite blocks the whole process while it waits for a lock, so its timeout is short and retries are done here. */
const BUSY_TIMEOUT_MS = 50;
const RETRY_FOR_MS = 5000;
const RETRY_EVERY_MS = 25;

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
  try {
    connection.pragma("journal_mode = WAL");
    connection.pragma("foreign_keys = ON");
    // Overwrites deleted rows: the secrets of mailed links must not stay readable in free pages.
    connection.pragma("secure_delete = ON");
    // SQLite's own lower() handles only A to Z.
    connection.function("unicode_lower", { deterministic: true }, (text) => String(text ?? "").toLowerCase());
    return connection;
  } catch (error) {
    // Otherwise a damaged file stays locked until the process ends.
    connection.close();
    throw error;
  }
}

/** Creates or migrates the file, in one process at a time; `keepsOld`: a copy is kept. @returns what was done, or null */
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

/** Opens an existing file, with a connection for writing and one for reading. @throws Error, for operators */
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
      // A transaction can be left open by a ROLLBACK that failed on a full disk.
      if (writer.inTransaction) writer.exec("ROLLBACK");
      // With FULL a committed write survives a power failure, with NORMAL only a crash of the process.
      writer.pragma(`synchronous = ${durable ? "FULL" : "NORMAL"}`);
      await begin(writer, askedAt);
      const result = await work(writerQueries);
      writer.exec("COMMIT");
      unwritable.end();
      return result;
    } catch (error) {
      rollBack();
      const code = findCode(error, STORAGE_FAILURE);
      if (!code) throw error;
      unwritable.note(code);
      const cause = readableError(unwrapped(error) as Error, file);
      throw new BusyError("The database cannot be written.", { cause });
    }
  }

  /** A failure of ROLLBACK must not hide the first error; the next transaction rolls back again. */
  function rollBack() {
    try {
      if (writer.inTransaction) writer.exec("ROLLBACK");
    } catch {}
  }

  return {
    reader: drizzle(readOnly),
    transaction(work, { durable = true } = {}) {
      // Transactions queue, because two at once on the same connection would mix their statements.
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

/** Errors of a full or read-only disk. The transaction is rolled back and can be retried later. */
const STORAGE_FAILURE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)|^ENOSPC$/;

const unwritable = outage("the database cannot be written", "the database can be written again");

/** Takes the write lock. Time in the queue counts too: of ten that wait, the last fails no later than the first. */
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

/** Checks at start that the file can be written: SQLite opens a read-only file without an error. */
function refuseReadOnly(connection: Sqlite.Database): void {
  try {
    // Deletes no row but needs write access. BEGIN IMMEDIATE alone silently falls back to reading.
    connection.exec("DELETE FROM __drizzle_migrations WHERE 0");
  } catch (error) {
    // Another process is writing, so the file is writable.
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
  }
}

/**
 * Foreign keys are off during the migration and checked at its end: with them, rebuilding a table would delete all
 * rows that refer to it. An existing file is copied first.
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

/** Does what drizzle's migrator does, but checks the foreign keys before it commits. */
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

/** Copies the database page by page. The copy gets its name only when it is complete. */
async function keepAside(connection: Sqlite.Database, as: string): Promise<void> {
  const part = `${as}.part`;
  try {
    await connection.backup(part);
    finishFile(part, as);
  } finally {
    rmSync(part, { force: true });
  }
}
