import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import type { RunningServer } from "../support/server";
import { Client, newMember } from "./client";
import { stopClock } from "./clock";
import { hydrated, type Mode } from "./script-modes";
import { expect, IDEAS, test } from "./site";

test.describe.configure({ mode: "parallel" });

/** The text of a plan as it is stored. */
function storedContext(server: RunningServer, id: string): string {
  const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"), { readonly: true });
  const row = database.prepare("SELECT generated_context FROM brain_dumps WHERE id = ?").get(id);
  database.close();
  return (row as { generated_context: string }).generated_context;
}

test("PE57: the knowledge file is folded by the browser itself, and whole in the page", async ({
  openPage,
  people,
  server,
}) => {
  const page = await openPage("off", "member");
  await page.goto(`/braindumps/${people.plans.lovable}`);
  const { prd } = JSON.parse(storedContext(server, people.plans.lovable));
  const part = page.getByRole("region", { name: "Knowledge File" });
  const text = part.locator("pre");
  expect(await text.textContent()).toBe(prd);
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const folded = await height();
  // 16rem of the specification.
  expect(folded).toBeLessThanOrEqual(16 * 16 + 2);
  await part.locator("details > summary").click();
  await expect(part.getByText("Show less")).toBeVisible();
  expect(await height()).toBeGreaterThan(folded);
  await part.locator("details > summary").click();
  await expect(part.getByText("Show more")).toBeVisible();
  expect(await height()).toBe(folded);
});

test("PE58: without scripts there is no copy button, and the text can be selected", async ({
  openPage,
  people,
}) => {
  const page = await openPage("off", "member");
  for (const address of [`/braindumps/${people.plans.bolt}`, `/braindumper/plan/${people.plans.bolt}`]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: /copy/i })).toHaveCount(0);
    await expect(page.getByText("Select the text to copy it.")).toBeVisible();
    const text = page.locator("pre").first();
    await text.selectText();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
    expect(selected.trim()).toBe((await text.innerText()).trim());
  }
});

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

test("PE58: with scripts the button copies, says so for two seconds, and tells a screen reader", async ({
  openPage,
  people,
  server,
}) => {
  const page = await openPage("on", "member", CLIPBOARD);
  await page.goto(`/braindumps/${people.plans.bolt}`);
  await hydrated(page);
  await stopClock(page);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  const done = page.getByRole("button", { name: "Copied!" });
  await expect(done).toBeVisible();
  const told = page.getByRole("status").getByText("Context copied to clipboard");
  await expect(told).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    storedContext(server, people.plans.bolt),
  );
  await page.clock.runFor(1900);
  await expect(done).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await page.clock.runFor(1500);
  await expect(told).toBeHidden();
});

/** A page that is loaded again knows that a step was done, as soon as the server has heard. */
async function expectKept(page: Page, step: Locator) {
  await expect(async () => {
    await page.reload();
    await expect(step).toContainText("Done", { timeout: 500 });
  }).toPass();
}

test("PE58, PE60: the guided copy button copies, is done, marks the next one, and tells a screen reader", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.bolt);
  const page = await openPage("on", await client.cookies(), CLIPBOARD);
  await page.goto(`/braindumper/plan/${id}`);
  await hydrated(page);
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
  await hydrated(page);
  await copy.press("Space");
  await expect(steps.nth(0)).toContainText("Copied!");
  await expect(steps.nth(1)).toContainText("Next");
  await expect(page.getByRole("status").getByText("Context copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(storedContext(server, id));
  await expectKept(page, steps.nth(0));
});

test("PE60: the plan's own copy button does the step as well", async ({ openPage, server }) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.replit);
  const page = await openPage("on", await client.cookies(), CLIPBOARD);
  await page.goto(`/braindumper/plan/${id}`);
  await hydrated(page);
  const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  await page.locator(".plan-tools").getByRole("button", { name: "Copy Context" }).click();
  await expect(steps.nth(0)).toContainText("Done");
  await expect(steps.nth(1)).toContainText("Next");
  await expectKept(page, steps.nth(0));
});

test("PE60: without scripts a step that was left out is not done; the one that copies leads to the text", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.rork);
  const page = await openPage("off", await client.cookies());
  await client.get(`/go/rork?plan=${id}`);
  await page.goto(`/braindumper/plan/${id}`);
  const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  await expect(steps.nth(0)).toContainText("Next");
  await expect(steps.nth(1)).toContainText("Done");
  await steps.nth(0).getByRole("link", { name: "Copy Context" }).click();
  await expect(page).toHaveURL(`/braindumper/plan/${id}#context-text`);
  await expect(page.locator("#context-text")).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your plan" })).toBeInViewport({ ratio: 1 });
  await expect(steps.nth(0)).toContainText("Done");
});

