import { getTableName, sql, type Table } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { assemble } from "~/assemble";
import { isPostgres } from "~/base/data/columns";
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
  type Queries,
  reader,
  transaction,
} from "~/base/data/database";
import { allTables } from "~/base/data/schema-state";
import { forgetConfig } from "~/base/kernel/config";
import { newDataFolder } from "./folder";

/** Whether this run uses a Postgres server (vitest.postgres.config.ts). */
export const onPostgres = process.env.TEST_DIALECT === "postgres";

if (onPostgres !== isPostgres) throw new Error("TEST_DIALECT and DATABASE_URL name different databases.");

/**
 * Gives a test file a real database: an SQLite file in a folder of its own, or the run's Postgres. It is migrated once, and
 * emptied before each test.
 * @returns DATA_DIR, once the tests run
 */
export function withDatabase(): { dataDir(): string } {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = newDataFolder();
    process.env.DATA_DIR = dataDir;
    forgetConfig();
    assemble();
    await migrateDatabase();
    await openDatabase();
    for (const table of allTables()) await proveMigrated(table);
  });
  beforeEach(emptyTables);
  afterAll(closeDatabase);
  return { dataDir: () => dataDir };
}

/** Returns the database's contents (without some tables) as text. Two equal texts mean that nothing was written in between. */
export async function readEverything(...but: Table[]): Promise<string> {
  const from = (table: unknown) =>
    reader()
      .select()
      .from(table as never);
  const read = allTables().filter((table) => !but.includes(table));
  const tables = await Promise.all(read.map(from));
  // Sorted, because Postgres returns rows in the order in which they were last written.
  return tables
    .map((rows) =>
      (rows as object[])
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n"),
    )
    .join("\n\n");
}

/** Runs a raw SQL statement. */
export async function runRaw(tx: Queries, statement: string): Promise<void> {
  const run = onPostgres ? (tx as unknown as { execute: Queries["run"] }).execute : tx.run;
  await run.call(tx, sql.raw(statement));
}

/** Fails at once on a forgotten migration, which would otherwise fail many unrelated tests. */
async function proveMigrated(table: Table): Promise<void> {
  try {
    await reader()
      .select()
      .from(table as never)
      .limit(1);
  } catch (cause) {
    const message = `${getTableName(table)} is not as app/tables.ts says: run \`npm run migrations -- --name=what_changed\`.`;
    throw new Error(message, { cause });
  }
}

async function emptyTables(): Promise<void> {
  await transaction(async (tx) => {
    for (const table of allTables()) await tx.delete(table as never);
  });
}
