// Finds or installs the browsers for the browser tests.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ROOT, runQuietly, SetUpError } from "./set-up.mjs";

const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = "/usr/bin/chromium";
const firstThatExists = (files) => files.find((file) => file && existsSync(file));

/**
 * Finds Chromium: CHROMIUM_PATH, the system's, or the one that Playwright downloaded.
 * @returns {string | undefined}
 */
export const findChromium = () =>
  firstThatExists([process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath()]);

/**
 * Finds Chromium's headless shell, which has no windows, settings or extensions and halves the time of a test.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export const findHeadlessShell = () => firstThatExists([process.env.CHROMIUM_PATH, DEBIAN_SHELL, DEBIAN]);

const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");
const fromDebian = (...packages) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`;
const FROM_DEBIAN = fromDebian("chromium", "chromium-headless-shell");
const FROM_PLAYWRIGHT = "npx playwright install chromium";
const unasked = () => ({
  cwd: ROOT,
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  shell: true,
});

/**
 * Makes sure that there is a Chromium, and for root on Debian its headless shell. Installs what is missing: as root
 * on Debian with apt, otherwise with Playwright.
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
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new SetUpError(`CHROMIUM_PATH names a file that does not exist: ${CHROMIUM_PATH}`);
  for (const command of isDebianRoot ? [FROM_DEBIAN, FROM_PLAYWRIGHT] : [FROM_PLAYWRIGHT]) {
    if (isThere() && (command !== FROM_DEBIAN || hasShell())) return;
    say("Installing Chromium …");
    await run(command, [], unasked()).catch(({ message }) => say(message));
  }
  if (isThere()) return;
  throw new SetUpError(`No Chromium was found, and none could be installed. Install one with
  npx playwright install --with-deps chromium
or set CHROMIUM_PATH=/path/to/chromium.`);
}

/** What the test in Firefox and WebKit needs: Debian packages, each with a file in it. */
export const BROWSERS = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** Returns the packages in BROWSERS that are not installed. */
export const missingBrowsers = () => Object.keys(BROWSERS).filter((name) => !existsSync(BROWSERS[name]));

/**
 * Installs Firefox and WebKit, as root on Debian. Elsewhere it does nothing: their test reports that they are
 * missing.
 */
export async function provideOtherBrowsers({
  missing = missingBrowsers,
  run = runQuietly,
  say = console.log,
  isDebianRoot = onDebianAsRoot(),
} = {}) {
  if (!isDebianRoot || missing().length === 0) return;
  say("Installing Firefox and WebKit …");
  await run(fromDebian(...Object.keys(BROWSERS)), [], unasked()).catch(({ message }) => say(message));
}
