import type { Page } from "@playwright/test";
import { SECTION_TITLES } from "../../app/domain/first-answer";
import { type Cookies, newMember } from "../support/client";
import { DOG_IDEA, MODEL_ANSWER } from "../support/model-answer";
import { answer, slowAnswer } from "../support/model-server";
import { type Mode, SLOW, slowUnless } from "./script-modes";
import { expect, type Modelled, test } from "./site";

const READY = "Your Development Plan is Ready!";
const WAITING = "Your plan is being written";
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

for (const mode of ["off", "blocked"] as const) {
  test(
    `with a slow model the page waits, refreshes itself, and ends on the plan, scripts ${mode}`,
    slowUnless(mode === "off"),
    async ({ openAt, modelled }) => {
      modelled.behave(slowAnswer(70));
      const page = await openSummary(modelled, mode, openAt);
      const asked = modelled.model.seen.length;
      const documents: string[] = [];
      page.on("response", (response) => {
        if (response.request().isNavigationRequest()) documents.push(response.headers().refresh ?? "none");
      });
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText(WAITING);
      await expect(page).toHaveURL(/\/braindumper\/plan\/[\w-]{22}$/);
      await expect(page.getByRole("status").filter({ hasText: /^(Section \d of 6|Waiting)/ })).toBeVisible();
      await left(page, 4);
      await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
      await left(page, 4);
      // The post's redirect, the page at least twice with a refresh, and the plan without.
      expect(documents.filter((refresh) => refresh === "2").length).toBeGreaterThanOrEqual(2);
      expect(documents.at(-1)).toBe("none");
      expect(modelled.model.seen).toHaveLength(asked + 1);
    },
  );
}

test("with scripts the waiting page moves to ?live, tells its progress in the status, and ends on the plan", async ({
  openAt,
  modelled,
}) => {
  modelled.behave(slowAnswer(70));
  const page = await openSummary(modelled, "on", openAt);
  await press(page, "Generate Plan");
  await expect(heading(page)).toHaveText(WAITING);
  await expect(page).toHaveURL(/\?live$/);
  const said = new Set<string>();
  const progress = page.locator(".job-progress");
  await expect
    .poll(
      async () => {
        // Without waiting: the plan may take the progress away between two questions, or while one is asked.
        for (const text of await progress.allTextContents().catch(() => [])) said.add(text);
        return (
          await heading(page)
            .allTextContents()
            .catch(() => [])
        ).join();
      },
      { timeout: 15_000, intervals: [200] },
    )
    .toBe(READY);
  expect(said.size).toBeGreaterThanOrEqual(2);
  await expect(page).toHaveURL(/\/braindumper\/plan\/[\w-]{22}$/);
  // Back does not lead into the waiting page again.
  const planUrl = page.url();
  await page.goBack();
  await expect(page).toHaveURL(planUrl);
  await expect(heading(page)).toHaveText(READY);
});

test(
  "opened again with scripts, the waiting page leaves its refresh behind",
  SLOW,
  async ({ openAt, modelled }) => {
    modelled.behave(slowAnswer(90));
    const page = await openSummary(modelled, "on", openAt);
    await press(page, "Generate Plan");
    await expect(page).toHaveURL(/\?live$/);
    await page.goto(page.url().replace("?live", ""));
    await expect(page).toHaveURL(/\?live$/);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) documents += 1;
    });
    // A network that fails for a moment does not end the wait.
    await page.route("**/status", (route) => route.abort(), { times: 2 });
    await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
    // The one that brings the plan.
    expect(documents).toBe(1);
  },
);

for (const mode of ["off", "on"] as const) {
  test(
    `when the model fails the page says so, and offers the plan without a first answer, scripts ${mode}`,
    slowUnless(mode === "on"),
    async ({ openAt, modelled }) => {
      modelled.behave(answer(""));
      const page = await openSummary(modelled, mode, openAt);
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText("No plan this time", { timeout: 10_000 });
      const notice = page.getByRole("alert");
      await expect(notice).toContainText("No context was generated");
      await expect(notice).toContainText("It did not use a generation, and your idea is kept.");
      await left(page, 5);

      await press(page, "Try again");
      await expect(page).toHaveURL(/\/braindumper\/summary/);
      await expect(page.getByText(DOG_IDEA)).toBeVisible();
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText("No plan this time", { timeout: 10_000 });
      await press(page, "Get the plan without the first answer");
      await expect(heading(page)).toHaveText(READY);
      await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(0);
      await left(page, 4);
    },
  );

  test(
    `Cancel gives the generation back and keeps the idea, scripts ${mode}`,
    slowUnless(mode === "off"),
    async ({ openAt, modelled }) => {
      modelled.behave(slowAnswer(300));
      const page = await openSummary(modelled, mode, openAt);
      const asked = modelled.model.seen.length;
      await press(page, "Generate Plan");
      await expect(heading(page)).toHaveText(WAITING);
      if (mode === "on") await expect(page).toHaveURL(/\?live$/);
      await press(page, "Cancel");
      await expect(page).toHaveURL(/\/braindumper\/summary/);
      await expect(page.getByText("You stopped this plan.")).toBeVisible();
      await expect(page.getByText(DOG_IDEA)).toBeVisible();
      await left(page, 5);
      await modelled.model.seen[asked]?.closed;
    },
  );
}

test("the first answer is below the plan and the saved plan, marked, and leads to more answers", async ({
  openAt,
  modelled,
}) => {
  modelled.behave(answer());
  const page = await openSummary(modelled, "on", openAt);
  await press(page, "Generate Plan");
  await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
  const draft = page.getByRole("region", { name: DRAFT });
  const expectDraft = async () => {
    await expect(draft.getByRole("heading", { level: 3 })).toHaveText(Object.values(SECTION_TITLES));
    await expect(draft.getByText("Written by a model: correct it before building")).toHaveCount(6);
    await expect(draft.getByRole("listitem")).toHaveCount(Object.values(MODEL_ANSWER).flat().length);
  };
  await expectDraft();
  await expect(page.locator("#context-text")).not.toContainText("Mia proposes");
  await page.goto(page.url().replace("/braindumper/plan/", "/braindumps/"));
  await expectDraft();
  await draft.getByRole("button", { name: "Answer more" }).click();
  await expect(page).toHaveURL(/\/braindumper\/summary\?ask=/);
  await expect(page.getByRole("button", { name: "Generate Plan" })).toBeVisible();
});
