import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";

/** A query builder. Its queries are only ever awaited, never run synchronously, so that it works on both databases. */
export type Queries = Omit<BetterSQLite3Database, "transaction">;

export type TransactionOptions = {
  /**
   * False for writes that a power failure may lose: counters, sign-ins, last-seen times. They return before the disk
   * has confirmed the write (SQLite: synchronous NORMAL; Postgres: synchronous_commit off).
   */
  durable?: boolean;
};

export type Database = {
  /** For reading outside a transaction. @throws Error whose cause is a BusyError when Postgres cannot be reached */
  reader: Queries;
  /**
   * Runs `work` as one transaction; every write goes through here. SQLite has a single writer, so `work` must not
   * call other servers or hash passwords.
   * @throws BusyError when another process held the write lock for 5 s, the disk cannot be written, or Postgres
   * cannot be reached
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Returns the times (epoch milliseconds) of the migrations already applied; empty for an empty database. */
  appliedMigrations(): Promise<number[]>;
  columns(): Promise<FoundColumn[]>;
  close(): Promise<void>;
};

/** A column as the database has it. `mustBeGiven`: NOT NULL without a default, so an insert must name it. */
export type FoundColumn = { table: string; column: string; mustBeGiven: boolean };
