import { chromium } from "@playwright/test";
import config from "../../playwright.config";
import { REFUSED_FORMS } from "../support/refused-forms";
import { WALKS } from "../support/site-pages";
import { goTo, provoke } from "./pages";
import { openBrowser, scripted } from "./script-modes";
import { expect, test } from "./site";
import { violations } from "./violations";

test.describe.configure({ mode: "parallel" });

for (const { role, pages } of WALKS) {
  test(`axe finds nothing in the pages of a ${role}, narrow and wide, light and dark`, async ({
    openPage,
    people,
  }) => {
    test.slow();
    const page = await openPage("on", role);
    for (const target of pages) {
      await test.step(target.name, async () => {
        await goTo(page, target, people);
        if (target.application) await scripted(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const role of new Set(REFUSED_FORMS.map((state) => state.as))) {
  test(`axe finds nothing in forms with errors of a ${role}`, async ({ openPage, people }) => {
    test.slow();
    const page = await openPage("on", role);
    for (const state of REFUSED_FORMS.filter(({ as }) => as === role)) {
      await test.step(state.name, async () => {
        await provoke(page, state, people);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test("axe finds nothing in open menus", async ({ openPage, people }) => {
  const page = await openPage("on", "member", { viewport: { width: 360, height: 800 } });
  await page.goto(`/braindumps/${people.plans.bolt}`);
  await scripted(page);
  for (const menu of await page.getByRole("banner").locator("summary").all()) {
    await menu.click();
    expect(await violations(page, [360])).toEqual([]);
  }
});

test("the check with axe finds what is wrong", async ({ openPage }) => {
  const page = await openPage("on");
  await page.goto("/auth");
  await page.getByLabel("Email", { exact: true }).evaluate((input) => {
    for (const label of (input as HTMLInputElement).labels ?? []) label.remove();
  });
  expect((await violations(page, [360])).join()).toContain("label");
});

test("with text twice as big no page needs sideways scroll, on a phone or a desktop", async ({
  people,
  server,
}) => {
  test.slow();
  const { launchOptions } = config.use ?? {};
  // The reader's own setting, which no page can be given.
  const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const tooWide: string[] = [];
  for (const { role, pages } of WALKS) {
    const context = await openBrowser(browser, server, "off", { storageState: people.cookies[role] });
    const page = await context.newPage();
    for (const target of pages) {
      await goTo(page, target, people);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) tooWide.push(`${target.name} at ${width} px takes ${needed}`);
      }
    }
    await context.close();
  }
  await browser.close();
  expect(tooWide).toEqual([]);
});
