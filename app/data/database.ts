import type { Database, Queries, TransactionOptions } from "./dialects/database-type";
import { openSqlite } from "./dialects/open-sqlite";
import { isPostgres } from "./tables";

export type { Database, Queries };

let database: Database | undefined;

/** Opens the database that the configuration names, brings its tables up to date, and keeps it for all. */
export async function openDatabase(): Promise<Database> {
  database ??= isPostgres ? await openServer() : await openSqlite();
  return database;
}

/** The driver is loaded only where DATABASE_URL asks for it. */
async function openServer(): Promise<Database> {
  const { openPostgres } = await import("./dialects/open-postgres");
  return openPostgres();
}

/** For tests: use this database from now on. */
export function useDatabase(other: Database | undefined): void {
  database = other;
}

function required(): Database {
  if (!database) throw new Error("The database is not open: call openDatabase() first.");
  return database;
}

/** The reading side. */
export function reader(): Queries {
  return required().reader;
}

/** Runs `work` as one transaction. @see Database.transaction */
export function transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return required().transaction(work, options);
}

export async function closeDatabase(): Promise<void> {
  await database?.close();
  database = undefined;
}
