import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { is, Table } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  closeDatabase,
  openDatabase,
  reader,
  useDatabase as setDatabase,
  transaction,
} from "~/data/database";
import * as tables from "~/data/tables";
import { forgetConfig } from "~/kernel/config";

/** True in the run that has PGlite in the place of a Postgres server. */
export const onPostgres = process.env.TEST_DIALECT === "postgres";

if (onPostgres !== tables.isPostgres)
  throw new Error("TEST_DIALECT and DATABASE_URL name different databases.");

/**
 * A database for the tests of one file: a real SQLite file in a directory of its own, or PGlite. Migrated once,
 * emptied before each test.
 * @returns where DATA_DIR is, once the tests run.
 */
export function withDatabase(): { dataDir(): string } {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "loam-data-"));
    process.env.DATA_DIR = dataDir;
    forgetConfig();
    if (onPostgres) setDatabase(await (await import("./pglite")).openPglite());
    else await openDatabase();
  });
  beforeEach(emptyTables);
  afterAll(async () => {
    await closeDatabase();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { dataDir: () => dataDir };
}

/** Everything the database holds, as text: two of them are equal when nothing was written between. */
export async function readEverything(): Promise<string> {
  const from = (table: unknown) =>
    reader()
      .select()
      .from(table as never);
  const rows = await Promise.all(allTables().map(from));
  return JSON.stringify(rows);
}

const allTables = () => Object.values(tables).filter((value) => is(value, Table));

async function emptyTables(): Promise<void> {
  await transaction(async (tx) => {
    for (const table of allTables()) await tx.delete(table as never);
  });
}
