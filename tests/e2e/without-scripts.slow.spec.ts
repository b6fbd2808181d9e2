import type { Page } from "@playwright/test";
import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { enhanced, scripted } from "./script-modes";
import { expect, test } from "./site";
import { violations } from "./violations";

test.describe.configure({ mode: "parallel" });

const PHONE = { viewport: { width: 360, height: 800 } };

// Scripts that are lost and scripts that are forbidden leave the same page, but for what stands in the page itself: so
// each page is looked at in one of the two ways.
for (const [at, mode] of (["blocked", "forbidden"] as const).entries()) {
  for (const { role, pages } of WALKS) {
    const some = pages.filter((_, each) => each % 2 === at);
    if (some.length === 0) continue;
    test(`every other page of a ${role} is whole and says the same, scripts ${mode}`, async ({
      openPage,
      people,
    }) => {
      test.slow();
      const page = await openPage(mode, role, PHONE);
      const withScripts = await openPage("on", role, PHONE);
      for (const target of some) {
        await test.step(target.name, async () => {
          await goTo(page, target, people);
          await pageIsWhole(page, target);
          if (!target.application && !target.enhanced) return;
          await goTo(withScripts, target, people);
          await (target.application ? scripted : enhanced)(withScripts);
          expect(await linesWithTabs(withScripts)).toEqual(await lines(page));
          // axe is a script itself: without any it cannot run, with none of ours it sees the same page.
          if (mode === "blocked" && target.application) expect(await violations(page, [360])).toEqual([]);
        });
      }
    });
  }
}

/** The text that is to be seen, line by line, folded parts open, without what only a script can offer (copying). */
async function lines(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const { body } = document;
    for (const button of body.querySelectorAll<HTMLElement>(".copy")) button.hidden = true;
    for (const part of body.querySelectorAll("main details")) part.setAttribute("open", "");
    return body.innerText;
  });
  const seen = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return [...new Set(seen.filter((line) => line !== ""))].sort();
}

/** With scripts the two parts of a plan are tabs: what they say is what both say. */
async function linesWithTabs(page: Page): Promise<string[]> {
  const said = new Set(await lines(page));
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    for (const line of await lines(page)) said.add(line);
  }
  return [...said].sort();
}
