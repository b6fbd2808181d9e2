/** Returns the first code that matches, of an error or its causes: each database puts its own elsewhere. */
export function findCode(error: unknown, pattern: RegExp): string | undefined {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    if (typeof at.code === "string" && pattern.test(at.code)) return at.code;
  }
  return undefined;
}

/** Returns whether an error means that a unique or primary key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return findCode(error, /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/) !== undefined;
}
