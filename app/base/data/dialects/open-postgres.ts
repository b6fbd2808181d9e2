import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { BusyError, isBusy } from "../../kernel/busy";
import { config } from "../../kernel/config";
import { log, outage } from "../../kernel/log";
import { ended } from "../../kernel/sentence";
import { findCode, unwrapped } from "../errors";
import type { Database, FoundColumn, Queries, TransactionOptions } from "./database-type";
import { type Migrated, migrationState, pendingMigrations, pendingStatements } from "./migrations";
import { driverAddress } from "./postgres-address";

/** Key of the advisory lock that one process holds while it migrates: any number that no other program uses here. */
const MIGRATION_LOCK = 5_170_326;
/** How long to wait for a connection, whether pooled or new. */
const CONNECT_MS = 5000;
/** Our queries are short. One that takes longer is stuck, and would keep its locks. */
const LIMITS = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '30s'";

/**
 * Temporary errors by SQLSTATE: lost connections (08), a server that stops, starts or is full (57P, 53) or read-only
 * (25006), timeouts (57014, 55P03, 25P03) and transactions to retry (40); and Node's network errors.
 */
const PASSES =
  /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006|40001|40P01|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
const FORBIDDEN = /^42501$/;
/** The driver's own temporary errors have no code, only these messages. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Creates or migrates the tables, in one process at a time, unless `mayMake` throws. @returns what was done, or null */
export async function migratePostgres(mayMake: () => void): Promise<Migrated | null> {
  return onOwnConnection((client) =>
    whileMigrating(client, async (applied) => {
      if (migrationState("postgres", applied) !== "older") return null;
      const isNew = applied.length === 0;
      if (isNew) mayMake();
      await migrateAtOnce(client, applied);
      return { isNew, migrations: pendingMigrations("postgres", applied), keptAs: null };
    }),
  );
}

/** Runs `work` while holding the migration lock, with the times (epoch milliseconds) of the applied migrations. */
export async function whileMigrating<T>(
  client: pg.Client,
  work: (applied: number[]) => Promise<T>,
): Promise<T> {
  // Building an index on a large site takes long, and so does waiting for another process that does it.
  await client.query("SET statement_timeout = 0");
  // A session lock: it also ends with the connection, so an error needs no unlock.
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const done = await work(await appliedOnPostgres(client));
  await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  return done;
}

/**
 * Applies the missing migrations and the statements `more` in one transaction, and records them in the table of
 * drizzle's migrator. Drizzle's own cannot add statements to the transaction.
 */
export async function migrateAtOnce(client: pg.Client, applied: number[], ...more: string[]): Promise<void> {
  const made = [
    "CREATE SCHEMA IF NOT EXISTS drizzle",
    "CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)",
  ];
  await client.query("BEGIN");
  try {
    for (const statement of applied.length === 0 ? made : []) await client.query(statement);
    for (const { sql, hash, folderMillis } of pendingStatements("postgres", applied)) {
      for (const statement of sql) await client.query(statement);
      await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
        hash,
        folderMillis,
      ]);
    }
    for (const statement of more) await client.query(statement);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** Runs `work` on a connection outside the pool. @throws Error, for operators, when the server cannot be used */
