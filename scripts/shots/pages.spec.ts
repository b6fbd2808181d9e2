// `npm run shots`: takes a picture of every page, and of every form with its errors, at 360 and 1280 px, light and
// dark, into shots/ (not in git); of the main pages also at 320 and 1920 px, with forced colours and in print.
// shots/index.html shows them all. `npm run shots -- -g plan` takes only those whose name contains "plan".
import { readdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { goTo, provoke } from "../../tests/e2e/pages";
import { test } from "../../tests/e2e/site";
import { REFUSED_FORMS } from "../../tests/support/refused-forms";
import { PAGES } from "../../tests/support/site-pages";

const [WIDTHS, THEMES] = [[360, 1280], ["light", "dark"] as const];
const OTHER_VIEWS = [
  { view: "320", width: 320 },
  { view: "1920", width: 1920 },
  { view: "forced-colors", width: 1280, forcedColors: "active" },
  { view: "print", width: 800, media: "print" },
] as const;
/** Pages pictured in every view: one of each kind. */
const MAIN_PAGES = [
  ...["home", "a post", "tools", "blog", "sign-up", "account", "wizard 1, platform", "wizard 3, app type"],
  ...["the plan for Cursor", "saved plans", "the plan for Lovable", "no such page"],
];
const STYLE =
  "body{display:flex;flex-wrap:wrap;background:#888;font:12px sans-serif}img{height:30rem;max-width:40rem;object-fit:cover;object-position:top}";

async function shoot(page: Page, name: string) {
  // Nothing is hovered, and scripts have finished what they do at the start.
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const themed = THEMES.map((colorScheme) => ({ view: colorScheme, colorScheme }));
  const views = WIDTHS.flatMap((width) =>
    themed.map((each) => ({ ...each, width, view: `${width}-${each.view}` })),
  );
  for (const { view, width, ...media } of [...views, ...(MAIN_PAGES.includes(name) ? OTHER_VIEWS : [])]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme: "light",
      reducedMotion: "reduce",
      ...media,
    });
    await page.screenshot({ path: `shots/${file}-${view}.png`, fullPage: true });
  }
}

for (const target of PAGES)
  test(target.name, async ({ openPage, people }) => {
    const page = await openPage("on", target.as);
    await goTo(page, target, people);
    await shoot(page, target.name);
  });

for (const state of REFUSED_FORMS)
  test(`error: ${state.name}`, async ({ openPage, people }) => {
    const page = await openPage("on", state.as);
    await provoke(page, state, people);
    await shoot(page, `error-${state.name}`);
  });

for (const post of readdirSync("content/posts").map((file) => file.replace(/\.md$/, "")))
  test(`post: ${post}`, async ({ openPage }) => {
    const page = await openPage("on");
    await page.goto(`/blog/${post}`);
    await shoot(page, `post-${post}`);
  });

test.afterAll(() => {
  const pictures = readdirSync("shots").filter((name) => name.endsWith(".png"));
  const figures = pictures.map(
    (name) => `<figure><img src="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`,
  );
  writeFileSync("shots/index.html", `<style>${STYLE}</style>\n${figures.join("\n")}\n`);
});
