import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from "node:fs";
import path from "node:path";
import { config } from "./config";
import { giveToOwnerOf } from "./private-files";

/**
 * Gives a file that is written to its end the name under which others look for it, in one step that outlives a power cut. It
 * belongs to the account that the site runs as.
 */
export function finishFile(part: string, file: string): void {
  syncToDisk(part);
  giveToOwnerOf(config().dataDir, part);
  renameSync(part, file);
  syncToDisk(path.dirname(file));
}

/** Makes the folder of a file, for the same account. */
export function makeFolderOf(file: string): void {
  const made = mkdirSync(path.dirname(file), { recursive: true });
  if (made) giveToOwnerOf(config().dataDir, made);
}

function syncToDisk(at: string): void {
  const handle = openSync(at, "r");
  fsyncSync(handle);
  closeSync(handle);
}
