import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { giveToOwnerOf } from "../../kernel/private-files";

/**
 * Runs `work` while holding an exclusive lock between processes on `file`, which is created for this. SQLite's file
 * lock is used because it ends with its process, however that ends.
 * @throws Error with the code SQLITE_BUSY when another process still holds it after `waitMs`
 */
export async function withFileLock<T>(file: string, waitMs: number, work: () => Promise<T> | T): Promise<T> {
  const gate = new Sqlite(file, { timeout: waitMs });
  try {
    giveToOwnerOf(path.dirname(file), file);
    // No journal file, so that the lock can be taken on a full disk.
    gate.pragma("journal_mode = MEMORY");
    gate.exec("BEGIN EXCLUSIVE");
    return await work();
  } finally {
    gate.close();
  }
}

/** How long one process waits for another: migrating a large site takes a while. */
const WAIT_MS = 120_000;

/**
 * Runs what makes, migrates or replaces a database file while no other process does so. What a killed one has left half beside
 * it is removed first: only here can nobody still be writing it.
 */
export async function whileStarting<T>(file: string, work: () => Promise<T> | T): Promise<T> {
  return withFileLock(`${file}.starting`, WAIT_MS, () => {
    const folder = path.dirname(file);
    for (const name of readdirSync(folder))
      if (name.startsWith(`${path.basename(file)}.`) && /\.part(-journal)?$/.test(name))
        rmSync(path.join(folder, name), { force: true });
    return work();
  });
}
