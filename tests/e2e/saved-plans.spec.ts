import type { Locator, Page } from "@playwright/test";
import { newMember } from "../support/client";
import { IDEAS } from "../support/people";
import { storedContext } from "../support/server";
import { SLOW, scripted } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

test("the knowledge file is folded by the browser itself, and whole in the page", async ({
  openPage,
  people,
  server,
}) => {
  const page = await openPage("off", "member");
  await page.goto(`/braindumps/${people.plans.lovable}`);
  const { prd } = JSON.parse(storedContext(server, people.plans.lovable));
  const part = page.getByRole("region", { name: "Knowledge File" });
  expect(await part.locator("pre").textContent()).toBe(prd);
  const text = part.locator(".plan-read");
  await expect(text).toBeHidden();
  await part.getByText("Later, so that it remembers").click();
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThanOrEqual(16 * 16 + 2);
  await part.getByText("Show more").click();
  await expect(part.getByText("Show less")).toBeVisible();
  expect(await height()).toBeGreaterThan(folded);
  await part.getByText("Show less").click();
  await expect(part.getByText("Show more")).toBeVisible();
  expect(await height()).toBe(folded);
});

test("without scripts there is no copy button, and one press selects the whole text", async ({
  openPage,
  people,
}) => {
  const page = await openPage("off", "member");
  await page.goto(`/braindumps/${people.plans.bolt}`);
  await expect(page.getByRole("button", { name: /copy/i })).toHaveCount(0);
  await page.getByRole("link", { name: "Show the text to copy", exact: true }).last().click();
  await expect(page.getByText("Click the text, or hold it on a phone")).toBeVisible();
  const text = page.locator("pre").first();
  await text.click({ position: { x: 40, y: 40 } });
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  expect(selected.trim()).toBe((await text.innerText()).trim());
});

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

test("without scripts links of the list and of a plan lead into the box for what came out wrong", async ({
  openPage,
  people,
}) => {
  const page = await openPage("off", "member");
  for (const path of ["/braindumps", `/braindumps/${people.plans.bolt}`]) {
    await page.goto(path);
    await page.getByRole("link", { name: "It came out wrong?" }).first().click();
    await expect(page.locator("#came-out textarea")).toBeFocused();
  }
});

/** A page that is loaded again knows that a step was done, as soon as the server has heard. */
async function expectKept(page: Page, step: Locator) {
  await expect(async () => {
    await page.reload();
    await expect(step).toContainText("Done", { timeout: 500 });
  }).toPass();
}

test("the guided copy button copies, is done, marks the next one, and tells a screen reader", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.bolt);
  const page = await openPage("on", await client.cookies(), CLIPBOARD);
  await page.goto(`/braindumps/${id}`);
  await scripted(page);
  const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  const copy = steps.nth(0).getByRole("button", { name: "Copy the context" });
  // A failure says so, selects the text and marks nothing as done.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await copy.click();
  await expect(page.getByText("Failed to copy Context. The text is selected.")).toBeVisible();
  await expect(steps.nth(0)).toContainText("Next");
  await page.reload();
  await scripted(page);
  await copy.press("Space");
  await expect(steps.nth(0)).toContainText("Copied!");
  await expect(steps.nth(1)).toContainText("Next");
  await expect(page.getByRole("status").getByText("Context copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(storedContext(server, id));
  await expectKept(page, steps.nth(0));
});

test("after signing out Back shows nothing private", async ({ openPage, server }) => {
  const { client, person } = await newMember(server);
  const id = await client.writePlan(IDEAS.replit);
  const page = await openPage("on", await client.cookies());
  const seen = [`/braindumps/${id}`, "/account", "/braindumps"];
  for (const url of seen) {
    const response = await page.goto(url);
    expect(response?.headers()["cache-control"]).toMatch(/no-store/);
    await expect(
      page
        .getByRole("main")
        .getByText(url === "/account" ? person.email : IDEAS.replit.description)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }
  await page.getByRole("banner").locator("summary").filter({ hasText: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  for (const _ of seen) {
    await page.goBack();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(person.email);
    await expect(page.locator("body")).not.toContainText("rehearsal");
  }
});

const HOSTILE = [
  "An app for notes that people share with their team.",
  `<script>window.hit = "script"</script>`,
  `</script><script>window.hit = "closed"</script>`,
  `</textarea><img src=x onerror="window.hit = 'image'">`,
  `</pre></title><svg onload="window.hit = 'svg'">`,
  `[a link](javascript:window.hit='link') <a href="javascript:window.hit='anchor'">a</a>`,
  `{{constructor.constructor("window.hit = 'template'")()}} \${window.hit = 'literal'}`,
  "\u202Eright to left\u202C \u2028line\u2029paragraph and a nul \0 here",
].join("\n");

/** What an idea could bring into a page, and a page that shows it as the text that it is. */
async function expectInert(page: Page) {
  const found = await page.evaluate(() => ({
    hit: (window as { hit?: string }).hit,
    images: document.querySelectorAll("img, svg[onload]").length,
    handlers: document.querySelectorAll("[onerror], [onload]").length,
    links: document.querySelectorAll("a[href^='javascript:' i]").length,
    scripts: document.querySelectorAll("script:not([src], [type='application/ld+json'])").length,
  }));
  expect(found).toEqual({ hit: undefined, images: 0, handlers: 0, links: 0, scripts: 0 });
}

test("the message of a second round is in view, and copied", SLOW, async ({ openPage, server }) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.lovable);
  const page = await openPage("on", await client.cookies(), CLIPBOARD);
  await page.goto(`/braindumps/${id}`);
  await page.getByRole("link", { name: "It came out wrong?" }).click();
  await page.getByText("What to try for a quarter of an hour").click();
  await page.getByLabel("Go through one real day").check();
  await page.getByLabel("What came out wrong, or what is missing?").fill("<b>Names</b> show their tags.");
  await page.getByRole("button", { name: "Make the message" }).click();
  await expect(page.locator("#round-text")).toContainText("1. <b>Names</b> show their tags.");
  await expect(page.locator("#round-text")).toBeInViewport();
  await expect(page.getByText("Message copied to clipboard")).toBeVisible();
});

test("a hostile idea is inert text in the wizard, plan, list, detail, public page and title", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  await client.describeIdea({ ...IDEAS.lovable, description: HOSTILE });
  const page = await openPage("on", await client.cookies());
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });

  await page.goto("/braindumper/describe");
  await scripted(page);
  await expectInert(page);
  await expect(page.getByLabel("Describe your idea")).toHaveValue(
    // What nobody sees, and what turns the direction of a text, is left out.
    HOSTILE.replace(/[\u2028\u2029]/g, "\n").replace(/[\0\u202A-\u202E]/g, ""),
  );
  await page.goto("/braindumper/summary?plan");
  await scripted(page);
  await expectInert(page);
  await expect(page.locator(".plan-read")).toContainText(`<script>window.hit = "script"</script>`);

  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page).toHaveURL(/\/braindumps\//);
  const id = page.url().split("/").at(-1) ?? "";
  const shared = await client.sharePlan(id);
  for (const url of [page.url(), "/braindumps", shared, `/braindumps/${id}`]) {
    await page.goto(url);
    await scripted(page);
    await expectInert(page);
    expect(await page.title()).not.toMatch(/[<>]/);
  }
  const text = storedContext(server, id);
  const shown = JSON.parse(text).prompt;
  expect(await page.locator("pre").first().textContent()).toBe(shown);
  expect(text).not.toContain("\0");
  expect(problems).toEqual([]);
});
