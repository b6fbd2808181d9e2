import type { Page } from "@playwright/test";
import { readingPaths } from "./pages";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

for (const width of [360, 1280]) {
  test(`nothing moves on a reading page of ${width} px while its font arrives late`, async ({ openPage }) => {
    test.setTimeout(180_000);
    const first = await openPage("on", "stranger", { viewport: { width, height: 800 } });
    for (const path of await readingPaths(first)) {
      const page = await first.context().newPage();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await twoFrames(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('700 20px "Familjen Grotesk Variable"'))).toBe(
        true,
      );
      await twoFrames(page);
      expect(await layoutShifts(page), path).toEqual([]);
      await page.close();
    }
  });
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What moved since the page was there whole, and how much: before that, a slow machine paints parts of it. */
function layoutShifts(page: Page) {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const [{ domInteractive }] = performance.getEntriesByType("navigation") as [
          PerformanceNavigationTiming,
        ];
        new PerformanceObserver((list) => {
          const all = list.getEntries() as Shift[];
          const shifts = all.filter(({ startTime }) => startTime > domInteractive);
          resolve(
            shifts.map(
              ({ value, sources }) =>
                `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", ")}`,
            ),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve([]), 200);
      }),
  );
}
