import { desc, inArray, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queries } from "./database";

/** The rows of one owner: `of` selects them, `by` orders them by age, and `id` names the ones to delete. */
type Owned = { table: SQLiteTable; of: SQL | undefined; by: AnySQLiteColumn; id: AnySQLiteColumn };

/** Deleted at once at most. What is beyond this goes with the next insert. */
const MOST_DELETED = 1000;

/** Deletes all but the newest `kept` rows after an insert, with other rows of the same `id`: nobody can cause more. */
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
