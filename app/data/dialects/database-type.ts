import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";

/** A query builder. Only awaited builders are used, so that the same code runs on both databases. */
export type Queries = Omit<BetterSQLite3Database, "transaction">;

export type TransactionOptions = {
  /**
   * False for what may be lost when the power fails, and only then: counters, sign-ins, when a session was last seen.
   * Nobody waits for the disk then. (SQLite: synchronous NORMAL; Postgres: synchronous_commit off.)
   */
  durable?: boolean;
};

export type Database = {
  /** For reading outside a transaction. @throws what has a BusyError as its cause when Postgres cannot be reached. */
  reader: Queries;
  /**
   * Runs `work` as one transaction; every write goes through here.
   * No outside calls and no password hashing inside: on SQLite the one writer waits for it.
   * @throws BusyError when another process held the write lock for 5 s, when nothing can be written (disk full or
   * read-only), or when Postgres cannot be reached.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
};
