import { goTo, WALKS } from "./pages";
import { expect, test } from "./site";
import { violations } from "./violations";
import { everyPageIsWhole } from "./whole-pages";

test.describe.configure({ mode: "parallel" });

everyPageIsWhole("blocked");
everyPageIsWhole("forbidden");

// axe is a script itself: without any it cannot run, with none of ours it sees the same page.
for (const { role, pages } of WALKS) {
  test(`PE69: the pages of a ${role} without our scripts`, async ({ openPage, people }) => {
    test.slow();
    const page = await openPage("blocked", role);
    for (const target of pages.filter(({ hydrates }) => hydrates)) {
      await test.step(target.name, async () => {
        await goTo(page, target, people);
        expect(await violations(page, [360])).toEqual([]);
      });
    }
  });
}
