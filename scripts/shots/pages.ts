import { ERROR_STATES, goTo, provoke } from "../../tests/e2e/pages";
import { invitePeople } from "../../tests/support/people";
import { addressOf, PAGES } from "../../tests/support/site-pages";
import { type Camera, ready } from "./camera";
import { withSite } from "./site-for-shots";

/** Seen in every view: one page of each kind. */
const MAIN_PAGES = [
  "home",
  "a post",
  "tools",
  "blog",
  "sign-up",
  "account",
  "wizard 1, platform",
  "wizard 3, app type",
  "the new plan for Cursor",
  "saved plans",
  "a saved plan in two parts",
  "no such page",
];

/** Every page of the tests' list, and every form after a post that it refuses. */
export async function shootPages(camera: Camera): Promise<void> {
  const names = [...PAGES, ...ERROR_STATES].map(({ name }) => fileName(name));
  if (!names.some((name) => camera.wants(name))) return;
  await withSite({}, async (site) => {
    const people = await invitePeople(site);
    for (const target of PAGES) {
      const reach = async (page: Parameters<typeof goTo>[0]) => {
        await goTo(page, target, people);
        await ready(page);
      };
      const everyView = MAIN_PAGES.includes(target.name);
      await camera.shoot(site, fileName(target.name), reach, { as: people.cookies[target.as], everyView });
    }
    for (const state of ERROR_STATES) {
      await camera.shoot(
        site,
        `error-${fileName(state.name)}`,
        async (page) => {
          await page.goto(addressOf(state, people));
          await ready(page);
          await provoke(page, state, people);
        },
        { as: people.cookies[state.as] },
      );
    }
    const posts = await (await fetch(`${site.url}/feed.json`)).json();
    for (const { url } of (posts as { items: { url: string }[] }).items) {
      const { pathname } = new URL(url);
      await camera.shoot(site, `post-${pathname.split("/").at(-1)}`, async (page) => {
        await page.goto(pathname);
        await ready(page);
      });
    }
  });
}

const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
