import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 ** 30;

/**
 * Gives this process and all that it starts a temporary folder of their own (TMPDIR), and one for databases (TEST_DATA): in memory
 * if there is room, because the app waits for the disk at each write. Both are deleted when this process ends, and with them what
 * the tests made there. A process that was started by one that has them shares its.
 */
export default function ownFolders() {
  if (process.env.TEST_DATA) return;
  const roots = { TMPDIR: os.tmpdir(), TEST_DATA: hasRoom() ? MEMORY : os.tmpdir() };
  for (const [name, root] of Object.entries(roots)) {
    // The name is short, because a socket's path has at most 107 characters.
    const folder = realpathSync(mkdtempSync(path.join(root, "loam-")));
    // As the system's own: Postgres, Apache and nginx run under other accounts.
    chmodSync(folder, 0o1777);
    process.env[name] = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  }
  // Vitest and Playwright end in their own way.
  for (const signal of ["SIGINT", "SIGTERM"])
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
