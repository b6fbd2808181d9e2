import { accessSync, constants, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { orElse } from "./or-else";

const [READ, WRITE, ENTER] = [4, 2, 1];

/**
 * Returns which file or folder on the path to `at` this account may not read or write, and who owns it: a sentence
 * for operators without its full stop. Null where it may.
 */
export function whyNoAccess(at: string): string | null {
  const end = path.resolve(at);
  for (const each of wayTo(end)) {
    const found = foundAt(each);
    if (!found) return null;
    const closed = (bits: number, what: "read" | "written") =>
      may(found, bits)
        ? null
        : `${each} may not be ${what}: it belongs to ${accountName(found.uid)} (mode ${modeOf(found)}), and this runs as ${accountName(process.geteuid?.() ?? 0)}`;
    const enter = found.isDirectory() ? ENTER : 0;
    const why =
      each === end ? (closed(READ | enter, "read") ?? closed(WRITE, "written")) : closed(enter, "read");
    if (why) return why;
  }
  try {
    accessSync(end, constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EROFS") return reasonOf(error as Error);
  }
  return null;
}

/** Returns an error's message; in words for a missing file, what is (not) a folder, a disk that is full or read-only, and a permission error: who owns it. */
export function reasonOf(error: Error): string {
  const { code, path: at, syscall } = error as NodeJS.ErrnoException;
  const isFile = code === "ENOTDIR" || (code === "EEXIST" && syscall === "mkdir");
  const file = isFile && at && wayTo(path.resolve(at)).find((each) => foundAt(each)?.isDirectory() === false);
  if (file) return `${file} is a file, and should be a folder`;
  if (code === "ENOENT" && at) return `there is no ${at}`;
  if (code === "EISDIR") return "it is a folder";
  if (code === "ENOSPC" || code === "EDQUOT")
    return `there is no room ${at ? `in ${path.dirname(at)}` : "for it"}`;
  if (code === "EROFS")
    return `${at} lies on a file system that is read-only here: under systemd name its folder in ReadWritePaths`;
  return accessProblem(error) ?? error.message;
}

/** Returns the explanation of a permission error; null for any other error. */
export function accessProblem(error: Error): string | null {
  const { code = "", path: at } = error as NodeJS.ErrnoException;
  if (!/^(EACCES|EPERM)$/.test(code) || typeof at !== "string") return null;
  // A file that cannot be created does not exist, so it is its folder that is not writable.
  const why = whyNoAccess(at) ?? whyNoAccess(path.dirname(at));
  return why ?? `${at} may not be used by this account (${code})`;
}

const wayTo = (at: string): string[] => (path.dirname(at) === at ? [at] : [...wayTo(path.dirname(at)), at]);

const foundAt = (at: string) => orElse(() => statSync(at, { throwIfNoEntry: false }), undefined);

function may({ uid, gid, mode }: { uid: number; gid: number; mode: number }, bits: number): boolean {
  const me = process.geteuid?.() ?? 0;
  if (me === 0) return true;
  const groups = [process.getegid?.(), ...(process.getgroups?.() ?? [])];
  const mine = uid === me ? mode >> 6 : groups.includes(gid) ? mode >> 3 : mode;
  return (mine & bits) === bits;
}

const modeOf = ({ mode }: { mode: number }) => (mode & 0o7777).toString(8).padStart(4, "0");

/** Returns an account's name. Node only knows that of its own account. */
export function accountName(uid: number): string {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    const found = lines.map((line) => line.split(":")).find(([, , id]) => id === String(uid));
    if (found?.[0]) return found[0];
  } catch {
    // A system without this file.
  }
  return `account ${uid}`;
}
