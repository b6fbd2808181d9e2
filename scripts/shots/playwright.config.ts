import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

/** Pictures instead of tests: the same browser, the same people, and a folder that is emptied at the start. */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../shots",
  reporter: "line",
  projects: [{ name: "shots" }],
});
