import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";
import path from "node:path";

/** The file that is written last into a build (scripts/builds.mjs). */
const STAMP = ".stamp";

function find(): string | null {
  for (let at = import.meta.dirname; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, STAMP))) return at;
    if (at === path.dirname(at)) return null;
  }
}

/**
 * The folder of the build that this process was started from, even if a newer one is made meanwhile. Null where there
 * is only one build: in development, and in a container image.
 */
export const buildFolder: string | null = find();

/** Marks this process's build as in use, because builds unused for a day are deleted. */
export async function keepBuild(): Promise<void> {
  if (!buildFolder) return;
  const at = new Date();
  // An account that cannot write there cannot have its builds deleted either.
  await utimes(path.join(buildFolder, STAMP), at, at).catch(() => {});
}
