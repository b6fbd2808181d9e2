// Finds or installs the browsers for the browser tests.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { fail, runQuietly } from "./set-up.mjs";

/** Debian packages, each with a file in it. The headless shell has no windows and halves the time of a test. */
const CHROMIUM = {
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  chromium: "/usr/bin/chromium",
};
/** What the test in Firefox and WebKit needs. */
export const BROWSERS = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};
const missingOf = (packages) => Object.keys(packages).filter((name) => !existsSync(packages[name]));
const firstThatExists = (...files) => files.find((file) => file && existsSync(file));

/** Returns the packages in BROWSERS that are not installed. */
export const missingBrowsers = () => missingOf(BROWSERS);

/** @returns {string | undefined} Chromium with windows: CHROMIUM_PATH, the system's, or the one that Playwright downloaded */
export const findChromium = () =>
  firstThatExists(process.env.CHROMIUM_PATH, CHROMIUM.chromium, chromium.executablePath());

/** @returns {string | undefined} Chromium without windows, if there is one; undefined means Playwright's own */
export const findHeadlessShell = () => firstThatExists(process.env.CHROMIUM_PATH, ...Object.values(CHROMIUM));

/** Installs what is missing: for root on Debian its packages, otherwise Playwright's Chromium. `others`: Firefox and WebKit too, where Debian has them */
export async function provideBrowsers(others) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    fail(`CHROMIUM_PATH names a file that does not exist: ${CHROMIUM_PATH}`);
  const missing = missingOf({ ...(!CHROMIUM_PATH && CHROMIUM), ...(others && BROWSERS) });
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log(`Installing ${missing.join(", ")} …`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runQuietly("apt-get", ["update"], env);
    await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...missing], env);
  }
  if (!findChromium()) {
    console.log("Installing Chromium …");
    await runQuietly("npx", ["playwright", "install", "chromium"]);
  }
  if (!findChromium())
    fail(
      "No Chromium was found, and none could be installed. Install one with\n  npx playwright install --with-deps chromium\nor set CHROMIUM_PATH=/path/to/chromium.",
    );
}
