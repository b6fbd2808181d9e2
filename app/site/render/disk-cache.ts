import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeFolder, putInPlace } from "~/base/kernel/private-files";

const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * Returns a file's content, made on first use, once even for parallel requests. Written atomically; when the disk is full the
 * result is returned without being cached.
 */
export function keepOnDisk(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, name);
  const waiting = underWay.get(file) ?? readOrMake(file, make).finally(() => underWay.delete(file));
  underWay.set(file, waiting);
  return waiting;
}

async function readOrMake(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const made = await make();
  await write(file, made).catch(() => {});
  return made;
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  makeFolder(path.dirname(file));
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes);
  putInPlace(aside, file);
}
