import { newMember } from "../support/client";
import { countPosts, fillSignIn } from "./journey";
import { holdRequests, isPost, isScript, scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

test("a message does not move the page when its script arrives", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  await page.goto("/auth?redirectTo=/account/name");
  await scripted(page);
  const scripts = await holdRequests(page, isScript);
  await fillSignIn(page, person);
  await page.waitForURL("/account/name", { waitUntil: "commit" });
  await expect(page.getByText("Welcome back!")).toBeVisible();
  // The text is there a moment before its style sheet and the font.
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
  await page.evaluate(async () => void (await document.fonts.ready));
  const save = page.getByRole("button", { name: "Save" });
  const before = await save.boundingBox();
  scripts.release();
  await expect(page.getByRole("button", { name: "Close message" })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test("a message that no script closes goes after 30 seconds", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("blocked");
  await page.goto("/auth");
  await fillSignIn(page, person);
  const message = page.getByText("Welcome back!");
  await expect(message).toBeVisible();
  // The text is there a moment before its style sheet, and with that the animation.
  await page.waitForLoadState();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 29_900;
  });
  await expect(message).toBeHidden();
});

test("a button that is refused says so, and leads back to where it stands", async ({ openMember }) => {
  const { page } = await openMember("on");
  await page.route("**/account/newsletter*", (route) =>
    isPost(route) ? route.continue({ postData: "wanted=perhaps" }) : route.fallback(),
  );
  await page.goto("/account");
  await scripted(page);
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work");
  await expect(page.getByText("Choose whether you want the newsletter")).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/account#newsletter");
  await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
});

test("what is typed before the scripts arrive is there afterwards, and is sent once", async ({
  openPage,
  server,
}) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  const posts = countPosts(page);
  const scripts = await holdRequests(page, isScript);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await scripts.arrived;
  scripts.release();
  await scripted(page);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  expect(posts()).toBe(1);
});

test("a text that is changed before the scripts arrive stays changed, then and after Back", async ({
  openPage,
}) => {
  const page = await openPage("on", "dreamer");
  const field = page.getByLabel("Describe your idea");
  const changed = "Neighbours lend each other tools.";
  const scripts = await holdRequests(page, isScript);
  await page.goto("/braindumper/describe", { waitUntil: "commit" });
  await expect(field).not.toHaveValue("");
  await field.fill(changed);
  await scripts.arrived;
  scripts.release();
  await scripted(page);
  await expect(field).toHaveValue(changed);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await scripted(page);
  await expect(field).toHaveValue(changed);
});

test("a script of somebody else that changes the page and throws leaves it usable", async ({
  openPage,
  server,
}) => {
  const { person } = await newMember(server);
  const page = await openPage("disturbed");
  const scripts = await holdRequests(page, isScript);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await scripts.arrived;
  scripts.release();
  await scripted(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loam");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
});

test("a start script that throws leaves the server's page as it was", async ({ openPage, server }) => {
  const { person } = await newMember(server);
  const page = await openPage("on");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(/\/application-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken start");' }),
  );
  await page.goto("/auth");
  await expect.poll(() => errors).toContain("broken start");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loam");
  await fillSignIn(page, person);
  await expect(page).toHaveURL("/");
});
