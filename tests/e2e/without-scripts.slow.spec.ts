import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { expect, test } from "./site";
import { violations } from "./violations";

test.describe.configure({ mode: "parallel" });

// Scripts that are lost and scripts that are forbidden leave the same page, but for what stands in the page itself: so
// each page is looked at in one of the two ways.
for (const [at, mode] of (["blocked", "forbidden"] as const).entries()) {
  for (const { role, pages } of WALKS) {
    const some = pages.filter((_, each) => each % 2 === at);
    if (some.length === 0) continue;
    test(`every other page of a ${role} is whole, scripts ${mode}`, async ({ openPage, people }) => {
      test.slow();
      const page = await openPage(mode, role);
      for (const target of some) {
        await test.step(target.name, async () => {
          await goTo(page, target, people);
          await pageIsWhole(page, target);
          // axe is a script itself: without any it cannot run, with none of ours it sees the same page.
          if (mode === "blocked" && target.application) expect(await violations(page, [360])).toEqual([]);
        });
      }
    });
  }
}
