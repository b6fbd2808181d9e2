import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { BusyError, isBusy } from "../../kernel/busy";
import { config } from "../../kernel/config";
import { log } from "../../kernel/log";
import { findCode } from "../errors";
import type { Database, Queries, TransactionOptions } from "./database-type";
import { migrationsFolder, refuseNewer } from "./migrations";

/** Any number that no other program uses on the same database: whoever holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 5_170_326;
/** Longer than this nobody waits for a connection, be it that none is free or that the server is gone. */
const CONNECT_MS = 5000;
/** No query of ours takes long: one that does hangs, and would keep its rows locked. */
const LIMITS = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '30s'";

/**
 * SQLSTATEs that pass: lost connections (08), a server that ends, starts or has too many (57P, 53), that takes no writes
 * (25006, a replica), that gave up waiting (57014, 55P03, 25P03), and transactions to be tried again (40); and what
 * Node says of the network.
 */
const PASSES =
  /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006|40001|40P01|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
/** The driver's own errors of this kind have no code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Connects to DATABASE_URL. */
export async function openPostgres(): Promise<Database> {
  const { databaseUrl, databaseConnections } = config();
  const pool = new Pool({
    connectionString: databaseUrl,
    max: databaseConnections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // Without listeners a server that restarts would end this process: idle connections tell the pool, used ones themselves.
  pool.on("error", tellLost);
  pool.on("connect", (client) => {
    client.on("error", tellLost);
    // A statement, not a parameter of the connection, which poolers refuse. It goes ahead of whatever is asked next.
    client.query(LIMITS).catch(tellLost);
  });
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw readableError(error);
  }
  return {
    reader: drizzle(pool) as unknown as Queries,
    transaction: (work, options) => orBusy(onOneConnection(pool, work, options)),
    close: () => pool.end(),
  };
}

const transactions = new WeakMap<pg.PoolClient, Database["transaction"]>();

/** Drizzle's own way with a pool keeps a connection for ever on which BEGIN failed; ten of these, and none is left. */
async function onOneConnection<T>(
  pool: pg.Pool,
  work: (tx: Queries) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  try {
    const run = transactions.get(client) ?? transactionsOn(drizzle(client));
    transactions.set(client, run);
    return await run(work, options);
  } finally {
    // A broken one is thrown away.
    client.release();
  }
}

function tellLost(error: Error & { code?: string }): void {
  log.warn({ error: error.code ?? error.message }, "a connection to Postgres was lost");
}

/** Errors that pass come out as BusyErrors: the visitor is asked to come back, and nothing else is to be done. */
class Pool extends pg.Pool {
  // Promises alone: that is how drizzle asks. `connect` is left as it is; the pool itself uses it, with a callback.
  override query(...args: unknown[]): never {
    const ask = super.query as unknown as (...args: unknown[]) => Promise<unknown>;
    return orBusy(ask.apply(this, args)) as never;
  }
}

async function orBusy<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isBusy(error) ? error : busyOr(error);
  }
}

function busyOr(error: unknown): unknown {
  const reason = passingReason(error);
  if (!reason) return error;
  log.error({ alert: true, error: reason }, "Postgres cannot be used");
  return new BusyError("Postgres cannot be used right now.", { cause: error });
}

/** Why it will pass, in words that hold nothing of what was asked; undefined for any other error. */
function passingReason(error: unknown): string | undefined {
  const code = findCode(error, PASSES);
  if (code) return code;
  for (let at = error; at instanceof Error; at = at.cause) {
    // Each address of the name was tried.
    const [one] = at instanceof AggregateError ? at.errors : [];
    if (one) return passingReason(one);
    if (WITHOUT_CODE.test(at.message)) return at.message;
  }
  return undefined;
}

/** What stops a start, for people. */
function readableError(error: unknown): unknown {
  const code = passingReason(error) ?? findCode(error, /^(28|3D)/);
  if (!code) return error;
  const said = error instanceof Error && error.message ? `: ${error.message}` : "";
  return new Error(`The Postgres server that DATABASE_URL names cannot be used (${code})${said}.`, {
    cause: error,
  });
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
    // Building an index on a large site takes its time, and so does waiting for whoever does it.
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    refuseNewer("postgres", await appliedOnPostgres(client));
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder("postgres") });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    // Closed, not kept: it has no limit.
    client.release(true);
  }
}

/** Moments of the migrations that the database has seen. */
async function appliedOnPostgres(client: Pick<pg.Pool, "query">): Promise<number[]> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (!rows[0]?.found) return [];
  const applied = await client.query("SELECT created_at FROM drizzle.__drizzle_migrations");
  return applied.rows.map((row) => Number(row.created_at));
}
