import { AsyncLocalStorage } from "node:async_hooks";
import { type WorkerKind, wake } from "~/kernel/worker";
import type { Database, Queries, TransactionOptions } from "./dialects/database-type";
import { openSqlite } from "./dialects/open-sqlite";
import { isPostgres } from "./tables";

export type { Database, Queries };

let database: Database | undefined;

/** Opens the configured database and migrates it. */
export async function openDatabase(): Promise<Database> {
  database ??= isPostgres ? await openServer() : await openSqlite();
  return database;
}

/** Loads the Postgres driver only when it is used. */
async function openServer(): Promise<Database> {
  const { openPostgres } = await import("./dialects/open-postgres");
  return openPostgres();
}

export function useDatabase(other: Database | undefined): void {
  database = other;
}

function required(): Database {
  if (!database) throw new Error("The database is not open: call openDatabase() first.");
  return database;
}

export function reader(): Queries {
  return required().reader;
}

const running = new AsyncLocalStorage<{ isOpen: boolean; toWake: Set<WorkerKind> }>();

/**
 * Runs `work` as one transaction; see Database. @throws Error inside another one, because each would wait for the
 * other.
 */
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

/** Wakes a worker when the running transaction, which has something for it, has ended well. */
export function wakeAfterwards(kind: WorkerKind): void {
  running.getStore()?.toWake.add(kind);
}

export async function closeDatabase(): Promise<void> {
  await database?.close();
  database = undefined;
}
