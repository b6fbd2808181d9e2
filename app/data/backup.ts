import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { config } from "~/kernel/config";
import { stampIn } from "~/kernel/file-stamp";
import { alone } from "./dialects/file-lock";
import { readyCopy, replaceFile } from "./dialects/replace-file";
import {
  copyFile,
  databaseFile,
  type FileReport,
  inspectFile,
  sealedIn,
  switchesIn,
} from "./dialects/sqlite-file";
import { isPostgres } from "./tables";

function requireSqlite(advice: string): void {
  if (isPostgres) throw new Error(`DATABASE_URL names a Postgres server: ${advice}.`);
}

/** What a backup calls its database. */
export const SQLITE_COPY = "loam.sqlite";

/** Runs a backup or a restore, one at a time for each DATA_DIR. @throws Error when another one takes longer than `waitMs` */
export async function withoutOthers<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
  let isMine = false;
  try {
    return await alone(`${databaseFile()}.copying`, waitMs, () => {
      isMine = true;
      return work();
    });
  } catch (error) {
    if (isMine || (error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new Error("Another backup or restore is under way. Try again when it has ended.");
  }
}

/**
 * Copies the configured database into a folder while the site runs, and checks the copy. @throws Error when the copy is
 * damaged
 */
export async function copyDatabase(folder: string): Promise<FileReport> {
  requireSqlite("back it up with pg_dump");
  return copyFile(databaseFile(), path.join(folder, SQLITE_COPY));
}

/** Copies a file of the database's own kind, as older backups are. @throws Error when the copy is damaged */
export function copyPlain(file: string, folder: string): void {
  copyFile(file, path.join(folder, SQLITE_COPY));
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

/** What a backup's database is worth, and what in it was sealed with SESSION_SECRET. */
export function inspectCopy(folder: string): FileReport & { sealed: ReturnType<typeof sealedIn> } {
  const file = path.join(folder, SQLITE_COPY);
  const report = inspectFile(file);
  const sealed = report.problems.length > 0 ? { signingKeys: [], oneTimeCodes: [] } : sealedIn(file);
  return { ...report, sealed };
}

/**
 * Puts a backup's database, which inspectCopy found good, in the place of the site's: migrated, all at once, and with its mail
 * held. @returns where the old one is kept, if there was one
 */
export async function replaceDatabase(
  folder: string,
  { isRehearsal, tell }: { isRehearsal: boolean; tell: (text: string) => void },
): Promise<string | null> {
  requireSqlite("restore it with pg_restore");
  const file = path.join(folder, SQLITE_COPY);
  tell("Migrating the copy …");
  await readyCopy(file, [isRehearsal ? "rehearsal" : "mail_held"]);
  return replaceFile(file, databaseFile(), tell);
}

/** Whether DATA_DIR holds a database that is no copy to rehearse with. */
export function isSiteThere(): boolean {
  const file = databaseFile();
  return existsSync(file) && !switchesIn(file).includes("rehearsal");
}

export function inspectDatabase(): FileReport | null {
  return isPostgres ? null : inspectFile(databaseFile());
}

/** What in the SQLite site under DATA_DIR was sealed with its secret. */
export const sealedInSite = () =>
  existsSync(databaseFile()) ? sealedIn(databaseFile()) : { signingKeys: [], oneTimeCodes: [] };

export type KeptFile = {
  file: string;
  kind: "backup" | "before-restore" | "before-migration";
  at: Date;
  bytes: number;
};

const BACKUP = /^loam-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(-\d+)?Z?\.(sqlite|tar\.gz(\.age)?)$/;
const KEPT = /^loam\.sqlite\.(before-restore|before-migration)(-[\dTZ-]+)?$/;

export const backupsFolder = () => path.join(config().dataDir, "backups");

/** Backups in DATA_DIR/backups, and what restores and migrations have set aside; the newest first. */
export function listKept(): KeptFile[] {
  const { dataDir } = config();
  const of = (folder: string, pattern: RegExp): KeptFile[] =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const [, kind] = pattern.exec(name) ?? [];
      if (!pattern.test(name)) return [];
      const file = path.join(folder, name);
      const { mtime, size } = statSync(file);
      const isKept = kind === "before-restore" || kind === "before-migration";
      return [{ file, kind: isKept ? kind : "backup", at: stampIn(name) ?? mtime, bytes: size }];
    });
  return [...of(backupsFolder(), BACKUP), ...of(dataDir, KEPT)].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  );
}
