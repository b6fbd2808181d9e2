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

export function transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return required().transaction(work, options);
}

export async function closeDatabase(): Promise<void> {
  await database?.close();
  database = undefined;
}
