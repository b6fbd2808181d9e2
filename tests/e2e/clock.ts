import type { Page } from "@playwright/test";

const HOUR_MS = 3_600_000;

/** From now on time passes for the page only when the test says so (`page.clock.runFor`). */
export async function stopClock(page: Page, at = new Date("2026-03-10T12:00:00Z")) {
  // Between the two calls it still runs.
  await page.clock.install({ time: at.getTime() - HOUR_MS });
  await page.clock.pauseAt(at.getTime() + 1);
}
