import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { isPostgres } from "~/base/data/columns";
import { databasePlace } from "~/base/data/database";
import { withFileLock } from "~/base/data/dialects/file-lock";
import {
  columnOf,
  copyFile,
  damagedText,
  databaseFile,
  type FileReport,
  inspectFile,
  noDatabaseAt,
  readableError,
  switchesIn,
} from "~/base/data/dialects/sqlite-file";
import { moveProblem } from "~/base/data/schema-state";
import { stampIn } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { readyCopy, replaceFile } from "~/operations/data/replace-file";
import { readSealed, type Sealed, sealedInFile, type ValuesIn } from "./sealed";

/** File names of the database inside a backup. */
export const SQLITE_COPY = "loam.sqlite";
export const POSTGRES_COPY = "loam.sql";

const ourCopy = isPostgres ? POSTGRES_COPY : SQLITE_COPY;

/** Imported on demand, so that a site on SQLite never loads the Postgres driver. */
const postgresDump = () => import("./postgres-dump");

/** Runs a backup or restore, one at a time for each DATA_DIR. @throws Error when another one still runs after `waitMs` */
export async function withBackupLock<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
  let isMine = false;
  try {
    return await withFileLock(`${databaseFile()}.copying`, waitMs, () => {
      isMine = true;
      return work();
    });
  } catch (error) {
    if (isMine || (error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new Error("Another backup or restore is under way. Try again when it has ended.");
  }
}

/**
 * Copies the configured database into a folder while the site runs, and checks the copy.
 * @returns the number of rows by table; for Postgres also the values sealed with SESSION_SECRET, which a dump file
 * cannot be queried for
 * @throws Error when the copy is damaged
 */
export async function copyDatabase(
  folder: string,
): Promise<{ rows: Record<string, number>; sealed?: Sealed }> {
  if (!isPostgres) {
    const file = databaseFile();
    try {
      // Of a newer version too: a site that went back from an upgrade needs its backups.
      return { rows: copyFile(file, path.join(folder, SQLITE_COPY), { ofAnyVersion: true }).rows };
    } catch (error) {
      throw readableError(error as Error, file);
    }
  }
  const { describeServer, dumpServer } = await postgresDump();
  const { schema, rows, sealed } = await describeServer();
  await dumpServer(path.join(folder, POSTGRES_COPY), schema);
  return { rows, sealed };
}

/** Checks that the programs that backups need can be used. @throws Error when they cannot */
export async function proveBackupTools(): Promise<void> {
  if (isPostgres) await (await postgresDump()).proveDump();
}

/** Copies a backup of the older kind, which is a bare SQLite file. @returns what is damaged in it; null when nothing is */
export function copyPlain(file: string, folder: string): string | null {
  try {
    copyFile(file, path.join(folder, SQLITE_COPY), { ofAnyVersion: true });
    return null;
  } catch (error) {
    const { code = "", message } = error as Error & { code?: string };
    // Any other code is about writing the copy, such as a full disk.
    if (code && !/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw error;
    return message;
  }
}

/** Returns an error message when there is no database, or an empty one on Postgres; null otherwise. */
export async function missingDatabase(): Promise<string | null> {
  if (!isPostgres) return isThere(databaseFile()) ? null : noDatabaseAt(databaseFile());
  const { isThere: holdsTables } = await whatIsThere();
  return holdsTables
    ? null
    : `The Postgres database ${databasePlace()} is empty: does DATABASE_URL name the one that the site uses?`;
}

/** Returns whether a file belongs to the site's own database: a backup must not overwrite it, nor a restore read from it. */
export function isOwnFile(file: string): boolean {
  if (isPostgres) return false;
  const own = realPath(databaseFile());
  return ["", "-wal", "-shm", "-journal"].some((part) => realPath(file) === own + part);
}

/** Resolves symbolic links, also for a file that does not exist yet. */
function realPath(file: string): string {
  const folder = path.dirname(file);
  if (existsSync(file)) return realpathSync(file);
  return path.join(existsSync(folder) ? realpathSync(folder) : folder, path.basename(file));
}

/** Checks the database in an unpacked backup; for SQLite also reads the values sealed with SESSION_SECRET. */
export async function inspectCopy(folder: string): Promise<{
  problems: string[];
  rows: Record<string, number>;
  sealed?: Sealed;
}> {
  if (!existsSync(path.join(folder, ourCopy))) return { problems: [whatIsMissing(folder)], rows: {} };
  if (isPostgres) return { problems: [], rows: {} };
  const file = path.join(folder, SQLITE_COPY);
  const report = inspectFile(file);
  return report.problems.length > 0 ? report : { ...report, sealed: await sealedInFile(file) };
}

function whatIsMissing(folder: string): string {
  if (existsSync(path.join(folder, POSTGRES_COPY))) return "It is of a site on Postgres: set DATABASE_URL.";
  if (existsSync(path.join(folder, SQLITE_COPY)))
    return "It is of a site on SQLite. Without DATABASE_URL, restore it into a new folder: DATA_DIR=<new folder> … --new. With that DATA_DIR, migrate-to-postgres copies it into an empty Postgres database.";
  return "It holds no database.";
}

/**
 * Replaces the site's database by a backup's, which inspectCopy has approved: atomically, migrated, and with mail
 * held back. `look` reads the old one while nobody can write to it.
 * @returns where the old file is kept, if there was one; on Postgres the caller keeps a copy
 */
export async function replaceDatabase(
  folder: string,
  {
    isRehearsal,
    tell,
    look,
  }: { isRehearsal: boolean; tell: (text: string) => void; look: () => Promise<unknown> },
): Promise<string | null> {
  const file = path.join(folder, ourCopy);
  const switchedOn = [isRehearsal ? ("rehearsal" as const) : ("mail_held" as const)];
  if (!isPostgres) {
    tell("Migrating the copy …");
    await readyCopy(file, switchedOn);
    return replaceFile(file, databaseFile(), tell, look);
  }
  tell("Putting the backup in its place …");
  const { lookAtServer, replaceServer } = await postgresDump();
  const { schema, names } = await lookAtServer();
  await replaceServer(file, { schema, names, switchedOn, look });
  return null;
}

/** Whether there is a database of any version, is a rehearsal copy, its switches, and why a move to Postgres forbids its use. */
export async function whatIsThere() {
  const { isThere, switches } = isPostgres ? await (await postgresDump()).lookAtServer() : lookAtFile();
  const isRehearsal = switches.some(({ name }) => name === "rehearsal");
  return { isThere, switches, isRehearsal, moveProblem: moveProblem(switches, databasePlace()) };
}

/** Returns a message when the SQLite site under DATA_DIR has moved to Postgres; null otherwise. */
export async function retiredSite(): Promise<string | null> {
  // A damaged file cannot be queried; the restore that called this replaces it anyway.
  return isPostgres || inspectDatabase()?.isDamaged ? null : (await whatIsThere()).moveProblem;
}

function lookAtFile() {
  const file = databaseFile();
  try {
    return { isThere: isThere(file), switches: switchesIn(file) };
  } catch (error) {
    throw readableError(error as Error, file);
  }
}

/** Checks the SQLite file under DATA_DIR. Damage is reported in the words of a start. Returns null on Postgres. */
export function inspectDatabase(): FileReport | null {
  if (isPostgres) return null;
  const report = inspectFile(databaseFile());
  return report.isDamaged ? { ...report, problems: [damagedText(databaseFile())] } : report;
}

/** Runs `read` on the configured database, of any version; where there is none it finds nothing. */
export async function readThere<T>(read: (valuesIn: ValuesIn) => Promise<T>): Promise<T> {
  if (isPostgres) return (await postgresDump()).readServer(read);
  return read((table, expression) => columnOf(databaseFile(), table, expression));
}

/** Returns what is sealed in the configured database, of any version. */
export const sealedInSite = () => readThere(readSealed);

type KeptFile = {
  file: string;
  kind: "backup" | "before-restore" | "before-migration";
  at: Date;
  bytes: number;
};

const BACKUP =
  /^loam-(?:(before-restore)-)?\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(-\d+)?Z?\.(sqlite|tar\.gz(\.age)?)$/;
const KEPT = /^loam\.sqlite\.(before-restore|before-migration)(-[\dTZ-]+)?$/;

/** Returns the folder of automatic backups. */
export const backupsFolder = () => path.join(config().dataDir, "backups");

/** Lists the backups in DATA_DIR/backups and the files that restores and migrations set aside, newest first. */
export function listKept(): KeptFile[] {
  const { dataDir } = config();
  const of = (folder: string, pattern: RegExp): KeptFile[] =>
    (isThere(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const [, kind] = pattern.exec(name) ?? [];
      if (!pattern.test(name)) return [];
      const file = path.join(folder, name);
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found?.isFile()) return [];
      const { mtime, size } = found;
      const isKept = kind === "before-restore" || kind === "before-migration";
      return [{ file, kind: isKept ? kind : "backup", at: stampIn(name) ?? mtime, bytes: size }];
    });
  return [...of(backupsFolder(), BACKUP), ...of(dataDir, KEPT)].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  );
}
