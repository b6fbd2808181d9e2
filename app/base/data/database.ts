import { AsyncLocalStorage } from "node:async_hooks";
import { COMMAND_NAME, config } from "~/base/kernel/config";
import { type WorkerKind, wake } from "~/base/kernel/worker";
import { isPostgres } from "./columns";
import type { Database, Queries, TransactionOptions } from "./dialects/database-type";
import type { Migrated } from "./dialects/migrations";
import { migrateSqlite, openSqlite } from "./dialects/open-sqlite";
import { databaseFile, hasUnmovedSite } from "./dialects/sqlite-file";
import { moveProblem, schemaProblem } from "./schema-state";
import { switches } from "./tables";

export type { Database, Queries };

let database: Database | undefined;

/** Imported on demand, so that a site on SQLite never loads the Postgres driver. */
const postgresDriver = () => import("./dialects/open-postgres");

/**
 * Creates the configured database or migrates it to this version. Only the start of a site calls this, never a
 * command.
 * @returns what was done; null when there was nothing to do
 * @throws Error instead of starting an empty Postgres site while DATA_DIR holds a SQLite site that has not moved yet
 */
export async function migrateDatabase(): Promise<Migrated | null> {
  return isPostgres ? (await postgresDriver()).migratePostgres(refuseBesideSite) : migrateSqlite();
}

function refuseBesideSite(): void {
  const file = databaseFile();
  if (hasUnmovedSite(file))
    throw new Error(
      `The Postgres database ${databasePlace()} is empty, and ${file} holds a site: copy it there first, ${COMMAND_NAME} migrate-to-postgres. ` +
        "For a new, empty site name another folder as DATA_DIR, or move that file away.",
    );
}

/** Returns where the configured database is, for operators: the SQLite file, or host and name on Postgres. */
export function databasePlace(): string {
  if (!isPostgres) return databaseFile();
  const { host, pathname } = new URL(config().databaseUrl.replace("@/", "@localhost/"));
  return host + pathname;
}

/** Opens the configured database. `mayBeAhead`: see schemaProblem. @throws Error when there is none or it may not be used */
export async function openDatabase(options: { mayBeAhead?: boolean } = {}): Promise<Database> {
  if (database) return database;
  const opened = isPostgres ? await (await postgresDriver()).openPostgres() : await openSqlite();
  const problem =
    (await schemaProblem(opened, options)) ??
    moveProblem(await opened.reader.select().from(switches), databasePlace());
  if (problem) {
    await opened.close();
    throw new Error(problem);
  }
  database = opened;
  return opened;
}

/** Returns why this version cannot, or can no longer, work with the open database; null when it can. */
export async function openSchemaProblem(): Promise<string | null> {
  return schemaProblem(required(), { mayBeAhead: true });
}

/** Replaces the open database, for tests. */
export function useDatabase(other: Database | undefined): void {
  database = other;
}

function required(): Database {
  if (!database) throw new Error("The database is not open: call openDatabase() first.");
  return database;
}

/**
 * Returns the queries for reading outside a transaction.
 * @throws Error before openDatabase; and inside a transaction, which on Postgres would wait for another connection while it holds one
 */
export function reader(): Queries {
  if (running.getStore()?.isOpen)
    throw new Error("Something was read beside the running transaction. Pass its `tx` to what reads.");
  return required().reader;
}

const running = new AsyncLocalStorage<{ isOpen: boolean; toWake: Set<WorkerKind> }>();

/** Runs `work` as one transaction (see Database). @throws Error inside another: each would wait for the other */
export async function transaction<T>(
  work: (tx: Queries) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  if (running.getStore()?.isOpen)
    throw new Error("A transaction was started inside another one. Pass the `tx` of the outer one instead.");
  const mine = { isOpen: true, toWake: new Set<WorkerKind>() };
  try {
    const result = await required().transaction((tx) => running.run(mine, () => work(tx)), options);
    for (const kind of mine.toWake) wake(kind);
    return result;
  } finally {
    mine.isOpen = false;
  }
}

/** Wakes a worker once the running transaction, which has queued something for it, is committed. */
export function wakeAfterwards(kind: WorkerKind): void {
  running.getStore()?.toWake.add(kind);
}

export async function closeDatabase(): Promise<void> {
  await database?.close();
  database = undefined;
}
