// `npm run readme-images`: the two pictures of README.md anew, as the site looks today.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type Client, newMember } from "../tests/support/client";
import { IDEAS } from "../tests/support/people";
import { newPage, ready, withSite } from "./shots/camera";

/** Takes the page from its top down to `height`. */
async function take(page: Page, name: string, height: number) {
  const clip = { x: 0, y: 0, width: 1280, height };
  await page.screenshot({ path: `docs/images/${name}.png`, fullPage: true, clip });
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

await withSite(async (site, browser) => {
  const { client } = await newMember(site);
  const plan = await writeExample(client);
  const page = await newPage(browser, site, await client.cookies());
  await page.goto(plan);
  await ready(page);
  await take(page, "plan", 860);
  // As a stranger sees it, down to the end of the example.
  await page.context().clearCookies();
  await page.goto("/");
  await ready(page);
  const example = await page.locator("section.band").boundingBox();
  if (!example) throw new Error("the home page has no example");
  await take(page, "home", Math.ceil(example.y + example.height));
  await client.close();
});
