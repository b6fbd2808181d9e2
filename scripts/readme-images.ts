// `npm run readme-images`: the two pictures of README.md anew, as the site looks and plans today.
import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import config from "../playwright.config";
import { newMember } from "../tests/e2e/client";
import { IDEAS } from "../tests/e2e/site";
import { prepare } from "./set-up.mjs";
import { open } from "./shots/camera";
import { withSite } from "./shots/site-for-shots";

const FOLDER = "docs/images";
const WIDTH = 1280;

/** Takes the page from its top down to `height`. */
async function take(page: Page, name: string, height: number) {
  await page.screenshot({
    path: `${FOLDER}/${name}.png`,
    fullPage: true,
    clip: { x: 0, y: 0, width: WIDTH, height },
  });
}

await prepare({ build: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withSite({}, async (site) => {
    const { client } = await newMember(site);
    const plan = await client.writePlan({ ...IDEAS.cursor, description: IDEAS.lovable.description });
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: WIDTH, height: 860 },
      reducedMotion: "reduce",
      storageState: await client.cookies(),
    });
    // tsx marks functions with this name, also those that are sent into the page.
    await context.addInitScript("globalThis.__name = (value) => value");
    const page = await context.newPage();
    await open(page, `/braindumper/plan/${plan}`);
    await take(page, "plan", 860);
    // As a stranger sees it, down to the end of the example.
    await context.clearCookies();
    await open(page, "/");
    const example = await page.locator("section.band").boundingBox();
    if (!example) throw new Error("the home page has no example");
    await take(page, "home", Math.ceil(example.y + example.height));
    await client.close();
  });
} finally {
  await browser.close();
}
