import { DrizzleQueryError } from "drizzle-orm/errors";
import { BusyError } from "../kernel/busy";
import { reasonOf } from "../kernel/file-access";
import { databaseFile, readableError } from "./dialects/sqlite-file";

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

/** Returns what a wrapper holds whose message is no use to operators: a BusyError's is for visitors, drizzle's is the SQL. */
export function unwrapped(error: unknown): unknown {
  const isWrapper = error instanceof BusyError || error instanceof DrizzleQueryError;
  return isWrapper && error.cause ? unwrapped(error.cause) : error;
}

/** Says why something failed as whoever runs the site can use it; what is named other than Error, nobody expected. */
export function forOperators(error: unknown): Error {
  const meant = unwrapped(error) as Error;
  if (meant.name === "SqliteError") return readableError(meant, databaseFile());
  return /^(Busy)?Error$/.test(meant.name) ? new Error(reasonOf(meant), { cause: error }) : meant;
}
