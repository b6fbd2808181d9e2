import { closeSync, fsyncSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { putInPlace } from "./private-files";

/** `putInPlace`, in one step that outlives a power cut. */
export function finishFile(part: string, file: string, readers?: Parameters<typeof putInPlace>[2]): void {
  syncToDisk(part);
  putInPlace(part, file, readers);
  syncToDisk(path.dirname(file));
}

/** Writes a file all at once, so that others find the old one whole, or the new one. */
export function writeWhole(file: string, text: string, readers?: Parameters<typeof putInPlace>[2]): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  finishFile(`${file}.part`, file, readers);
}

function syncToDisk(at: string): void {
  const handle = openSync(at, "r");
  fsyncSync(handle);
  closeSync(handle);
}
