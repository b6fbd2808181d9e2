import { newMember } from "../support/client";
import { newPerson } from "../support/people";
import { fillSignIn, fillSignUp, verifyByMail } from "./journey";
import { SLOW } from "./script-modes";
import { COMMUNITY_URL, expect, test } from "./site";

// What routes/specification.test.ts holds the server to, seen in a browser, on a site whose owner has set everything.
// Where a page leads by itself, and after how many seconds, is asked there; that the browser goes, in the slow suites.

test(
  "'saved on every change': what is typed on steps 2 to 4 outlives a reload, another page and signing in",
  SLOW,
  async ({ openAt, peat }) => {
    const { client, person } = await newMember(peat);
    await client.close();
    const page = await openAt(peat, "on");
    const kept = () => page.waitForResponse(/\/braindumper\/keep$/);
    await page.goto("/braindumper");
    await page.getByRole("button", { name: /^Bolt/ }).click();
    const idea = page.getByLabel("Describe your idea");
    await Promise.all([kept(), idea.pressSequentially("A shop")]);
    await page.reload();
    await expect(idea).toHaveValue("A shop");

    // Left before the moment after the last key is over.
    await idea.press("End");
    await idea.pressSequentially(" where neighbours order bread.");
    await page.getByRole("navigation").getByRole("link", { name: "Tools" }).first().click();
    await expect(page).toHaveURL("/tools");
    await page.goto("/braindumper/unfinished");
    await expect(idea).toHaveValue("A shop where neighbours order bread.");
    await page.getByRole("button", { name: "Next" }).click();
    await Promise.all([kept(), page.getByLabel("Web App").check()]);
    await page.reload();
    await expect(page.getByLabel("Web App")).toBeChecked();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/summary/);
    await page.getByRole("textbox").fill("Bread");
    await page.getByRole("link", { name: "Sign in" }).first().click();
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/");
    await page.goto("/braindumper/summary?plan");
    await page.getByText("Your answers", { exact: true }).click();
    await expect(page.getByRole("definition").filter({ hasText: /^Bread$/ })).toBeVisible();
  },
);

test("the community modal opens on a reading page too: Join opens the channel in a new tab, and it is not asked again", async ({
  openAt,
  peat,
}) => {
  const page = await openAt(peat, "on");
  await page
    .context()
    .route(COMMUNITY_URL, (route) => route.fulfill({ contentType: "text/html", body: "Elsewhere" }));
  const person = newPerson();
  await page.goto("/auth?tab=signup");
  await fillSignUp(page, person);
  await verifyByMail(page, peat, person);
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Join Our Community!" });
  expect(await dialog.evaluate((node) => node.matches(":modal"))).toBe(true);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Join Community" }).click();
  await expect(await opened).toHaveURL(COMMUNITY_URL);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Welcome to the community!")).toBeVisible();
  await page.goto("/");
  await expect(dialog).toHaveCount(0);
});