test("PE58: when the clipboard refuses, the page says so and selects the text", async ({
  openPage,
  people,
}) => {
  const page = await openPage("on", "member");
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await page.goto(`/braindumps/${people.plans.lovable}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Copy Prompt" }).click();
  const failed = page.getByText(/^Failed to copy/);
  await expect(failed).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  expect(selected.trim()).toBe((await page.locator("pre").first().innerText()).trim());
  // On a phone it takes two lines, which begin below each other.
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await failed.evaluate((message) => message.getClientRects().length)).toBe(1);
});

const DAY = new Date().toISOString().slice(0, 10);

test("PE59: downloads are files with the stored text, byte for byte, and safe names", async ({
  people,
  server,
}) => {
  const member = await Client.open(server, people.cookies.member);
  for (const [platform, id] of Object.entries(people.plans)) {
    const answer = await member.get(`/braindumps/${id}/download`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers["content-disposition"]).toBe(`attachment; filename="context-${platform}-${DAY}.txt"`);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    const stored = storedContext(server, id);
    const body = (await answer.body()).toString("utf8");
    if (platform !== "lovable") expect(body).toBe(stored);
    else {
      const { prompt, prd } = JSON.parse(stored);
      expect(body).toBe(`# Initial Prompt\n\n${prompt}\n\n# Knowledge File\n\n${prd}\n`);
    }
  }
  const context = await member.get(`/braindumps/${people.plans.cursor}/download?as=context`);
  expect(context.headers()["content-disposition"]).toBe('attachment; filename="context.md"');
  expect(context.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect((await context.body()).toString("utf8")).toBe(storedContext(server, people.plans.cursor));
  await member.close();
});

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE59: scripts ${mode}: the links save those files`, async ({ openPage, people, server }) => {
    const page = await openPage(mode, "member");
    const save = async (link: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: link }).click();
      return download;
    };
    await page.goto(`/braindumper/plan/${people.plans.cursor}`);
    const context = await save("Download Context File");
    expect(context.suggestedFilename()).toBe("context.md");
    expect(await readFile(await context.path(), "utf8")).toBe(storedContext(server, people.plans.cursor));
    await page.goto(`/braindumps/${people.plans.replit}`);
    const text = await save("Download");
    expect(text.suggestedFilename()).toBe(`context-replit-${DAY}.txt`);
    expect(await readFile(await text.path(), "utf8")).toBe(storedContext(server, people.plans.replit));
  });
}

test("PE60: guided buttons lead out by an own address, which is noted; the next one is marked", async ({
  openPage,
  server,
}) => {
  const { client } = await newMember(server);
  const id = await client.writePlan(IDEAS.lovable);
  const page = await openPage("off", await client.cookies());
  await page.context().route(/^https:/, (route) => route.abort());
  await page.goto(`/braindumper/plan/${id}`);
  const steps = page.getByRole("list", { name: "Next steps" }).getByRole("listitem");
  await expect(steps.nth(0)).toContainText("Next");
  const link = steps.nth(0).getByRole("link");
  expect(await link.getAttribute("href")).toBe(`/go/lovable?plan=${id}`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  const left = page.context().waitForEvent("request", (request) => request.url() === "https://lovable.dev/");
  await link.click();
  expect((await (await left).redirectedFrom()?.response())?.status()).toBe(302);
  await page.reload();
  await expect(steps.nth(0)).toContainText("Done");
  await expect(steps.nth(1)).toContainText("Next");
});

test("PE60: only partners that the site names are led to", async ({ server }) => {
  const client = await Client.open(server);
  for (const [partner, address] of [
    ["lovable", "https://lovable.dev/"],
    ["bolt", "https://bolt.new/"],
  ]) {
    const answer = await client.get(`/go/${partner}?url=https://evil.example`);
    expect([answer.status(), answer.headers().location]).toEqual([302, address]);
  }
  for (const partner of ["evil", "constructor", "__proto__", "https%3A%2F%2Fevil.example"]) {
    expect((await client.get(`/go/${partner}`)).status(), partner).toBe(404);
  }
  await client.close();
});

test("PE61: the list asks strangers to log in, and newcomers to begin", async ({ openPage }) => {
  const stranger = await openPage("off");
  await stranger.goto("/braindumps");
  await expect(stranger.getByText("Please login to view your braindumps")).toBeVisible();
  await stranger.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(stranger).toHaveURL(/^[^?]*\/auth\?redirectTo=%2Fbraindumps$/);

  const newcomer = await openPage("off", "newcomer");
  await newcomer.goto("/braindumps");
  await expect(newcomer.getByText("No brain dumps yet. Create your first one!")).toBeVisible();
  await newcomer.getByRole("link", { name: "Create Brain Dump" }).click();
  await expect(newcomer).toHaveURL("/braindumper");
});

