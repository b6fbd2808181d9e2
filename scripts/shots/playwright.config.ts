import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

/** Takes pictures with the browser and people of the browser tests, into a folder that is emptied at the start. */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../shots",
  reporter: "line",
  projects: [{ name: "shots" }],
});
