import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { putInPlace } from "./private-files";

/** Renames a finished file durably: after a power failure either the old or the new file is there, whole. */
export function finishFile(part: string, file: string, readers?: Parameters<typeof putInPlace>[2]): void {
  syncToDisk(part);
  putInPlace(part, file, readers);
  syncToDisk(path.dirname(file));
}

/** Writes a file atomically: readers see the old or the new one, whole. Of two writers at once the last wins. */
export function writeWhole(file: string, text: string, readers?: Parameters<typeof putInPlace>[2]): void {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600 });
    finishFile(part, file, readers);
  } finally {
    rmSync(part, { force: true });
  }
}

function syncToDisk(at: string): void {
  const handle = openSync(at, "r");
  fsyncSync(handle);
  closeSync(handle);
}
