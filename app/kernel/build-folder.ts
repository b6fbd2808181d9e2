import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";
import path from "node:path";

/** The last file of a build (scripts/builds.mjs). */
const STAMP = ".stamp";

function find(): string | null {
  for (let at = import.meta.dirname; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, STAMP))) return at;
    if (at === path.dirname(at)) return null;
  }
}

/**
 * The folder of the build that this process was started from, whatever is built meanwhile. Null where builds do not lie
 * side by side: in development, and in an image.
 */
export const buildFolder: string | null = find();

/** Says that a process still runs on its build: builds that nobody has used for a day are removed. */
export async function keepBuild(): Promise<void> {
  if (!buildFolder) return;
  const at = new Date();
  // A server that may not write there is not one whose builds are removed.
  await utimes(path.join(buildFolder, STAMP), at, at).catch(() => {});
}
