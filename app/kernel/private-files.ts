import { existsSync, lchownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { chmod, lstat, readdir, realpath } from "node:fs/promises";
import path from "node:path";

const OTHERS = 0o077;

/**
 * Makes a folder and those above it, if it is not there. Not with `recursive`, by which Node never ends where the system
 * has no such folder (ENOENT under /proc). @throws Error with the system's code
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (parent !== folder && !statSync(parent, { throwIfNoEntry: false })) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** From here on new files are readable by this account only. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/**
 * Also removes other accounts' access to a folder and its content; symbolic links are not followed. @returns
 * files that another account owns
 */
export async function keepPrivate(folder: string): Promise<string[]> {
  writePrivately();
  const root = await realpath(folder).catch(() => null);
  return root ? takeAway(root) : [];
}

async function takeAway(file: string): Promise<string[]> {
  const found = await lstat(file).catch(() => null);
  // It may be gone by now, as SQLite's own files are.
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

/**
 * Gives files, and what is in folders among them, to the owner of `folder`: what root makes with the command line must stay
 * readable to the account that the site runs as. Does nothing for other accounts, which cannot give files away.
 */
export function giveToOwnerOf(folder: string, ...files: string[]): void {
  if (process.geteuid?.() !== 0 || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  const give = (file: string) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return;
    lchownSync(file, uid, gid);
    if (found.isDirectory()) for (const name of readdirSync(file)) give(path.join(file, name));
  };
  files.forEach(give);
}
