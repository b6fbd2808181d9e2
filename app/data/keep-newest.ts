import { desc, inArray, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queries } from "./database";

/** Rows of one owner: `of` says which, `by` their age, and those that go are named by `id`. */
type Owned = { table: SQLiteTable; of: SQL | undefined; by: AnySQLiteColumn; id: AnySQLiteColumn };

/** At once; where there are more, the next ones follow with the next row. */
const MOST_DELETED = 1000;

/**
 * Makes room after an insert: all but the newest `kept` rows go, together with other rows of the same `id`. So
 * nobody can cause more rows than that, however often they try.
 */
export async function keepNewest(tx: Queries, { table, of, by, id }: Owned, kept: number): Promise<void> {
  const old = await tx
    .select({ id })
    .from(table)
    .where(of)
    .orderBy(desc(by), desc(id))
    .limit(MOST_DELETED)
    .offset(kept);
  const ids = old.map((row) => row.id);
  if (ids.length > 0) await tx.delete(table).where(inArray(id, ids));
}
