import type { Page } from "@playwright/test";
import { goTo, type SitePage, WALKS } from "./pages";
import type { Mode } from "./script-modes";
import { expect, test } from "./site";

/** Its heading, header, footer and main content are to be seen, and nothing waits for a script. */
export async function pageIsWhole(page: Page, target: SitePage): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText(target.heading);
  await expect(page.getByRole("banner").getByRole("link", { name: "Loam" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Braindumper" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible({ visible: target.footer ?? true });
  await expect(page.locator("body")).not.toContainText(/enable javascript/i);
  await expect(page.locator("noscript, [aria-busy=true], [role=progressbar]")).toHaveCount(0);
}

/** Each kind of visitor's pages, in one browser each. */
export function everyPageIsWhole(mode: Mode): void {
  for (const { role, pages } of WALKS) {
    test(`every page of a ${role} is whole, scripts ${mode}`, async ({ openPage, people }) => {
      const page = await openPage(mode, role);
      for (const target of pages) {
        await test.step(target.name, async () => {
          await goTo(page, target, people);
          await pageIsWhole(page, target);
        });
      }
    });
  }
}
