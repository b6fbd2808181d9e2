import path from "node:path";
import Sqlite from "better-sqlite3";
import { giveToOwnerOf } from "../../kernel/private-files";

/**
 * Runs `work` while no other process does so under the same file, which is made for this. A SQLite lock ends with its
 * process, however that ends. @throws Error with the code SQLITE_BUSY when another one still has it after `waitMs`
 */
export async function alone<T>(file: string, waitMs: number, work: () => Promise<T> | T): Promise<T> {
  const gate = new Sqlite(file, { timeout: waitMs });
  try {
    giveToOwnerOf(path.dirname(file), file);
    // Nothing is written into it: a lock needs no room on a full disk.
    gate.pragma("journal_mode = MEMORY");
    gate.exec("BEGIN EXCLUSIVE");
    return await work();
  } finally {
    gate.close();
  }
}
