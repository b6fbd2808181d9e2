import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { getTableName, is, sql, Table } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
  type Queries,
  reader,
  transaction,
} from "~/data/database";
import * as tables from "~/data/tables";
import { forgetConfig } from "~/kernel/config";
import { rootOfData } from "./folder";

/** True in the runs on a Postgres server (vitest.postgres.config.ts). */
export const onPostgres = process.env.TEST_DIALECT === "postgres";

if (onPostgres !== tables.isPostgres)
  throw new Error("TEST_DIALECT and DATABASE_URL name different databases.");

/**
 * A database for the tests of one file: a real SQLite file in a directory of its own, or the run's Postgres. Migrated
 * once, emptied before each test.
 * @returns where DATA_DIR is, once the tests run.
 */
export function withDatabase(): { dataDir(): string } {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(rootOfData(), "loam-data-"));
    process.env.DATA_DIR = dataDir;
    forgetConfig();
    await migrateDatabase();
    await openDatabase();
    for (const table of allTables()) await proveMigrated(table);
  });
  beforeEach(emptyTables);
  afterAll(async () => {
    await closeDatabase();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { dataDir: () => dataDir };
}

/** Everything the database holds but for some tables, as text: two of them are equal when nothing was written between. */
export async function readEverything(...but: Table[]): Promise<string> {
  const from = (table: unknown) =>
    reader()
      .select()
      .from(table as never);
  const read = allTables().filter((table) => !but.includes(table));
  const tables = await Promise.all(read.map(from));
  // Postgres gives rows in the order in which they were last written.
  return tables
    .map((rows) =>
      (rows as object[])
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n"),
    )
    .join("\n\n");
}

/** A statement as it is written. */
export async function runRaw(tx: Queries, statement: string): Promise<void> {
  const run = onPostgres ? (tx as unknown as { execute: Queries["run"] }).execute : tx.run;
  await run.call(tx, sql.raw(statement));
}

export const allTables = (): Table[] =>
  (Object.values(tables) as unknown[]).filter((value) => is(value, Table));

/** Without this a forgotten migration would fail many tests that are about something else. */
async function proveMigrated(table: Table): Promise<void> {
  try {
    await reader()
      .select()
      .from(table as never)
      .limit(1);
  } catch (cause) {
    const message = `${getTableName(table)} is not as app/data/tables.ts says: run \`npm run migrations -- --name=what_changed\`.`;
    throw new Error(message, { cause });
  }
}

async function emptyTables(): Promise<void> {
  await transaction(async (tx) => {
    for (const table of allTables()) await tx.delete(table as never);
  });
}
