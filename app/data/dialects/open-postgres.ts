import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { config } from "../../kernel/config";
import type { Database, Queries } from "./database-type";
import { migrationsFolder, refuseNewer } from "./migrations";

/** Any number that no other program uses on the same database: whoever holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 5_170_326;

/** Connects to DATABASE_URL. */
export async function openPostgres(): Promise<Database> {
  const pool = new pg.Pool({ connectionString: config().databaseUrl, max: 10 });
  await migratePostgres(pool);
  const database = drizzle(pool);
  return {
    reader: database as unknown as Queries,
    transaction: transactionsOn(database),
    close: () => pool.end(),
  };
}

/** Transactions on any driver for Postgres. */
export function transactionsOn(database: PgDatabase<PgQueryResultHKT>): Database["transaction"] {
  return (work, { durable = true } = {}) =>
    database.transaction(async (tx) => {
      if (!durable) await tx.execute("SET LOCAL synchronous_commit = off");
      return work(tx as unknown as Queries);
    });
}

async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    refuseNewer("postgres", await appliedOnPostgres(client));
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder("postgres") });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** Moments of the migrations that the database has seen. */
export async function appliedOnPostgres(client: Pick<pg.Pool, "query">): Promise<number[]> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (!rows[0]?.found) return [];
  const applied = await client.query("SELECT created_at FROM drizzle.__drizzle_migrations");
  return applied.rows.map((row) => Number(row.created_at));
}
