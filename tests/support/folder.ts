import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 ** 30;

/** Returns where to put test databases: in memory if there is room, because the app waits for the disk at each write. */
export function rootOfData(): string {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : os.tmpdir();
}

/** Makes a temporary folder for one test, with files at any depth. */
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
