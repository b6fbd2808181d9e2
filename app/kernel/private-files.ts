import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  statSync,
} from "node:fs";
import { chmod, lstat, readdir, realpath } from "node:fs/promises";
import path from "node:path";

const OTHERS = 0o077;

/** Whether everybody may read what is made, as the content is, or its owner alone. */
type Readers = { isPublic?: boolean };

/**
 * Makes a folder and those above it, if it is not there, for the owner of the next one above. Not with `recursive`, by which
 * Node never ends where the system has no such folder (ENOENT under /proc). @throws Error with the system's code
 */
export function makeFolder(folder: string, { isPublic = false }: Readers = {}): void {
  const parent = path.dirname(folder);
  if (parent !== folder && !statSync(parent, { throwIfNoEntry: false })) makeFolder(parent, { isPublic });
  try {
    mkdirSync(folder);
  } catch (error) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found?.isDirectory()) return;
    const { code } = error as NodeJS.ErrnoException;
    if (found || code !== "EEXIST") throw error;
    const text = `${folder} is a link to ${readlinkSync(folder)}, which is not there: is its disk mounted?`;
    throw Object.assign(new Error(text, { cause: error }), { code });
  }
  handOver(folder, parent, { isPublic });
}

/** Gives a file that is written to its end the name under which others look for it, for the owner of the folder there. */
export function putInPlace(part: string, file: string, readers: Readers = {}): void {
  handOver(part, path.dirname(file), readers);
  renameSync(part, file);
}

/** Hands a file or a folder with all in it to the owner of the folder that it is for, and opens it to the others if they read it. */
export function handOver(file: string, folder: string, { isPublic = false }: Readers = {}): void {
  giveToOwnerOf(folder, file);
  if (isPublic) openToAll(file);
}

function openToAll(file: string): void {
  const found = lstatSync(file);
  if (found.isSymbolicLink()) return;
  chmodSync(file, found.isDirectory() ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(file)) openToAll(path.join(file, name));
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
 * readable to the account that the site runs as. What links lead to stays whose it is. Does nothing for other accounts, which
 * cannot give files away.
 */
export function giveToOwnerOf(folder: string, ...files: string[]): void {
  if (process.geteuid?.() !== 0 || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  const give = (file: string) => {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found) return;
    lchownSync(file, uid, gid);
    if (found.isDirectory()) for (const name of readdirSync(file)) give(path.join(file, name));
  };
  files.forEach(give);
}
