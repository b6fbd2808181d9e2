import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";

/** A query builder. Code only awaits builders, so that it runs on both databases. */
export type Queries = Omit<BetterSQLite3Database, "transaction">;

export type TransactionOptions = {
  /**
   * False for writes that a power failure may lose: counters, sign-ins, last seen. They do not wait for the
   * disk. (SQLite: synchronous NORMAL; Postgres: synchronous_commit off.)
   */
  durable?: boolean;
};

export type Database = {
  /** For reading outside a transaction. @throws an error caused by a BusyError when Postgres cannot be reached */
  reader: Queries;
  /**
   * Runs `work` as one transaction; every write goes through here. No outside calls or password hashing
   * inside, since SQLite has one writer. @throws BusyError when another process held the write lock for 5 s,
   * the disk cannot be written, or Postgres cannot be reached
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** The times (epoch milliseconds) of the migrations that the database has had; none of an empty one. */
  appliedMigrations(): Promise<number[]>;
  columns(): Promise<FoundColumn[]>;
  close(): Promise<void>;
};

/** A column as the database has it. `mustBeGiven`: no row can be inserted without a value for it. */
export type FoundColumn = { table: string; column: string; mustBeGiven: boolean };
