// `npm run readme-images`: the two pictures of README.md anew, as the site looks today.
import { mkdir, readFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import config from "../playwright.config";
import { type Client, newMember } from "../tests/support/client";
import { IDEAS } from "../tests/support/people";
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

/** Has the home page's example planned as a member would; the address of the plan. */
async function writeExample(client: Client): Promise<string> {
  const { name, idea, answers } = JSON.parse(await readFile("content/texts.json", "utf8")).home.sample;
  await client.describeIdea({ ...IDEAS.replit, description: idea });
  const typed = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answer-${id}`, answer]));
  await client.postStep("summary", { name, ...typed, go: "more" });
  const written = await client.postStep("summary", { name, ...typed });
  return written.headers().location ?? "";
}

await prepare({ build: true, tools: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withSite({}, async (site) => {
    const { client } = await newMember(site);
    const plan = await writeExample(client);
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: WIDTH, height: 860 },
      reducedMotion: "reduce",
      storageState: await client.cookies(),
    });
    // tsx marks functions with this name, also those that are sent into the page.
    await context.addInitScript("globalThis.__name = (value) => value");
    const page = await context.newPage();
    await open(page, plan);
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
