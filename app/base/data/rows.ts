import { eq, lt, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { fromNow } from "~/base/kernel/clock";
import { forUpdate } from "./columns";
import { type Queries, reader } from "./database";

/** Returns the first row that a query finds or has changed; null when there is none. */
export async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | null> {
  const [row] = await rows;
  return row ?? null;
}

/** Returns the first row of a table that fits; null when there is none. */
export const findRow = <Of extends SQLiteTable>(table: Of, fits: SQL | undefined, from: Queries = reader()) =>
  first<Of["$inferSelect"]>(rowsOf(from, table, fits));

/** The same, with the row locked until the transaction ends. */
export const lockRow = <Of extends SQLiteTable>(tx: Queries, table: Of, fits: SQL | undefined) =>
  first<Of["$inferSelect"]>(forUpdate(rowsOf(tx, table, fits)));

const rowsOf = (from: Queries, table: SQLiteTable, fits: SQL | undefined) =>
  from.select().from(table).where(fits);

type Listing = { by?: (SQL | AnySQLiteColumn)[]; limit?: number; from?: Queries };

/** Returns the rows of a table that fit: `by` says in which order, `limit` how many at the most. */
export function listRows<Of extends SQLiteTable>(
  table: Of,
  fits: SQL | undefined,
  { by = [], limit, from = reader() }: Listing = {},
) {
  const rows = rowsOf(from, table, fits)
    .orderBy(...by)
    // Undefined is no limit.
    .limit(limit as number);
  return rows as unknown as Promise<Of["$inferSelect"][]> & Pick<typeof rows, "prepare">;
}

/** Changes the rows of a table that fit. */
export const changeRows = <Of extends SQLiteTable>(
  tx: Queries,
  table: Of,
  fits: SQL | undefined,
  change: SQLiteUpdateSetSource<Of>,
) => tx.update(table).set(change).where(fits);

/** Returns what an aggregate, such as the latest time, makes of a table's rows that fit; null of none. */
export async function aggregate<Of>(
  of: SQL<Of>,
  table: SQLiteTable,
  fits?: SQL,
  from: Queries = reader(),
): Promise<Of | null> {
  return (await first(from.select({ of }).from(table).where(fits)))?.of ?? null;
}

/** Returns whether a query that returns rows has found or changed any. */
export const hasAny = async (rows: PromiseLike<unknown[]>) => (await rows).length > 0;

/** Makes what deletes the rows of a table with a value in this column. @returns whether there were any */
export const deleteWith = (column: AnySQLiteColumn) => (tx: Queries, value: string) => {
  const gone = tx.delete(column.table as SQLiteTable).where(eq(column, value));
  return hasAny(gone.returning());
};

/** Makes what deletes the rows of a table whose time passed longer ago than they are kept. */
export const deleteAfter =
  (time: AnySQLiteColumn, keptMs = 0) =>
  async (tx: Queries): Promise<void> => {
    await tx.delete(time.table as SQLiteTable).where(lt(time, fromNow(-keptMs)));
  };
