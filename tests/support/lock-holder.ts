import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

const SQLITE = createRequire(import.meta.url).resolve("better-sqlite3");
const HOLDER = `
const file = new (require(${JSON.stringify(SQLITE)}))(process.argv[1]);
file.exec("BEGIN IMMEDIATE; DELETE FROM rate_limits");
process.stdout.write("locked");
process.stdin.once("data", () => { file.exec("COMMIT"); file.close(); process.exit(); });
`;

/**
 * Starts a second process that holds the write lock of an SQLite file.
 * @returns a function that releases it, and resolves when that is done
 */
export async function holdWriteLock(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["-e", HOLDER, file], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  return async () => {
    child.stdin.write("let go");
    await ended;
  };
}
