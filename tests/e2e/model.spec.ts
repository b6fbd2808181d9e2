import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { SECTION_TITLES } from "../../app/domain/first-answer";
import { DOG_IDEA, MODEL_ANSWER } from "../support/model-answer";
import {
  answer,
  type Behaviour,
  type ModelServer,
  slowAnswer,
  startModelServer,
  status,
} from "../support/model-server";
import { type RunningServer, startServer } from "../support/server";
import { newMember } from "./client";
import { describeIdea } from "./journey";
import { type Mode, openBrowser } from "./script-modes";

const READY = "Your Development Plan is Ready!";
const WAITING = "Your plan is being written";
const DRAFT = "What a builder might understand";
const IDEA = { platform: "Cursor / Windsurf", appType: "Web App", description: DOG_IDEA } as const;

type Model = { server: ModelServer; behave(behaviour: Behaviour): void };

/** The site with a model server that does what the test says. */
const test = base.extend<object, { model: Model; site: RunningServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      let current: Behaviour = answer();
      const server = await startModelServer((response, seen) => current(response, seen));
      await use({
        server,
        behave: (behaviour) => {
          current = behaviour;
        },
      });
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ model }, use) => {
      const env = { OPENAI_BASE_URL: model.server.url, OPENAI_MODEL: "test-model", MONTHLY_GENERATIONS: "5" };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

/** A member on the summary, with the idea told. */
async function openSummary(browser: Browser, site: RunningServer, mode: Mode): Promise<Page> {
  const { client } = await newMember(site);
  const context = await openBrowser(browser, site, mode, { storageState: await client.cookies() });
  await client.close();
  const page = await context.newPage();
  await describeIdea(page, IDEA);
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const left = (page: Page, count: number) =>
  expect(page.getByText(`${count} generations remaining this month`)).toBeVisible();

for (const mode of ["off", "blocked"] as const) {
  test(`PE54: scripts ${mode}: a slow model: the page waits, refreshes itself, and ends on the plan`, async ({
    browser,
    model,
    site,
  }) => {
    model.behave(slowAnswer(70));
    const page = await openSummary(browser, site, mode);
    const asked = model.server.seen.length;
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
    expect(model.server.seen).toHaveLength(asked + 1);
    await page.context().close();
  });
}

test("PE54: with scripts it moves to ?live, tells its progress in the status, and ends on the plan", async ({
  browser,
  model,
  site,
}) => {
  model.behave(slowAnswer(70));
  const page = await openSummary(browser, site, "on");
  await press(page, "Generate Plan");
  await expect(heading(page)).toHaveText(WAITING);
  await expect(page).toHaveURL(/\?live$/);
  const said = new Set<string>();
  const progress = page.locator(".job-progress");
  await expect
    .poll(
      async () => {
        // Both at once and without waiting: the plan may take the progress away between two questions.
        for (const text of await progress.allTextContents()) said.add(text);
        return (await heading(page).allTextContents()).join();
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
  await page.context().close();
});

test("PE54: opened anew with scripts, the waiting page leaves its refresh behind", async ({
  browser,
  model,
  site,
}) => {
  model.behave(slowAnswer(90));
  const page = await openSummary(browser, site, "on");
  await press(page, "Generate Plan");
  await expect(page).toHaveURL(/\?live$/);
  await page.goto(page.url().replace("?live", ""));
  await expect(page).toHaveURL(/\?live$/);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // A network that fails for a moment does not end the wait.
  await page.route("**/status", (route) => route.abort(), { times: 2 });
  await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
  expect(documents).toBe(0);
  await page.context().close();
});

for (const mode of ["off", "blocked", "on"] as const) {
  test(`S90: scripts ${mode}: a model that fails: the text, and the plan without the draft`, async ({
    browser,
    model,
    site,
  }) => {
    model.behave(answer(""));
    const page = await openSummary(browser, site, mode);
    await press(page, "Generate Plan");
    await expect(heading(page)).toHaveText("No plan this time", { timeout: 10_000 });
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("No context was generated");
    await expect(notice).toContainText("It cost no token, and your idea is kept.");
    await left(page, 5);

    await press(page, "Try again");
    await expect(page).toHaveURL(/\/braindumper\/summary$/);
    await expect(page.getByText(DOG_IDEA)).toBeVisible();
    await press(page, "Generate Plan");
    await expect(heading(page)).toHaveText("No plan this time", { timeout: 10_000 });
    await press(page, "Get the plan without the draft");
    await expect(heading(page)).toHaveText(READY);
    await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(0);
    await left(page, 4);
    await page.context().close();
  });

  test(`row 25: scripts ${mode}: Cancel gives the token back and keeps the idea`, async ({
    browser,
    model,
    site,
  }) => {
    model.behave(slowAnswer(300));
    const page = await openSummary(browser, site, mode);
    const asked = model.server.seen.length;
    await press(page, "Generate Plan");
    await expect(heading(page)).toHaveText(WAITING);
    if (mode === "on") await expect(page).toHaveURL(/\?live$/);
    await press(page, "Cancel");
    await expect(page).toHaveURL(/\/braindumper\/summary$/);
    await expect(page.getByText("You stopped this plan.")).toBeVisible();
    await expect(page.getByText(DOG_IDEA)).toBeVisible();
    await left(page, 5);
    await model.server.seen[asked]?.closed;
    await page.context().close();
  });
}

for (const mode of ["off", "on"] as const) {
  test(`scripts ${mode}: the draft stands below the plan and the saved plan, marked, and leads to more answers`, async ({
    browser,
    model,
    site,
  }) => {
    model.behave(answer());
    const page = await openSummary(browser, site, mode);
    await press(page, "Generate Plan");
    await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
    const draft = page.getByRole("region", { name: DRAFT });
    const expectDraft = async () => {
      await expect(draft.getByRole("heading", { level: 3 })).toHaveText(Object.values(SECTION_TITLES));
      await expect(draft.getByText("Drafted: correct it before building")).toHaveCount(6);
      await expect(draft.getByRole("listitem")).toHaveCount(Object.values(MODEL_ANSWER).flat().length);
    };
    await expectDraft();
    await expect(page.locator("#context-text")).not.toContainText("Mia proposes");
    await page.goto(page.url().replace("/braindumper/plan/", "/braindumps/"));
    await expectDraft();
    await draft.getByRole("button", { name: "Answer more" }).click();
    await expect(page).toHaveURL(/\/braindumper\/summary$/);
    await expect(page.getByRole("button", { name: "Generate Plan" })).toBeVisible();
    await page.context().close();
  });
}

test("row 26, PE22: scripts off: two clicks on Generate give one job", async ({ browser, model, site }) => {
  model.behave(slowAnswer(20));
  const page = await openSummary(browser, site, "off");
  const asked = model.server.seen.length;
  await page.getByRole("button", { name: "Generate Plan" }).dblclick();
  await expect(heading(page)).toHaveText(READY, { timeout: 15_000 });
  await left(page, 4);
  expect(model.server.seen).toHaveLength(asked + 1);
  await page.context().close();
});

test("row 13: the key and the idea are not in the server's log, nor is the visitor told", async ({
  browser,
  model,
  site,
}) => {
  model.behave(status(401, { code: "invalid_api_key" }));
  const page = await openSummary(browser, site, "off");
  await press(page, "Generate Plan");
  await expect(page.getByRole("alert")).toContainText("The language model did not take the request.", {
    timeout: 10_000,
  });
  expect(site.log()).toContain("invalid_api_key");
  expect(site.log()).not.toContain("dog owners");
  await page.context().close();
});

test("S93: SIGTERM while a plan is written ends the work at once; the next server shows the token back", async ({
  browser,
  model,
}) => {
  model.behave(slowAnswer(300));
  const DATA_DIR = await mkdtemp(path.join(os.tmpdir(), "loam-term-"));
  const env = { DATA_DIR, OPENAI_BASE_URL: model.server.url, OPENAI_MODEL: "test-model" };
  const first = await startServer({ env });
  const page = await openSummary(browser, first, "off");
  const asked = model.server.seen.length;
  await press(page, "Generate Plan");
  await expect(heading(page)).toHaveText(WAITING);
  await expect.poll(() => model.server.seen.length).toBe(asked + 1);
  const { pathname } = new URL(page.url());
  // The page would go on loading itself anew while there is no server.
  await page.goto("about:blank");
  const stoppedAt = Date.now();
  await first.stop();
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
  expect(model.server.seen[asked]?.isClosed).toBe(true);

  const second = await startServer({ env });
  await page.goto(second.url + pathname);
  await expect(page.getByRole("alert")).toContainText("The server was restarted");
  await left(page, 5);
  await page.context().close();
  await second.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
});
