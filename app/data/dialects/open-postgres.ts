import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { config } from "../../kernel/config";
import type { Database, Queries } from "./database-type";

/** Any number that no other program uses on the same database: whoever holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 5_170_326;

/** Connects to DATABASE_URL. */
export async function openPostgres(): Promise<Database> {
  const pool = new pg.Pool({ connectionString: config().databaseUrl, max: 10 });
  await migratePostgres(pool);
  const database = drizzle(pool);
  return {
    reader: database as unknown as Queries,
    transaction: (work) => database.transaction((tx) => work(tx as unknown as Queries)),
    close: () => pool.end(),
  };
}

async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: path.resolve("drizzle/postgres") });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
}
