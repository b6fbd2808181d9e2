import { isPostgres } from "./columns";

type Lockable = { for(strength: "update"): unknown };

/**
 * Locks the selected rows until the transaction ends (SELECT … FOR UPDATE). SQLite needs no lock, since only one
 * transaction writes at a time.
 */
export function forUpdate<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update") as Query) : select;
}
