import { WALKS } from "../support/site-pages";
import { goTo, pageIsWhole } from "./pages";
import { expect, test } from "./site";
import { violations } from "./violations";

test.describe.configure({ mode: "parallel" });

for (const mode of ["blocked", "forbidden"] as const) {
  for (const { role, pages } of WALKS) {
    test(`every page of a ${role} is whole, scripts ${mode}`, async ({ openPage, people }) => {
      test.slow();
      const page = await openPage(mode, role);
      for (const target of pages) {
        await test.step(target.name, async () => {
          await goTo(page, target, people);
          await pageIsWhole(page, target);
          // axe is a script itself: without any it cannot run, with none of ours it sees the same page.
          if (mode === "blocked" && target.hydrates) expect(await violations(page, [360])).toEqual([]);
        });
      }
    });
  }
}
