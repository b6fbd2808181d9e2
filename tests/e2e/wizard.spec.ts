import type { Page } from "@playwright/test";
import { newMember } from "../support/client";
import { IDEAS } from "../support/people";
import { describeIdea, showPlan } from "./journey";
import { SLOW, scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const PLAN = /\/braindumps\/([\w-]{22})$/;
const next = (page: Page) => page.getByRole("main").getByRole("button", { name: "Next" }).click();
const back = (page: Page) => page.getByRole("main").getByRole("button", { name: "Back" }).click();

test("Back and Forward between the steps bring back what was typed, and was not sent or was refused", async ({
  openPage,
}) => {
  const page = await openPage("on");
  await describeIdea(page, IDEAS.bolt);
  await scripted(page);
  const box = page.getByRole("textbox");
  await page.goto(at("never"));
  await box.fill("x".repeat(501));
  await next(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await scripted(page);
  await page.goto(at("day"));
  await page.goBack();
  await expect(box).toHaveValue("x".repeat(501));
  await page.goForward();
  await expect(page).toHaveURL(at("day"));
  await scripted(page);
  await box.fill(DAY);
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(page).toHaveURL(/\/braindumper\/summary/);
  await page.goBack();
  const other = page.getByRole("radio", { checked: false });
  const name = (await other.getAttribute("value")) ?? "";
  await other.check();
  await page.goBack();
  await expect(page).toHaveURL("/braindumper/describe");
  await page.goForward();
  await expect(page.locator(`input[value=${name}]`)).toBeChecked();
  for (let step = 0; step < 5; step += 1) await page.goForward();
  await expect(page).toHaveURL(at("day"));
  await expect(box).toHaveValue(DAY);
});

test(
  "Back puts no idea's text into the form of another, and no older answer in the place of a newer",
  SLOW,
  async ({ openMember }) => {
    const { page } = await openMember("off");
    const field = page.getByLabel("Describe your idea");
    const day = page.getByRole("textbox", { name: "Where and on what device is it used" });
    const describe = async (idea: string) => {
      await page.getByRole("button", { name: "Lovable" }).click();
      await field.fill(idea);
      await next(page);
    };
    await page.goto("/braindumper");
    await describe("Hedgehogs are counted in every garden.");
    await showPlan(page);
    await back(page);
    await back(page);
    await page.getByRole("link", { name: "Start another" }).click();
    await page.getByLabel("What should your app do?").fill(CHOIR);
    await page.getByRole("button", { name: "Ask me about it" }).click();
    await page.getByRole("button", { name: "Lovable" }).click();
    await page.goto(at("day"));
    await day.fill("An older answer.");
    await showPlan(page);
    await back(page);
    await next(page);
    await page.goto(at("day"));
    await day.fill(DAY);
    await showPlan(page);
    await back(page);

    const seen = new Set([page.url()]);
    while (page.url().includes("/braindumper")) {
      if (page.url().endsWith("/describe")) await expect(field).toHaveValue(CHOIR);
      if (page.url().endsWith(at("day"))) await expect(day).toHaveValue(DAY);
      await page.goBack();
      seen.add(page.url());
    }
    expect([...seen].join()).toMatch(/describe.*ask=day/);
  },
);

test("Back and Forward show each question with what is kept, also when another tab has saved it", async ({
  openPage,
}) => {
  const page = await openPage("on");
  await describeIdea(page, IDEAS.bolt);
  const box = page.getByRole("textbox");
  await page.goto(at("rules"));
  await scripted(page);
  await box.fill("An older answer.");
  await next(page);
  await expect(page).toHaveURL(/ask=people#summary-answer-people/);
  await page.goBack();
  await expect(page).toHaveURL(at("rules"));
  await expect(box).toHaveValue("An older answer.");
  await page.goBack();
  const other = await page.context().newPage();
  await other.goto(at("rules"));
  await scripted(other);
  await other.getByRole("textbox").fill(DAY);
  await showPlan(other);
  await page.goForward();
  await expect(page).toHaveURL(at("rules"));
  await expect(box).toHaveValue(DAY);
});

test("the message that asks to sign in covers nothing of the form", async ({ openPage }) => {
  const page = await openPage("on", "dreamer");
  await page.goto("/braindumper/summary?plan");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page.getByRole("status").getByText("Authentication Required")).toBeVisible();
  // It stands there once its style sheet is there.
  await page.waitForLoadState();
  const message = await page.locator(".flash").boundingBox();
  const card = await page.locator(".auth-card").boundingBox();
  expect(message?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
});

// What is asked and kept: tests/braindumper/journey.page.test.ts.
test(
  "on a phone each question comes with its field focused and in view",
  SLOW,
  async ({ openPage, server }) => {
    const { client } = await newMember(server);
    await client.describeIdea({ ...IDEAS.replit, description: CHOIR });
    const page = await openPage("on", await client.cookies(), { viewport: { width: 360, height: 640 } });
    await page.goto("/braindumper/summary");
    const box = page.getByRole("textbox");
    await box.fill("x".repeat(501));
    await next(page);
    await page.getByRole("alert").getByRole("link").click();
    await expect(box).toBeFocused();
    for (let at = 1; at < 6; at += 1) {
      await box.fill("Singers answer.");
      await next(page);
      await expect(page.locator(".ask-place")).toHaveText(`${at + 1} of 6`);
      await expect(box).toBeFocused();
      for (const each of [box, page.locator(".ask label")]) await expect(each).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "answers that are too much for one form are told so, and are there again after Back",
  SLOW,
  async ({ openPage }) => {
    const page = await openPage("on", "dreamer");
    await page.goto(at("day"));
    await scripted(page);
    const day = page.getByLabel("Where and on what device is it used");
    await day.fill("a".repeat(100_000));
    await next(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("That is too long");
    await page.goBack();
    await expect.poll(async () => (await day.inputValue()).length).toBe(100_000);
    await expect(page.getByRole("button", { name: "Next" })).not.toHaveAttribute("aria-disabled");
  },
);

const CHOIR =
  "A choir plans rehearsals every Tuesday. Singers say until Monday whether they come. They tick off the concerts they sang in. They swap with each other. I approve every trip. Names are deleted after a year.";
const DAY = "The conductor writes the list on the laptop, singers answer on the phone.";

/** The summary with this question open. */
const at = (id: string) => `/braindumper/summary?ask=${id}`;

test(
  "from a finished plan, and from the new project after it, Back leads past its steps to the page before them",
  SLOW,
  async ({ openPage, server }) => {
    const { client } = await newMember(server);
    await client.describeIdea(IDEAS.rork);
    const page = await openPage("on", await client.cookies());
    await page.goto("/tools");
    await page.goto("/braindumper/summary?plan");
    await scripted(page);
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page).toHaveURL(PLAN);
    const summaryAgain = page.waitForEvent("load");
    await page.goBack();
    await summaryAgain;
    await expect(page).toHaveURL(PLAN);
    await scripted(page);
    await page.getByRole("button", { name: "Create New Project" }).click();
    await expect(page).toHaveURL("/braindumper");
    // The plan, and the summary that led to it, which leads to a new idea by now.
    await page.goBack();
    await expect(page).toHaveURL(PLAN);
    await page.goBack();
    await expect(page).toHaveURL("/tools");
  },
);
