// `npm run shots`: a picture of every page and state, at 360 and 1280 px, light and dark, into shots/ (not in git); the
// main pages also at 320 and 1920 px, with forced colours and as printed. shots/index.html shows them all.
// `npm run shots -- plan` makes only those whose name holds "plan".
import { chromium } from "@playwright/test";
import config from "../playwright.config";
import { prepare } from "./set-up.mjs";
import { Camera } from "./shots/camera";
import { shootExtras } from "./shots/extras";
import { shootFurnished } from "./shots/furnished";
import { shootLimited } from "./shots/limited";
import { shootPages } from "./shots/pages";

await prepare({ build: true });
const startedAt = performance.now();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const camera = await Camera.open(browser, "shots", process.argv[2] ?? "");
  // One after the other: each has servers of its own, and a picture on a busy machine shows less than a quiet one.
  for (const shoot of [shootPages, shootExtras, shootFurnished, shootLimited]) await shoot(camera);
  const count = await camera.close();
  for (const line of camera.failed) console.error(`Not taken: ${line}`);
  process.exitCode = camera.failed.length > 0 ? 1 : 0;
  console.log(`${count} pictures in shots/, in ${Math.round((performance.now() - startedAt) / 1000)} s`);
} finally {
  await browser.close();
}