export async function onOwnConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  let client: pg.Client | undefined;
  try {
    // It reads the certificate files at once.
    client = new pg.Client({
      connectionString: driverAddress(config().databaseUrl),
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on("error", tellLost);
    await client.connect();
    return await work(client);
  } catch (error) {
    throw readableError(error);
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Opens a connection pool to DATABASE_URL. @throws Error, for operators, when the server cannot be used */
export async function openPostgres(): Promise<Database> {
  const { databaseUrl, databaseConnections } = config();
  const pool = new Pool({
    connectionString: driverAddress(databaseUrl),
    max: databaseConnections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // Sent as a statement, because connection poolers refuse such startup parameters.
    onConnect: (client) => client.query(LIMITS),
  });
  // Without listeners for "error" a restart of the server would end this process. The pool reports idle connections
  // only.
  pool.on("error", tellLost);
  pool.on("connect", (client) => client.on("error", tellLost));
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end();
    throw error instanceof BusyError ? unwrapped(error) : readableError(error);
  }
  return {
    reader: drizzle(pool) as unknown as Queries,
    transaction: (work, options) => orBusy(onOneConnection(pool, work, options)),
    appliedMigrations: () => appliedOnPostgres(pool),
    columns: () => columnsOnPostgres(pool),
    close: () => pool.end(),
  };
}

/** Runs a transaction on one connection. Drizzle's own never releases one on which BEGIN failed. */
async function onOneConnection<T>(
  pool: pg.Pool,
  work: (tx: Queries) => Promise<T>,
  { durable = true }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(async (tx) => {
      if (!durable) await tx.execute("SET LOCAL synchronous_commit = off");
      return work(tx as unknown as Queries);
    });
  } finally {
    // The pool closes a broken connection instead of keeping it.
    client.release();
  }
}

function tellLost(error: Error & { code?: string }): void {
  log.warn({ error: error.code ?? error.message }, "a connection to Postgres was lost");
}

/** Turns temporary errors into BusyErrors. */
class Pool extends pg.Pool {
  // Drizzle calls `query` without a callback. `connect` is left alone, because the pool calls it with one.
  override query(...args: unknown[]): never {
    const ask = super.query as unknown as (...args: unknown[]) => Promise<unknown>;
    return orBusy(ask.apply(this, args)) as never;
  }
}

const away = outage("Postgres cannot be used", "Postgres can be used again");

async function orBusy<T>(asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked;
    away.end();
    return answer;
  } catch (error) {
    if (isBusy(error)) throw error;
    const reason = passingReason(error);
    if (!reason) throw findCode(error, FORBIDDEN) ? readableError(error) : error;
    away.note(reason);
    throw new BusyError("Postgres cannot be used right now.", { cause: readableError(error) });
  }
}

/** Returns why an error is temporary, without any query text; undefined for other errors. */
function passingReason(error: unknown): string | undefined {
  const code = findCode(error, PASSES);
  if (code) return code;
  for (let at = error; at instanceof Error; at = at.cause) {
    // Node collects one error for each IP address that it tried.
    const [one] = at instanceof AggregateError ? at.errors : [];
    if (one) return passingReason(one);
    if (WITHOUT_CODE.test(at.message)) return at.message;
  }
  return undefined;
}

/** Turns an error of the server, or on the way to it, into one that says what an operator can do; others stay. */
function readableError(error: unknown): unknown {
  const { message = "" } = unwrapped(error) as Error;
  const advice = ADVICE.find(([sign]) => sign.test(message))?.[1];
  const code = passingReason(error) ?? findCode(error, /^(28|3D|42501|ENOENT|EACCES)/) ?? (advice && "TLS");
  if (!code) return error;
  const fault = code === "25006" || FORBIDDEN.test(code) ? "refuses this" : "cannot be used";
  const said = message && `: ${message}`;
  const text = ended(`The Postgres server that DATABASE_URL names ${fault} (${code})${said}`);
  return new Error(advice ? `${text} ${advice}` : text, { cause: error });
}

/** What an operator can do, by the message of the server, the driver or OpenSSL. */
const ADVICE: [RegExp, string][] = [
  [/ in a read-only transaction$/, "It is read-only: is it the primary?"],
  [
    /^(permission denied|must be owner)/,
    "Make its role the owner of the database (ALTER DATABASE … OWNER TO …) and of the tables in it.",
  ],
  [
    /certificate/i,
    "Name the file of its certificate authority in DATABASE_URL, sslrootcert=…, or trust any certificate, sslmode=no-verify.",
  ],
  [
    /no pg_hba\.conf entry .*no encryption|SSL (?:connection )?(?:is )?required|requires? (?:SSL|TLS|encryption)/i,
    "It wants TLS: write sslmode=require in DATABASE_URL, or verify-full with sslrootcert=… to check its certificate.",
  ],
  [/does not support SSL/, "To connect without TLS, write sslmode=disable in DATABASE_URL."],
];

/** Returns the times (epoch milliseconds) of the applied migrations; empty for an empty database. */
async function appliedOnPostgres(client: Pick<pg.Pool, "query">): Promise<number[]> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (!rows[0]?.found) return [];
  const applied = await client.query("SELECT created_at FROM drizzle.__drizzle_migrations");
  return applied.rows.map((row) => Number(row.created_at));
}

async function columnsOnPostgres(pool: pg.Pool): Promise<FoundColumn[]> {
  const { rows } = await pool.query<FoundColumn>(
    `SELECT table_name AS "table", column_name AS "column", is_nullable = 'NO' AND column_default IS NULL AS "mustBeGiven"
       FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  return rows;
}
