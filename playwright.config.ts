import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { findHeadlessShell } from "./scripts/browsers.mjs";

/** Whole files, and tests with this tag: a journey's further script modes, and journeys that take long. */
const SLOW = /\.slow\.spec\.ts|@slow/;
const TIMED = "**/*.timed.spec.ts";
const reportFile = process.env.PLAYWRIGHT_REPORT_FILE;

export default defineConfig({
  testDir: "tests/e2e",
  // Absolute, because scripts/shots has these settings too.
  globalSetup: fileURLToPath(new URL("./scripts/temporary-folders.mjs", import.meta.url)),
  outputDir: "node_modules/.cache/playwright",
  snapshotPathTemplate: "{testDir}/{testFileName}-snapshots/{arg}{ext}",
  // Each worker starts its own server (tests/support/server.ts). A test that passes at the second try is a fault.
  workers: 2,
  // Two cores are often shared: slow is not wrong. What must be quick is measured by the timed ones.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ...(reportFile ? [["json", { outputFile: reportFile }] as const] : [])],
  use: {
    ...devices["Desktop Chrome"],
    // The headless browser's own user agent is taken for a robot's and gets other pages.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    // A trace nearly doubles the time of a test. For one that fails: `npx playwright test -g "…" --trace on`.
    trace: "off",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "browser", testIgnore: TIMED, grepInvert: SLOW },
    { name: "slow", testIgnore: TIMED, grep: SLOW },
    // What a clock judges has the machine to itself: scripts/test.mjs runs it after all others.
    { name: "timed", testMatch: TIMED, workers: 1 },
  ],
});
