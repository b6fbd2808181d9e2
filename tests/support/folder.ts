import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder for one test, with files at any depth. */
export function newFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-folder-"));
  const at = (name: string) => path.join(folder, name);
  return {
    folder,
    at,
    write(name: string, text: string | Buffer) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
