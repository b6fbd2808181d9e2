import { constants, copyFileSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { now } from "../../kernel/clock";
import { fileStamp } from "../../kernel/file-stamp";
import { finishFile } from "../../kernel/finish-file";
import { isThere } from "../../kernel/is-there";
import { makeFolder } from "../../kernel/private-files";
import { FORGOTTEN_ROWS } from "../backup-rows";
import type { Switch } from "../switches";
import { whileStarting } from "./file-lock";
import { migrateSqlite } from "./open-sqlite";
import { copyFile, inspectFile } from "./sqlite-file";

/**
 * Makes a copy ready to take the site's place: migrates it and switches on what says that it was restored. @throws Error
 * when it cannot be migrated; the copy is then of no use
 */
export async function readyCopy(copy: string, switchedOn: Switch[]): Promise<void> {
  await migrateSqlite(copy, { keepsOld: false });
  const connection = new Sqlite(copy);
  try {
    connection.transaction(() => {
      connection.prepare("DELETE FROM switches WHERE name IN ('mail_held', 'rehearsal', 'moved')").run();
      connection.prepare(`DELETE FROM probes WHERE name IN (${FORGOTTEN_ROWS})`).run();
      const add = connection.prepare("INSERT INTO switches (name, since) VALUES (?, ?)");
      for (const name of switchedOn) add.run(name, now().getTime());
    })();
    // One file again, without a -wal beside it.
    connection.pragma("journal_mode = DELETE");
  } finally {
    connection.close();
  }
}

/**
 * Puts a copy in the place of the site's file, all at once: whenever this is killed, the old database is whole, or the new
 * one. A file that can be read is overwritten through SQLite in one transaction, so that a running server carries on with the
 * restored rows. Of a damaged one a copy is kept, with its -wal and -shm. @returns where the old file is kept, or null when there
 * was none @throws Error when a damaged file is in use
 */
export async function replaceFile(
  copy: string,
  file: string,
  tell: (text: string) => void = () => {},
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
      tell("Putting the backup in its place …");
      moveInto(copy, file);
    } else {
      // A newer version's too: this is the way back from an upgrade.
      copyFile(file, kept, { ofAnyVersion: true });
      tell("Putting the backup in its place …");
      await overwrite(file, copy);
    }
    return kept;
  });
}

async function overwrite(file: string, copy: string): Promise<void> {
  const source = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    // In one step, so that nobody sees half of it.
    await source.backup(file, { progress: () => 0x7fffffff });
  } finally {
    source.close();
  }
}

/** What a file that is gone has left beside it would be read as a part of the new one. */
function moveInto(copy: string, file: string): void {
  for (const left of ["-wal", "-shm"]) rmSync(file + left, { force: true });
  finishFile(copy, file);
}

/** Copies a file that cannot be read, with its -wal and -shm, before anything is tried on it. */
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

/** @throws Error when another process has the file open */
function refuseOpen(file: string): void {
  const connection = new Sqlite(file, { timeout: 1000 });
  try {
    lockWholly(connection, file);
  } catch (error) {
    // Anything else is the damage.
    if (error instanceof InUse) throw error;
  } finally {
    connection.close();
  }
}

class InUse extends Error {}

/**
 * Locks a file in WAL mode against everybody, readers too, until the connection is closed: each connection to it holds a lock.
 * @throws Error when another process has it open
 */
export function lockWholly(connection: Sqlite.Database, file: string): void {
  try {
    connection.pragma("locking_mode = EXCLUSIVE");
    connection.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (!/^SQLITE_BUSY/.test((error as { code?: string }).code ?? "")) throw error;
    throw new InUse(`${file} is in use: stop the site first.`);
  }
}
