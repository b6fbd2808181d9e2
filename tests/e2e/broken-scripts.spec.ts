import type { Page } from "@playwright/test";
import { newMember } from "../support/client";
import { IDEAS } from "../support/people";
import { fillSignIn } from "./journey";
import { holdRequests, hydrated } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const IDEA = "A choir plans its concerts, and singers say who comes.";
const PLAN = /\/braindumper\/plan\/[\w-]{22}$/;

/** Tells which posts reached the server, and how: by script (".data") or by the browser itself. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

async function describe(page: Page, text = IDEA) {
  await page.getByLabel("Describe your idea").fill(text);
  await page.getByRole("button", { name: "Next" }).click();
}

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

test("the script of the next page is lost: the reader arrives there all the same, posted once", async ({
  openPage,
}) => {
  const page = await openPage("on", "undecided");
  const posts = watchPosts(page);
  // Nothing is asked of the framework's manifest: losing it loses nothing.
  const manifest: string[] = [];
  await page.route("**/__manifest*", (route) => {
    manifest.push(route.request().url());
    return route.abort();
  });
  await page.goto("/braindumper/describe");
  await hydrated(page);
  await page.route(chunkOf("type"), (route) => route.abort());
  await describe(page);
  await expect(page).toHaveURL("/braindumper/type");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What kind of app is it?");
  expect(posts).toEqual(["/braindumper/describe.data"]);
  // That page runs without its script, and so it goes on.
  await page.getByLabel("Web App").check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/braindumper/summary");
  await expect(page.getByText(IDEA)).toBeVisible();
  expect(manifest).toEqual([]);
});

test("the page's own script is lost on the way: its form is the browser's", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  await page.route(chunkOf("auth"), (route) => route.abort());
  await page.goto("/auth");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("data requests fail: forms are posted by the browser and land where they should", async ({
  openPage,
  server,
}) => {
  const { client, person } = await newMember(server);
  await client.describeIdea(IDEAS.cursor);
  const page = await openPage("on", await client.cookies());
  await page.route("**/*.data*", (route) => route.abort());
  const posts = watchPosts(page);
  await page.goto("/braindumper/describe");
  await hydrated(page);
  await describe(page, "dogs");
  await expect(page.getByRole("alert")).toContainText("Description must be at least 10 characters long");
  await expect(page.getByLabel("Describe your idea")).toHaveValue("dogs");
  await hydrated(page);
  await describe(page);
  await expect(page).toHaveURL("/braindumper/type");
  await hydrated(page);
  // The pressed button's own value travels too: Back is not taken for Next.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/braindumper/describe");
  await page.goto("/braindumper/summary");
  await hydrated(page);
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page).toHaveURL(PLAN);
  await expect(page.getByText("4 generations remaining this month")).toBeVisible();
  expect(new Set(posts)).toEqual(
    new Set(["/braindumper/describe", "/braindumper/type", "/braindumper/summary"]),
  );
  await page.goto("/account/name");
  await hydrated(page);
  await page.getByLabel("Display name").fill("Anna Beth");
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main").getByText("Anna Beth")).toBeVisible();
  expect(person.firstName).toBe("Ann");
});

test("without a connection the form stays with what was typed and says so, and goes through later", async ({
  openPage,
}) => {
  const page = await openPage("on", "undecided");
  await page.goto("/braindumper/describe");
  await hydrated(page);
  await page.context().setOffline(true);
  await describe(page);
  await expect(page.getByRole("alert")).toContainText("There is no connection to the site.");
  await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).not.toHaveAttribute("aria-disabled");
  await page.context().setOffline(false);
  await next.click();
  await expect(page).toHaveURL("/braindumper/type");
});

test("a busy server is told beside the form, which keeps what was typed", async ({ openPage }) => {
  const page = await openPage("on", "undecided");
  await page.goto("/braindumper/describe");
  await hydrated(page);
  const build = await page.evaluate(
    () => (window as { __remixManifest?: { version: string } }).__remixManifest?.version ?? "",
  );
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, headers: { "X-Build": build } }), {
    times: 1,
  });
  await describe(page);
  await expect(page.getByRole("alert")).toContainText("The site is busy.");
  await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/braindumper/type");
});

test("a page whose script throws while it draws is put back as the server sent it, with what was typed", async ({
  openPage,
}) => {
  const page = await openPage("on", "undecided");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunkOf("describe"), async (route) => {
    await released;
    const body = `export const handle = { hydrate: true }; export default function Broken() { throw new Error("broken page"); }`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto("/braindumper/describe", { waitUntil: "commit" });
  await page.getByLabel("Describe your idea").fill(IDEA);
  release();
  await expect(page.getByText("Part of this page stopped working.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you want to build?");
  await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/braindumper/type");
});

test("a tab left open over a deploy goes on: one post that counts, one load, the right page", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  await client.describeIdea(IDEAS.lovable);
  const page = await openPage("on", await client.cookies());
  await page.goto("/braindumper/summary");
  await hydrated(page);
  // The page is of an older build now, and the scripts of that build are gone.
  await page.evaluate(() => {
    const { __remixManifest } = window as { __remixManifest?: { version: string } };
    if (__remixManifest) __remixManifest.version = "older";
  });
  await page.route(chunkOf("plan"), (route) => route.fulfill({ status: 404 }), { times: 1 });
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
  await hydrated(page);
  await describe(page);
  await expect(page).toHaveURL("/braindumper/type");
  await page.goto("/blog");
  // The page in between is there; its scripts are on the way.
  const scripts = await holdRequests(page, (route) => chunkOf("entry.client").test(route.request().url()));
  await page.goBack({ waitUntil: "commit" });
  await scripts.arrived;
  await expect(page).toHaveURL("/braindumper/type");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/braindumper/describe");
  scripts.release();
  await expect(page.getByLabel("Describe your idea")).toHaveValue(IDEA);
  await hydrated(page);
  await expect(page.getByRole("main")).not.toContainText("stopped working");
});