test("PE61: the list shows the newest plan first, with what the specification asks of a card", async ({
  openPage,
}) => {
  const page = await openPage("off", "member");
  await page.goto("/braindumps");
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([
    "Rork",
    "Replit · Web App",
    "Bolt · Mobile App",
    "Cursor / Windsurf · Web App",
    "Lovable",
  ]);
  const lovable = cards.nth(4);
  await expect(lovable.getByRole("list", { name: "Holds" }).getByRole("listitem")).toHaveText([
    "Lovable",
    "PRD",
  ]);
  await expect(lovable.getByText("Generated Prompt:")).toBeVisible();
  // Its prompt quotes the idea, too.
  await expect(lovable.getByText(IDEAS.lovable.description, { exact: true })).toBeVisible();
  await expect(lovable.locator("time")).toHaveText(/^\d{1,2}\. [A-Z][a-z]{2} \d{4}$/);
  await expect(cards.nth(0).getByText("Generated Prompt:")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Back to Braindumper" }).click();
  await expect(page).toHaveURL(/\/braindumper/);
});

test("PE62: another member's plan answers like one that is not there", async ({
  openPage,
  people,
  server,
}) => {
  const page = await openPage("off", "newcomer");
  const bodies: string[] = [];
  for (const id of [people.plans.lovable, "xyz"]) {
    const response = await page.goto(`/braindumps/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brain dump not found");
    bodies.push(((await response?.text()) ?? "").replaceAll(id, "{id}"));
  }
  expect(bodies[0]).toBe(bodies[1]);

  const newcomer = await Client.open(server, people.cookies.newcomer);
  for (const address of ["/braindumps/{id}/download", "/braindumper/plan/{id}", "/braindumps/{id}.data"]) {
    const [other, missing] = await Promise.all(
      [people.plans.lovable, "xyz"].map((id) => newcomer.get(address.replace("{id}", id))),
    );
    expect(other?.status(), address).toBe(404);
    expect(missing?.status(), address).toBe(404);
  }
  await newcomer.close();
});

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE28: scripts ${mode}: after signing out Back shows nothing private`, async ({
    openPage,
    server,
  }) => {
    const { client, person } = await newMember(server);
    const id = await client.writePlan(IDEAS.replit);
    const page = await openPage(mode, await client.cookies());
    const seen = [`/braindumps/${id}`, "/account", "/braindumps"];
    for (const address of seen) {
      const response = await page.goto(address);
      expect(response?.headers()["cache-control"]).toMatch(/no-store/);
      await expect(
        page
          .getByRole("main")
          .getByText(address === "/account" ? person.email : IDEAS.replit.description)
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
}

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
    scripts: [...document.scripts].filter(({ nonce, src }) => nonce === "" && src === "").length,
  }));
  expect(found).toEqual({ hit: undefined, images: 0, handlers: 0, links: 0, scripts: 0 });
}

for (const platform of ["lovable", "bolt"] as const) {
  test(`S52: a hostile idea for ${platform} is inert text in the wizard, plan, list, detail, download and title`, async ({
    openPage,
    server,
  }) => {
    const { client } = await newMember(server);
    await client.describeIdea({ ...IDEAS[platform], description: HOSTILE });
    const page = await openPage("on", await client.cookies());
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });

    await page.goto("/braindumper/describe");
    await hydrated(page);
    await expectInert(page);
    await expect(page.getByLabel("Describe your idea")).toHaveValue(
      // What nobody sees, and what turns the direction of a text, is left out.
      HOSTILE.replace(/[\u2028\u2029]/g, "\n").replace(/[\0\u202A-\u202E]/g, ""),
    );
    await page.goto("/braindumper/summary");
    await hydrated(page);
    await expectInert(page);
    await expect(page.getByText(`<script>window.hit = "script"</script>`)).toBeVisible();

    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page).toHaveURL(/\/plan\//);
    const id = page.url().split("/").at(-1) ?? "";
    for (const address of [page.url(), "/braindumps", `/braindumps/${id}`]) {
      await page.goto(address);
      await hydrated(page);
      await expectInert(page);
      expect(await page.title()).not.toMatch(/[<>]/);
    }
    const text = storedContext(server, id);
    const shown = platform === "lovable" ? JSON.parse(text).prompt : text;
    expect(await page.locator("pre").first().textContent()).toBe(shown);
    expect(text).not.toContain("\0");

    const download = await client.get(`/braindumps/${id}/download`);
    expect(download.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(download.headers()["content-disposition"]).toMatch(
      /^attachment; filename="context-(lovable|bolt)-[\d-]{10}\.txt"$/,
    );
    expect(problems).toEqual([]);
  });
}
