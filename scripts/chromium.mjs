// The browser of the browser tests: found, or installed.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ROOT, runQuietly, SetUpError } from "./set-up.mjs";

const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const firstThatExists = (files) => files.find((file) => file && existsSync(file));

/** CHROMIUM_PATH, the system's, or the one that Playwright downloaded. @returns {string | undefined} */
export function findChromium() {
  return firstThatExists([process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()]);
}

/**
 * Chromium without windows, settings or extensions: a test takes half the time in it.
 * @returns {string | undefined} its path; undefined is Playwright's own
 */
export function findHeadlessShell() {
  return firstThatExists([process.env.CHROMIUM_PATH, DEBIAN_SHELL, "/usr/bin/chromium"]);
}

const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");
const DEBIAN = [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"]],
];
const PLAYWRIGHT = [[process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]]];

/**
 * Finds a browser and its headless shell. Where one is missing, installs Debian's packages (root on Debian), else
 * Playwright's.
 * @returns {Promise<void>}
 * @throws {SetUpError} that says what to run
 */
export async function provideChromium({
  isThere = () => Boolean(findChromium()),
  hasShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(DEBIAN_SHELL),
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
    // Where Debian's shell cannot be installed, the whole browser does.
    const isEnough = commands.length > 0 || !isDebianRoot || hasShell();
    if (isThere() && isEnough) return;
  }
  throw new SetUpError(`No Chromium was found, and none could be installed. Install one with
  npx playwright install --with-deps chromium
or set CHROMIUM_PATH=/path/to/chromium.`);
}
