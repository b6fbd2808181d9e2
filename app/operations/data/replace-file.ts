import { constants, copyFileSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { whileStarting } from "~/base/data/dialects/file-lock";
import { migrateSqlite } from "~/base/data/dialects/open-sqlite";
import { copyFile, inspectFile } from "~/base/data/dialects/sqlite-file";
import { SETTINGS_ROW } from "~/operations/data/readiness";
import type { Switch } from "../../base/data/switches";
import { fileStamp, now } from "../../base/kernel/clock";
import { finishFile } from "../../base/kernel/finish-file";
import { isThere } from "../../base/kernel/is-there";
import { makeFolder } from "../../base/kernel/private-files";

/** How long a restore waits for those who write, in milliseconds. */
const LOCK_MS = 10_000;

/** Prepares a copy for the site's place: migrates it and marks it as restored. @throws Error when it cannot be migrated */
export async function readyCopy(copy: string, switchedOn: Switch[]): Promise<void> {
  await migrateSqlite(copy, { keepsOld: false });
  const connection = new Sqlite(copy);
  try {
    connection.exec(["BEGIN", ...marksRestored(switchedOn, now().getTime()), "COMMIT"].join(";"));
    // Folds the -wal file back in, so that moving one file moves the whole database.
    connection.pragma("journal_mode = DELETE");
  } finally {
    connection.close();
  }
}

/**
 * Replaces the site's file by a copy. If this is killed at any moment, either the old or the new database is whole. A
 * readable file is overwritten through SQLite in one transaction, so a running server goes on with the restored rows;
 * a damaged one is set aside with its -wal and -shm. `look` reads the old file while nobody can write to it.
 * @returns where the old file is kept; null when there was none
 * @throws Error when a damaged file is in use
 */
export async function replaceFile(
  copy: string,
  file: string,
  tell: (text: string) => void = () => {},
  look: () => Promise<unknown> = async () => {},
): Promise<string | null> {
  const folder = path.dirname(file);
  makeFolder(folder);
  return whileStarting(file, async () => {
    if (!isThere(file)) {
      moveInto(copy, file);
      return null;
    }
    tell("Keeping what was there …");
    const kept = `${file}.before-restore-${fileStamp(now())}`;
    if (inspectFile(file).isDamaged) {
      keepDamaged(file, kept);
      await look();
      tell("Putting the backup in its place …");
      moveInto(copy, file);
    } else {
      await overwrite(file, copy, async () => {
        // Also a newer version's database, because a restore is the way back from an upgrade.
        copyFile(file, kept, { ofAnyVersion: true });
        await look();
        tell("Putting the backup in its place …");
      });
    }
    return kept;
  });
}

/** Overwrites a file, after `keep`, which runs when others can still read it but no longer write. */
async function overwrite(file: string, copy: string, keep: () => Promise<void>): Promise<void> {
  const source = new Sqlite(copy, { readonly: true, fileMustExist: true });
  // All pages in one step, so that no reader sees half of the copy. The first step only locks the file.
  let pages = -1;
  let failed: Error | undefined;
  const progress = () => {
    if (pages < 0) {
      pages = 0;
      const go = () => {
        pages = 0x7fffffff;
      };
      keep().then(go, (error) => {
        failed = error;
      });
    }
    if (failed) throw failed;
    return pages;
  };
  try {
    const until = performance.now() + LOCK_MS;
    // While somebody writes, it cannot be locked: nothing was copied then.
    while ((await source.backup(file, { progress })).totalPages === 0) {
      if (performance.now() > until)
        throw new InUse(`${file} is written to all the time: stop the site first.`);
      await setTimeout(10);
    }
  } finally {
    source.close();
  }
}

/** SQLite would take a leftover -wal or -shm of the old file for a part of the new one. */
function moveInto(copy: string, file: string): void {
  for (const left of ["-wal", "-shm"]) rmSync(file + left, { force: true });
  finishFile(copy, file);
}

/** Copies a damaged file with its -wal and -shm before anything else opens it, since opening can change them. */
function keepDamaged(file: string, as: string): void {
  const parts = ["", "-wal", "-shm"].filter((part) => existsSync(file + part));
  try {
    for (const part of parts) {
      copyFileSync(file + part, `${as}.part`, constants.COPYFILE_FICLONE);
      finishFile(`${as}.part`, as + part);
    }
    refuseOpen(file);
  } catch (error) {
    for (const part of [".part", ...parts]) rmSync(as + part, { force: true });
    throw error;
  }
}

/** Checks that no other process has the file open. @throws InUse when one has */
function refuseOpen(file: string): void {
  const connection = new Sqlite(file, { timeout: 1000 });
  try {
    lockWholly(connection, file);
  } catch (error) {
    // Any other error comes from the damage itself.
    if (error instanceof InUse) throw error;
  } finally {
    connection.close();
  }
}

class InUse extends Error {}

/** Locks a file in WAL mode against all others, readers too, until it is closed. @throws Error when it is in use */
export function lockWholly(connection: Sqlite.Database, file: string): void {
  try {
    connection.pragma("locking_mode = EXCLUSIVE");
    connection.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (!/^SQLITE_BUSY/.test((error as { code?: string }).code ?? "")) throw error;
    throw new InUse(`${file} is in use: stop the site first.`);
  }
}

/** Names of the rows of `probes` about backups: the last success, a failure since, and the lease of a running one. */
export const BACKUP_ROWS = { made: "backup", failed: "backup-failed", lease: "backup-lease" };

/** Of another time, and often of another machine. Without them a backup is due at once. */
const FORGOTTEN = [...Object.values(BACKUP_ROWS), `${SETTINGS_ROW}%`];

/** Returns the SQL that marks a database as restored. `at`: now, as a column holds it. `table`: how it names a table. */
export const marksRestored = (switchedOn: Switch[], at: number | string, table = (name: string) => name) => [
  `DELETE FROM ${table("switches")} WHERE name IN ('mail_held', 'rehearsal', 'moved') OR name LIKE 'mail fault %'`,
  `DELETE FROM ${table("probes")} WHERE ${FORGOTTEN.map((name) => `name LIKE '${name}'`).join(" OR ")}`,
  ...switchedOn.map((name) => `INSERT INTO ${table("switches")} (name, since) VALUES ('${name}', ${at})`),
];
