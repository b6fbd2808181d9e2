import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { BusyError } from "../../kernel/busy";
import { config } from "../../kernel/config";
import type { Database } from "./database-type";

/** A wait inside SQLite freezes the whole process, so it is kept short and the retries are ours. */
const BUSY_TIMEOUT_MS = 50;
const RETRY_FOR_MS = 5000;
const RETRY_EVERY_MS = 25;

function connect(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("journal_mode = WAL");
  connection.pragma("foreign_keys = ON");
  // A mailed link that was delivered must not stay readable in the file's free pages.
  connection.pragma("secure_delete = ON");
  // FULL: an acknowledged sign-up or plan survives a power loss, not only a crash of the process.
  connection.pragma("synchronous = FULL");
  return connection;
}

/** Opens (or makes) the file under DATA_DIR: one connection that writes, one that reads. */
export async function openSqlite(file = path.join(config().dataDir, "loam.sqlite")): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true });
  await migrateSqlite(file);

  const writer = connect(file);
  const readOnly = connect(file);
  readOnly.pragma("query_only = ON");
  const writerQueries = drizzle(writer);
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (tx: typeof writerQueries) => Promise<T>): Promise<T> {
    await begin(writer);
    try {
      const result = await work(writerQueries);
      writer.exec("COMMIT");
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.exec("ROLLBACK");
      throw error;
    }
  }

  return {
    reader: drizzle(readOnly),
    transaction(work) {
      // One after the other: with awaits inside, a second BEGIN on the same connection would join the first.
      const mine = last.then(() => run(work));
      last = mine.catch(() => {});
      return mine;
    },
    async close() {
      await last;
      readOnly.close();
      writer.close();
    },
  };
}

async function begin(writer: Sqlite.Database): Promise<void> {
  for (let waited = 0; ; waited += BUSY_TIMEOUT_MS + RETRY_EVERY_MS) {
    try {
      writer.exec("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
      if (waited >= RETRY_FOR_MS) throw new BusyError("The database is locked by another process.");
      await wait(RETRY_EVERY_MS);
    }
  }
}

/**
 * Foreign keys are off while migrating and checked after: a table rebuilt inside the migrator's transaction
 * would otherwise delete the rows of every table that refers to it. An existing file is copied first.
 */
async function migrateSqlite(file: string): Promise<void> {
  const isNew = !existsSync(file);
  const connection = new Sqlite(file, { timeout: RETRY_FOR_MS });
  try {
    connection.pragma("journal_mode = WAL");
    connection.pragma("foreign_keys = OFF");
    const before = isNew ? null : appliedMigrations(connection);
    if (before !== null && before < (await countMigrations("sqlite")))
      await connection.backup(`${file}.before-migration`);
    migrate(drizzle(connection), { migrationsFolder: path.resolve("drizzle/sqlite") });
    const broken = connection.pragma("foreign_key_check") as unknown[];
    if (broken.length > 0)
      throw new Error(`After the migration ${broken.length} rows refer to rows that are gone.`);
  } finally {
    connection.close();
  }
}

function appliedMigrations(connection: Sqlite.Database): number {
  const table = connection
    .prepare("SELECT name FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  return (connection.prepare("SELECT count(*) AS n FROM __drizzle_migrations").get() as { n: number }).n;
}

async function countMigrations(dialect: string): Promise<number> {
  const { readMigrationFiles } = await import("drizzle-orm/migrator");
  return readMigrationFiles({ migrationsFolder: path.resolve("drizzle", dialect) }).length;
}
