import type { Page } from "@playwright/test";
import { type Cookies, newMember } from "../support/client";
import { DOG_IDEA, MODEL_ANSWER } from "../support/model-answer";
import { answer } from "../support/model-server";
import { type Mode, scripted, slowUnless } from "./script-modes";
import { expect, type Modelled, test } from "./site";

const READY = "Your Development Plan is Ready!";
const DRAFT = "What a builder might understand";
const IDEA = { platform: "Cursor / Windsurf", appType: "Web App", description: DOG_IDEA } as const;

/** A member on the summary, with the idea told. */
async function openSummary(
  site: Modelled,
  mode: Mode,
  openAt: (site: Modelled, mode: Mode, options: { storageState: Cookies }) => Promise<Page>,
): Promise<Page> {
  const { client } = await newMember(site);
  await client.describeIdea(IDEA);
  const page = await openAt(site, mode, { storageState: await client.cookies() });
  await client.close();
  await page.goto("/braindumper/summary");
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const left = (page: Page, count: number) =>
  expect(page.getByText(`${count} generations remaining this month`)).toBeVisible();

/** The model answers when it is released. */
function hold(modelled: Modelled): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  modelled.behave(async (response, seen) => {
    await released;
    await answer()(response, seen);
  });
  return () => release();
}

const section = (page: Page) => page.getByRole("region", { name: DRAFT });

for (const mode of ["off", "blocked"] as const) {
  test(
    `the plan is there at once, and Look again leads to its first answer, scripts ${mode}`,
    slowUnless(mode === "off"),
    async ({ openAt, modelled }) => {
      const release = hold(modelled);
      const page = await openSummary(modelled, mode, openAt);
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText(READY);
      await left(page, 4);
      const look = section(page).getByRole("link", { name: "Look again" });
      await look.click();
      await expect(heading(page)).toHaveText(DRAFT);
      await expect(look).toBeVisible();
      release();
      await expect(async () => {
        await look.click({ timeout: 1000 });
        await expect(look).toHaveCount(0, { timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      await expect(page.getByRole("checkbox", { name: MODEL_ANSWER.understood[0] })).toBeVisible();
      await page.getByRole("link", { name: "Back to the plan" }).click();
      await expect(heading(page)).toHaveText(READY);
      await left(page, 4);
    },
  );
}

test("with scripts the first answer appears beneath the plan; page, focus and reading stay where they are", async ({
  openAt,
  modelled,
}) => {
  const release = hold(modelled);
  const page = await openSummary(modelled, "on", openAt);
  await press(page, "Generate Plan");
  await expect(heading(page)).toHaveText(READY);
  await expect(section(page).getByRole("status")).toContainText("A language model is writing it");
  // Before its style sheet is there, everything stands elsewhere.
  await scripted(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // A network that fails for a moment does not end it.
  await page.route("**/first-answer", (route) => route.abort(), { times: 1 });
  const focused = page.getByRole("link", { name: "View Previous Braindumps" });
  await focused.focus();
  const top = await focused.evaluate((node) => node.getBoundingClientRect().top);
  release();
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(6, { timeout: 15_000 });
  await expect(section(page).getByRole("status")).toContainText("A language model wrote this");
  await expect(focused).toBeFocused();
  expect(await focused.evaluate((node) => node.getBoundingClientRect().top)).toBe(top);
  expect(documents).toBe(0);
});

for (const mode of ["off", "on"] as const) {
  test(
    `when the model fails the plan is there and says so beneath, and Try again asks again, scripts ${mode}`,
    slowUnless(mode === "on"),
    async ({ openAt, modelled }) => {
      modelled.behave(answer(""));
      const page = await openSummary(modelled, mode, openAt);
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText(READY);
      const failed = section(page).getByRole("status").filter({ hasText: "No context was generated" });
      const reloadUntil = (shown: typeof failed) =>
        expect(async () => {
          if (mode === "off") await page.reload();
          await expect(shown).toBeVisible({ timeout: 3000 });
        }).toPass({ timeout: 15_000 });
      await reloadUntil(failed);
      await expect(failed).toContainText("Your plan is whole without it.");
      await left(page, 4);
      modelled.behave(answer());
      await press(page, "Try again");
      await reloadUntil(page.getByRole("checkbox", { name: MODEL_ANSWER.understood[0] }));
      await left(page, 4);
    },
  );

  test(
    `what is ticked, put right and answered is in the next version, as one's own words, scripts ${mode}`,
    slowUnless(mode === "off"),
    async ({ openAt, modelled }) => {
      modelled.behave(answer());
      const page = await openSummary(modelled, mode, openAt);
      await press(page, "Generate Plan");
      const [first = "", second = ""] = MODEL_ANSWER.understood;
      const [question = ""] = MODEL_ANSWER.questions;
      await expect(async () => {
        if (mode === "off") await page.reload();
        await expect(page.getByRole("checkbox", { name: first })).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 15_000 });
      // The script finds the section by its id.
      await expect(page.locator("#first-answer")).toHaveCount(1);
      await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(6);
      await expect(section(page).getByText("Written by a model: correct it before building")).toHaveCount(6);

      await press(page, "Update the plan");
      await expect(page.getByRole("alert")).toContainText("Tick a line that is right");
      await page.getByRole("checkbox", { name: first }).check();
      const line = section(page).getByRole("listitem").filter({ hasText: second });
      await line.getByText("Put it right", { exact: true }).click();
      await line.getByRole("textbox").fill("Only friends see a walk.");
      await page.getByRole("textbox", { name: question }).fill("Five kilometres.");
      await press(page, "Update the plan");

      await expect(heading(page)).toHaveText(READY);
      await expect(page.getByText("Plan updated")).toBeVisible();
      const plan = page.locator("#context-text");
      for (const words of [first, "Only friends see a walk.", `${question}\n> Five kilometres.`])
        await expect(plan).toContainText(words);
      await expect(plan).not.toContainText(second);
      await expect(section(page).getByText("Among your answers now, as your own words.")).toHaveCount(2);
      await left(page, 4);
    },
  );
}
