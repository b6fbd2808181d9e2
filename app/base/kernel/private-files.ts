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

/** Whether everybody may read a new file, as with content, or only its owner. */
type Readers = { isPublic?: boolean };

/**
 * Creates a folder, and missing ones above it, for the owner of the nearest existing one. Not with `recursive`, with
 * which Node never returns where the system refuses a folder (ENOENT under /proc).
 * @throws Error with the system's code
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

/** Renames a completely written file to its final name, and gives it to the owner of the folder there. */
export function putInPlace(part: string, file: string, readers: Readers = {}): void {
  handOver(part, path.dirname(file), readers);
  renameSync(part, file);
}

/** Gives a file, or a folder with its content, to the owner of `folder`, and makes it readable to all if asked. */
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

/** Makes every new file of this process readable by this account only. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/** Makes files private, of a folder and from now on. Follows no links. @returns those of other accounts, left as they are */
export async function keepPrivate(folder: string): Promise<string[]> {
  writePrivately();
  const root = await realpath(folder).catch(() => null);
  return root ? takeAway(root) : [];
}

async function takeAway(file: string): Promise<string[]> {
  const found = await lstat(file).catch(() => null);
  // The file may be gone by now, as SQLite's -wal and -shm come and go.
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

/** Lets root see what the owner of `folder` sees, as whom the site runs. @returns whether this was root */
export function lookAsOwnerOf(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (process.geteuid?.() !== 0 || !found?.uid) return false;
  (process as { initgroups?: (user: number, group: number) => void }).initgroups?.(found.uid, found.gid);
  process.setegid?.(found.gid);
  process.seteuid?.(found.uid);
  return true;
}

/** Gives what root has made to the owner of `folder`, whose site must read it. Follows no links; not as another account. */
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
