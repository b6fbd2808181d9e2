import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { copyFile, databaseFile, type FileReport, inspectFile, replaceFile } from "./dialects/sqlite-file";
import { isPostgres } from "./tables";

function requireSqlite(advice: string): void {
  if (isPostgres) throw new Error(`DATABASE_URL names a Postgres server: ${advice}.`);
}

/** Copies the SQLite database while the site runs, and checks the copy. @throws Error when the copy is damaged */
export function backUp(to: string): FileReport {
  requireSqlite("back it up with pg_dump");
  return copyFile(databaseFile(), to);
}

/** Whether a file is the site's database or part of it: never overwritten by a backup nor restored from. */
export function isOwnFile(file: string): boolean {
  if (isPostgres) return false;
  const own = realPath(databaseFile());
  return ["", "-wal", "-shm", "-journal"].some((part) => realPath(file) === own + part);
}

/** Resolves links, also for a file that does not exist yet. */
function realPath(file: string): string {
  const folder = path.dirname(file);
  if (existsSync(file)) return realpathSync(file);
  return path.join(existsSync(folder) ? realpathSync(folder) : folder, path.basename(file));
}

/** Replaces the database by a backup. @returns where the old one is kept, if there was one */
export async function restore(backup: string): Promise<string | null> {
  requireSqlite("restore it with pg_restore");
  return replaceFile(backup, databaseFile());
}

export function inspectDatabase(): FileReport | null {
  return isPostgres ? null : inspectFile(databaseFile());
}
