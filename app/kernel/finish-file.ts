import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { putInPlace } from "./private-files";

/** `putInPlace`, in one step that outlives a power cut. */
export function finishFile(part: string, file: string, readers?: Parameters<typeof putInPlace>[2]): void {
  syncToDisk(part);
  putInPlace(part, file, readers);
  syncToDisk(path.dirname(file));
}

/** Writes a file all at once: others find the old one whole, or the new one, and of two that write at once the last counts. */
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
