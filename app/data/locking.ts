import { isPostgres } from "./tables";

type Lockable = { for(strength: "update", how?: { skipLocked: boolean }): unknown };

/**
 * Locks the rows of a select until the transaction ends: for rows that are read in order to be changed. On SQLite there
 * is nothing to do, since only one transaction writes at a time; on Postgres two would each undo the other's change.
 */
export function forChange<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update") as Query) : select;
}

/** The same for a queue: rows that another worker is just taking are passed over. */
export function forClaim<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update", { skipLocked: true }) as Query) : select;
}
