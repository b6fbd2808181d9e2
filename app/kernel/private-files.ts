import { chmod, lstat, readdir, realpath } from "node:fs/promises";
import path from "node:path";

/** Reading, writing and running for whoever is not the owner. */
const OTHERS = 0o077;

/** From here on what this process writes is for its own account alone. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/**
 * The same, and a folder and all in it are taken away from other accounts. What links in it lead to is left alone.
 * @returns what could not be changed, because another account owns it.
 */
export async function keepPrivate(folder: string): Promise<string[]> {
  writePrivately();
  const root = await realpath(folder).catch(() => null);
  return root ? takeAway(root) : [];
}

async function takeAway(file: string): Promise<string[]> {
  const found = await lstat(file).catch(() => null);
  // Gone meanwhile: SQLite's own files come and go.
  if (!found || found.isSymbolicLink()) return [];
  const isWide = (found.mode & OTHERS) !== 0;
  const kept = isWide
    ? await chmod(file, found.mode & 0o7700).then(
        () => [],
        () => [file],
      )
    : [];
  const names = found.isDirectory() ? await readdir(file).catch(() => []) : [];
  const within = await Promise.all(names.map((name) => takeAway(path.join(file, name))));
  return [kept, ...within].flat();
}
