/** True when a write failed because a unique value was taken: SQLite and Postgres say it in different places. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error as { code?: string; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (
      at.code === "SQLITE_CONSTRAINT_UNIQUE" ||
      at.code === "SQLITE_CONSTRAINT_PRIMARYKEY" ||
      at.code === "23505"
    )
      return true;
  }
  return false;
}
