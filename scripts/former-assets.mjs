// A server that runs while the next build is made goes on asking for the files of its own, and so do pages that are open
// in browsers. So a build empties no folder (vite.config.ts), and the files that it replaces stay for a day.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Their names change with what is in them: no build writes over what another one left. */
const FOLDERS = ["build/client/assets", "build/server/assets"];
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * To be called before a build: counts the day of what the last one wrote from now, and removes what was replaced before.
 * @param {string} root
 * @param {number} now in milliseconds
 */
export function keepFormerAssets(root, now = Date.now()) {
  const begun = path.join(root, "build/.begun");
  const lastBegunMs = statSync(begun, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of filesIn(root)) {
    const { mtimeMs } = statSync(file);
    // A second earlier, so that the next build does not take it for the work of this one.
    if (mtimeMs >= lastBegunMs) utimesSync(file, new Date(now), new Date(now - 1000));
    else if (now - mtimeMs > KEPT_MS) for (const each of [file, `${file}.br`]) rmSync(each, { force: true });
  }
  mkdirSync(path.dirname(begun), { recursive: true });
  writeFileSync(begun, "");
  utimesSync(begun, new Date(now), new Date(now));
}

/** Without the packed ones, which go with what they are made of. */
function filesIn(root) {
  return FOLDERS.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => !file.endsWith(".br"));
}
