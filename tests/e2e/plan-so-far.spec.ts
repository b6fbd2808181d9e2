import type { Page } from "@playwright/test";
import { IDEAS } from "../support/people";
import { describeIdea } from "./journey";
import { scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const ANSWER = "The shop phone, before nine each morning.";
const ISLAND = /\/assets\/plan-so-far-[^/]*\.js$/;

const plan = (page: Page) => page.getByRole("group", { name: "Your plan so far" });
const box = (page: Page) => page.locator("form[data-keep] textarea").first();

test("the plan beside the question follows the typing, and the page stays where it is", async ({
  openPage,
}) => {
  const page = await openPage("on");
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", ({ message }) => wrong.push(message));
  await describeIdea(page, IDEAS.lovable);
  await scripted(page);
  const loaded = page.waitForResponse(ISLAND);
  await box(page).focus();
  await loaded;
  const top = await page.evaluate(() => scrollY);
  await box(page).pressSequentially(ANSWER);
  await expect(plan(page).locator("mark")).toContainText(`> ${ANSWER}`);
  await expect(plan(page).locator("mark")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await box(page).fill("");
  await expect(plan(page)).not.toContainText(ANSWER);
  expect(wrong).toEqual([]);
});

test("where its script is lost the page is as without scripts: the text changes when the answer is kept", async ({
  openPage,
}) => {
  const page = await openPage("on");
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.route(ISLAND, (route) => route.abort());
  await describeIdea(page, IDEAS.lovable);
  await scripted(page);
  const asked = page.waitForRequest(ISLAND);
  await box(page).focus();
  await asked;
  const kept = page.waitForResponse((response) => response.url().endsWith("/braindumper/keep"));
  await box(page).fill(ANSWER);
  await kept;
  await expect(plan(page)).not.toContainText(ANSWER);
  await page.reload();
  await expect(plan(page)).toContainText(`> ${ANSWER}`);
  expect(wrong).toEqual([]);
});

test("on a narrow screen the plan is behind one press, with scripts off too", async ({ openPage }) => {
  const page = await openPage("off");
  await page.setViewportSize({ width: 360, height: 740 });
  await describeIdea(page, IDEAS.lovable);
  await expect(plan(page)).toBeHidden();
  await page.getByText("Show it").click();
  await expect(plan(page)).toContainText(IDEAS.lovable.description);
});
