// `npm run readme-images`: takes the two pictures in README.md again.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { test } from "../../tests/e2e/site";
import { newMember } from "../../tests/support/client";
import { IDEAS } from "../../tests/support/people";

/** Takes a picture of a page from its top down to `height` pixels. */
async function take(page: Page, name: string, height: number) {
  await page.waitForLoadState("networkidle");
  const clip = { x: 0, y: 0, width: 1280, height: Math.ceil(height) };
  await page.screenshot({ path: `docs/images/${name}.png`, fullPage: true, clip });
}

test("the home page and its example's plan", async ({ openPage, server }) => {
  const { name, idea, answers } = JSON.parse(await readFile("content/texts.json", "utf8")).home.sample;
  const typed = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answer-${id}`, answer]));
  const { client } = await newMember(server);
  await client.describeIdea({ ...IDEAS.replit, description: idea });
  await client.postStep("summary", { name, ...typed, go: "next" });
  const written = await client.postStep("summary", { name, ...typed });
  const look = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
  const own = await openPage("on", await client.cookies(), look);
  await own.goto(written.headers().location ?? "");
  await take(own, "plan", 860);
  await client.close();
  // As a visitor without a session sees it, down to the form.
  const page = await openPage("on", "stranger", look);
  await page.goto("/");
  await take(page, "home", 800);
});
