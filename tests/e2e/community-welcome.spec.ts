import type { Page } from "@playwright/test";
import { Client, type Cookies } from "../support/client";
import { newPerson } from "../support/people";
import { openMailedLink } from "./journey";
import { type Mode, SLOW, scripted } from "./script-modes";
import { COMMUNITY_URL, expect, type Peat, test } from "./site";

/** Somebody whose draft waits, and who has just verified the address. */
async function justVerified(
  site: Peat,
  mode: Mode,
  openAt: (site: Peat, mode: Mode, options: { storageState: Cookies }) => Promise<Page>,
) {
  const client = await Client.open(site);
  const person = newPerson();
  await client.describeIdea({ platform: "Lovable", description: "A choir plans its rehearsals." });
  await client.postStep("summary", {});
  await client.signUp(person);
  const page = await openAt(site, mode, { storageState: await client.cookies() });
  await client.close();
  await page
    .context()
    .route(COMMUNITY_URL, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Community</title>" }),
    );
  await openMailedLink(page, site, person);
  await expect(page).toHaveURL(/\/braindumps\//);
  return page;
}

// The same without scripts: tests/braindumper/journey.page.test.ts.
test(
  "after verification the community invites; Join opens it in a new tab, and it is not asked again",
  SLOW,
  async ({ openAt, peat }) => {
    const page = await justVerified(peat, "on", openAt);
    await scripted(page);
    const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Thanks for verifying your email.");
    expect(await dialog.evaluate((node) => node.matches(":modal"))).toBe(true);
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Join Community" }).click();
    await expect(await opened).toHaveURL(COMMUNITY_URL);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("status").getByText("Welcome to the community!")).toBeVisible();
    await page.goto("/braindumper/summary");
    await expect(dialog).toHaveCount(0);
  },
);

test("Maybe Later leads back to where one was, and it is not asked again", SLOW, async ({ openAt, peat }) => {
  const page = await justVerified(peat, "on", openAt);
  await scripted(page);
  const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
  await dialog.getByRole("button", { name: "Maybe Later" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/braindumps\//);
  // The answer is posted behind the page, and may still be on its way.
  await expect(async () => {
    await page.goto("/braindumper/summary");
    await expect(dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("what the plan says to whoever comes back waits until the invitation is answered", async ({
  openAt,
  peat,
}) => {
  const page = await justVerified(peat, "on", async (...given) => {
    const opened = await openAt(...given);
    await opened.clock.install();
    return opened;
  });
  await scripted(page);
  const message = page.getByText("Email Verified Successfully!");
  await page.clock.runFor(60_000);
  await page.getByRole("button", { name: "Maybe Later" }).click();
  await expect(message).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(message).toHaveCount(0);
});
