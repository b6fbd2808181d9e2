import { isPostgres } from "./tables";

type Lockable = { for(strength: "update", how?: { skipLocked: boolean }): unknown };

/**
 * Locks selected rows until the transaction ends. On SQLite nothing is needed, since only one transaction
 * writes at a time.
 */
export function forChange<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update") as Query) : select;
}

/** Locks selected rows of a queue, and skips those that another worker is taking. */
export function forClaim<Query>(select: Query): Query {
  return isPostgres ? ((select as Lockable).for("update", { skipLocked: true }) as Query) : select;
}
