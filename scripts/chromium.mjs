// The browser of the browser tests: found, or installed.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ROOT, runQuietly, SetUpError } from "./set-up.mjs";

/** CHROMIUM_PATH, the system's, or the one that Playwright downloaded. @returns {string | undefined} */
export function findChromium() {
  const files = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");
const DEBIAN = [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
];
const PLAYWRIGHT = [[process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]]];

/**
 * Finds a browser. Where there is none, installs Debian's package (root on Debian), else Playwright's.
 * @returns {Promise<string>} its path
 * @throws {SetUpError} that says what to run
 */
export async function provideChromium({
  find = findChromium,
  run = runQuietly,
  say = console.log,
  isDebianRoot = onDebianAsRoot(),
} = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new SetUpError(`CHROMIUM_PATH names a file that does not exist: ${CHROMIUM_PATH}`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const commands of [[], ...(isDebianRoot ? [DEBIAN] : []), PLAYWRIGHT]) {
    if (commands.length > 0) say("Installing Chromium …");
    try {
      for (const [command, args] of commands) await run(command, args, { cwd: ROOT, env });
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error;
      say(error.message);
    }
    const found = find();
    if (found) return found;
  }
  throw new SetUpError(`No Chromium was found, and none could be installed. Install one with
  npx playwright install --with-deps chromium
or set CHROMIUM_PATH=/path/to/chromium.`);
}
