import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** What a colour scheme can change; the other rules look at the same page in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const WIDTHS = [360, 1280];
const SCHEMES: ("light" | "dark")[] = ["light", "dark"];

/** What axe finds in a page, narrow and wide, light and dark: the rule, and the elements that break it. */
export async function violations(page: Page, widths = WIDTHS, schemes = SCHEMES): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Legacy: no frames here, and without it each run opens a page of its own to put the result together.
      const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
      const result = await (colorScheme === "light"
        ? axe.withTags(RULES)
        : axe.withRules(COLOUR_RULES)
      ).analyze();
      for (const { id, nodes } of result.violations) {
        const where = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
        found.push(`${width} ${colorScheme} ${id}: ${where}`);
      }
    }
  }
  return found;
}
