import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { type RunningServer, startServer } from "../support/server";
import { Client, newMember } from "./client";
import { newPerson, verifyByMail } from "./journey";
import { hydrated, type Mode, openBrowser } from "./script-modes";

/** The site of somebody who has a community. */
const test = base.extend<object, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "loam-content-"));
      await cp("content", folder, { recursive: true });
      const file = path.join(folder, "site.json");
      const content = JSON.parse(await readFile(file, "utf8"));
      content.links.communityChannel = "https://community.example/join";
      await writeFile(file, JSON.stringify(content));
      const server = await startServer({ env: { CONTENT_DIR: folder } });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** Somebody whose draft waits, and who has just verified the address. */
async function justVerified(site: RunningServer, browser: Parameters<typeof openBrowser>[0], mode: Mode) {
  const client = await Client.open(site);
  const person = newPerson();
  await client.describeIdea({ platform: "Lovable", description: "A choir plans its rehearsals." });
  await client.postStep("summary", {});
  await client.signUp(person);
  const context = await openBrowser(browser, site, mode, { storageState: await client.cookies() });
  await client.close();
  await context.route(/^https:\/\/community\.example/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Community</title>" }),
  );
  const page = await context.newPage();
  await verifyByMail(page, site, person);
  await expect(page).toHaveURL(/\/braindumper\/summary$/);
  return page;
}

for (const mode of ["off", "on"] as const) {
  test(`scripts ${mode}: after verification the community invites; Join opens it in a new tab, and it is not asked again`, async ({
    browser,
    site,
  }) => {
    const page = await justVerified(site, browser, mode);
    if (mode === "on") await hydrated(page);
    const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Thanks for verifying your email.");
    expect(await dialog.evaluate((node) => node.matches(":modal"))).toBe(mode === "on");
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Join Community" }).click();
    await expect(await opened).toHaveURL("https://community.example/join");
    if (mode === "on") {
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("status").getByText("Welcome to the community!")).toBeVisible();
    }
    await page.goto("/braindumper/summary");
    await expect(dialog).toHaveCount(0);
    await page.context().close();
  });

  test(`scripts ${mode}: Maybe Later leads back to where one was, and it is not asked again`, async ({
    browser,
    site,
  }) => {
    const page = await justVerified(site, browser, mode);
    if (mode === "on") await hydrated(page);
    const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
    await dialog.getByRole("button", { name: "Maybe Later" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/braindumper\/summary$/);
    // With scripts the answer is posted behind the page, and may still be on its way.
    await expect(async () => {
      await page.goto("/braindumper/summary");
      await expect(dialog).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.context().close();
  });
}

test("when no tab can be opened it says so, and offers to try again", async ({ browser, site }) => {
  const page = await justVerified(site, browser, "on");
  await hydrated(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
  await dialog.getByRole("button", { name: "Join Community" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Could not open Community");
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().close();
});

test("on the way to the community a member reads where it goes", async ({ site }) => {
  const { client } = await newMember(site);
  const answer = await client.get("/community");
  expect(answer.headers().refresh).toBe("1; url=https://community.example/join");
  const html = await answer.text();
  for (const text of ["Connecting to Community", "Redirecting you to the community..."])
    expect(html).toContain(text);
  await client.close();
});
