import { PAGES, type SitePage } from "../support/site-pages";
import { goTo } from "./pages";
import { scripted } from "./script-modes";
import { expect, test } from "./site";

// What a screen reader is told of a page, kept in tree.spec.ts-snapshots/ to be compared. A change that is meant:
// npx playwright test --project=browser tests/e2e/tree.spec.ts --update-snapshots

const NAMES = [
  "sign-up",
  "wizard 1, platform",
  "wizard 2, description",
  "wizard 3, app type",
  "wizard 4, a question",
  "wizard 4, summary",
  // The one whose text no other test copies, which the page would remember.
  "a plan with a public page",
  "account",
];

test("a screen reader is told what is kept here of each page", async ({ openPage, people }) => {
  for (const name of NAMES) {
    await test.step(name, async () => {
      const target = PAGES.find((page) => page.name === name) as SitePage;
      const page = await openPage("on", target.as);
      await goTo(page, target, people);
      await scripted(page);
      const tree = await page.getByRole("main").ariaSnapshot();
      expect(`${lasting(tree, people.member.email)}\n`).toMatchSnapshot(`${name.replace(/\W+/g, "-")}.yml`);
    });
  }
});

/** Without what differs from run to run: times, ids, the reader's address, and the words of a plan. */
function lasting(tree: string, email: string): string {
  return tree
    .replaceAll(email, "(address)")
    .replace(/\d{1,2}\. \w+ 20\d\d(, \d\d:\d\d)?/g, "(time)")
    .replace(/prompt=[\w%+-]+/g, "prompt=(text)")
    .replace(/http:\/\/[\d.:]+\/shared\/[\w-]{22}/g, "(shared)")
    .replace(/plan=[\w-]{22}/g, "plan=(id)")
    .replace(/braindumps\/[\w-]{22}/g, "braindumps/(id)")
    .replace(/(- group "[^"]*"): .*/g, "$1: (text)");
}
