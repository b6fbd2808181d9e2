import type { Page, Route } from "@playwright/test";
import { newMember } from "../support/client";
import { IDEAS } from "../support/people";
import { holdRequests, isPost, scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const IDEA = "A choir plans its concerts, and singers say who comes.";
const PLAN = /\/braindumps\/[\w-]{22}$/;

async function describe(page: Page, text = IDEA) {
  await page.getByLabel("Describe your idea").fill(text);
  await page.getByRole("button", { name: "Next" }).click();
}

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

const failures = {
  "is lost on the way is sent again by a reload": {
    fail: (route: Route) => route.abort("connectionreset"),
    mend: (page: Page) => page.reload(),
  },
  "meets an error page leaves what was typed in the form, to which Back leads": {
    fail: (route: Route) => route.fulfill({ status: 503, body: "Busy." }),
    mend: async (page: Page) => {
      await page.goBack();
      await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
      await page.getByRole("button", { name: "Next" }).click();
    },
  },
};
for (const [name, { fail, mend }] of Object.entries(failures)) {
  test(`a post that ${name}`, async ({ openPage }) => {
    const page = await openPage("on", "undecided");
    await page.goto("/braindumper/describe");
    await scripted(page);
    await page.route("**/describe", (route) => (isPost(route) ? fail(route) : route.fallback()));
    await describe(page);
    await page.waitForURL(
      (url) => url.protocol === "chrome-error:" || url.pathname === "/braindumper/describe",
    );
    await expect(page.getByLabel("Describe your idea")).toHaveCount(0);
    await page.unroute("**/describe");
    await mend(page);
    await expect(page).toHaveURL("/braindumper/type");
    await page.goto("/braindumper/describe");
    await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  });
}

test("a tab left open over a deploy goes on: one post that counts, one load, the right page", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  await client.describeIdea(IDEAS.lovable);
  const page = await openPage("on", await client.cookies());
  await page.goto("/braindumper/summary?plan");
  await scripted(page);
  // The scripts of its build are gone.
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page).toHaveURL(PLAN);
  await expect(page.getByText("4 generations remaining this month")).toBeVisible();
  // The post and the page that it leads to.
  expect(documents).toBe(2);
  await page.goto("/braindumps");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("two quick presses of Back end on the page of the address, not on the one in between", async ({
  openPage,
}) => {
  const page = await openPage("on", "undecided");
  await page.goto("/braindumper/describe");
  await scripted(page);
  await describe(page);
  await expect(page).toHaveURL("/braindumper/type");
  await page.goto("/blog");
  // The page in between is there; its scripts are on the way.
  const scripts = await holdRequests(page, (route) => chunkOf("application").test(route.request().url()));
  await page.goBack({ waitUntil: "commit" });
  await scripts.arrived;
  await expect(page).toHaveURL("/braindumper/type");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/braindumper/describe");
  scripts.release();
  await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  await scripted(page);
  await expect(page.getByRole("main")).not.toContainText("stopped working");
});
