import { newMember } from "../support/client";
import { enhanced, SLOW, scripted } from "./script-modes";
import { COMMUNITY_URL, expect, OFFER_URL, REVIEWS_URL, test } from "./site";

test.describe.configure({ mode: "parallel" });

const NARROW = { viewport: { width: 360, height: 800 } };

test("the menu of a narrow screen opens and closes without scripts", async ({ openPage }) => {
  const page = await openPage("off", "stranger", NARROW);
  await page.goto("/");
  const entry = page.getByRole("banner").getByRole("link", { name: "Braindumper" });
  const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
  await expect(entry).toBeHidden();
  await menu.click();
  await expect(entry).toBeVisible();
  await menu.click();
  await expect(entry).toBeHidden();
  await menu.press("Enter");
  await entry.click();
  await expect(page).toHaveURL("/braindumper");
});

test("with scripts Escape closes the menu and gives the focus back", async ({ openPage }) => {
  const page = await openPage("on", "stranger", NARROW);
  for (const path of ["/", "/braindumper"]) {
    await page.goto(path);
    await (path === "/" ? enhanced(page) : scripted(page));
    const entry = page.getByRole("banner").getByRole("link", { name: "Braindumper" });
    const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
    await menu.click();
    await entry.focus();
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

const ENTRIES = [
  ["Community", "/community"],
  ["Offer", OFFER_URL],
  ["Tools", "/tools"],
  ["Surprise (opens in a new tab)", REVIEWS_URL],
  ["Jobs", "/jobs"],
  ["Blog", "/blog"],
  ["Braindumper", "/braindumper"],
];

test(
  "a site that sets all links has an entry for each, which leads there",
  SLOW,
  async ({ openAt, peat }) => {
    const { client } = await newMember(peat);
    const page = await openAt(peat, "on", { storageState: await client.cookies() });
    await client.close();
    await page
      .context()
      .route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "There" }));
    // The invitation to the community comes first.
    await page.goto("/");
    await page.getByRole("button", { name: "Maybe Later" }).click();
    for (const viewport of [NARROW.viewport, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto("/");
      if (viewport.width === 360) await page.getByRole("banner").getByText("Menu").click();
      const shown = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link")
        .filter({ visible: true });
      const found = await shown.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
      expect(found).toEqual(expect.arrayContaining(ENTRIES));
    }
    const opened = page.waitForEvent("popup");
    await page.getByRole("banner").getByRole("link", { name: "Surprise" }).click();
    await expect(await opened).toHaveURL(REVIEWS_URL);
    await page.getByRole("banner").getByRole("link", { name: "Offer" }).click();
    await expect(page).toHaveURL(OFFER_URL);
    for (const name of ["Community", "Access Community"]) {
      await page.goto("/");
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(COMMUNITY_URL);
    }
  },
);

test("a theme is chosen and stays", async ({ openPage }) => {
  const page = await openPage("off", "stranger", { colorScheme: "light" });
  await page.goto("/");
  const root = page.locator("html");
  const themes = page.getByRole("group", { name: "Theme" });
  const ink = () => page.getByRole("heading", { level: 1 }).evaluate((h1) => getComputedStyle(h1).color);
  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await ink();
  expect(dark).not.toBe(light);

  await themes.getByRole("button", { name: "Light" }).click();
  await expect(page).toHaveURL("/");
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect.poll(ink).toBe(light);
  // The server itself writes the choice into the page, so that nothing flashes.
  const again = await page.reload();
  expect(await again?.text()).toMatch(/<html[^>]*data-theme="light"/);

  await page.emulateMedia({ colorScheme: "light" });
  await themes.getByRole("button", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect.poll(ink).toBe(dark);
  await expect(themes.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");

  await themes.getByRole("button", { name: "System" }).click();
  await expect(root).not.toHaveAttribute("data-theme");
  // The page may be there a moment before its style sheet.
  await expect.poll(ink).toBe(light);
});
