import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import ownFolders from "../../scripts/temporary-folders.mjs";

/** Makes a folder, which is deleted when all tests have run, as are the others here. @returns its path */
export function newFolder(): string {
  ownFolders();
  return mkdtempSync(path.join(os.tmpdir(), "test-"));
}

/** Makes a folder with these files, at any depth. */
export function folderWith(files: Record<string, string | Uint8Array> = {}) {
  const folder = newFolder();
  const at = (name: string) => path.join(folder, name);
  function write(name: string, text: string | Uint8Array) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { folder, at, write };
}

/** Makes a folder for a database that is written often. @returns its path */
export function newDataFolder(): string {
  ownFolders();
  return mkdtempSync(path.join(process.env.TEST_DATA ?? os.tmpdir(), "data-"));
}
