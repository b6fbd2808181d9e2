// `npm run shots`: a picture of every page, and of every form with its errors, at 360 and 1280 px, light and dark, into shots/ (not in git); the
// main pages also at 320 and 1920 px, with forced colours and as printed. shots/index.html shows them all.
// `npm run shots -- plan` makes only those whose name holds "plan".
import { mkdirSync, rmSync } from "node:fs";
import { Camera, withSite } from "./shots/camera";
import { shootPages } from "./shots/pages";

const startedAt = performance.now();
rmSync("shots", { recursive: true, force: true });
mkdirSync("shots");
await withSite(async (site, browser) => {
  const camera = new Camera(site, browser, "shots", process.argv[2] ?? "");
  await shootPages(site, camera);
  const count = await camera.close();
  for (const line of camera.failed) console.error(`Not taken: ${line}`);
  process.exitCode = camera.failed.length > 0 ? 1 : 0;
  console.log(`${count} pictures in shots/, in ${Math.round((performance.now() - startedAt) / 1000)} s`);
});
