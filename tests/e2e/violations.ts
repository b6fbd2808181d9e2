import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** What a colour scheme can change; the other rules look at the same page in light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const WIDTHS = [360, 1280];
const SCHEMES: ("light" | "dark")[] = ["light", "dark"];

/** What axe finds in a page, narrow and wide, light and dark: the rule, and the elements that break it. */
export async function violations(page: Page, widths = WIDTHS, schemes = SCHEMES): Promise<string[]> {
  const found: string[] = [];
  // Once for all looks at a page: axe's own package for Playwright sends it again for each, which takes longer than the look.
  await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const runOnly: RunOptions["runOnly"] =
        colorScheme === "light" ? { type: "tag", values: RULES } : { type: "rule", values: COLOUR_RULES };
      const broken = await page.evaluate(
        async (options) => {
          const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run(options);
          return all.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html + node.failureSummary)}`);
        },
        { runOnly, resultTypes: ["violations"] } satisfies RunOptions,
      );
      found.push(...broken.map((each) => `${width} ${colorScheme} ${each}`));
    }
  }
  return found;
}
