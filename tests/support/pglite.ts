import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database, Queries } from "~/data/database";
import { transactionsOn } from "~/data/dialects/open-postgres";

let opened: Promise<Database> | undefined;

/** Postgres in this process, with the migrations that a server would get. Kept for all test files. */
export function openPglite(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const database = drizzle(new PGlite());
  await migrate(database, { migrationsFolder: path.resolve("drizzle/postgres") });
  return {
    reader: database as unknown as Queries,
    transaction: transactionsOn(database),
    // The next test file goes on with it.
    close: async () => {},
  };
}
