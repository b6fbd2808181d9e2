// Where the browser for the tests is: CHROMIUM_PATH, the system's, or the one Playwright downloaded.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** @returns {string | undefined} the path of an existing browser */
export function findChromium() {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium", own].find((file) => file && existsSync(file));
}
