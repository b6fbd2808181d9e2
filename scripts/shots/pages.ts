import { ERROR_STATES, goTo, provoke } from "../../tests/e2e/pages";
import { invitePeople } from "../../tests/support/people";
import type { RunningServer } from "../../tests/support/server";
import { PAGES } from "../../tests/support/site-pages";
import { type Camera, ready } from "./camera";

/** Seen in every view: one page of each kind. */
const MAIN_PAGES = [
  ...["home", "a post", "tools", "blog", "sign-up", "account", "wizard 1, platform", "wizard 3, app type"],
  ...["the new plan for Cursor", "saved plans", "a saved plan in two parts", "no such page"],
];

/** Every page of the tests' list, every post, and every form after a post that it refuses. */
export async function shootPages(site: RunningServer, camera: Camera): Promise<void> {
  const people = await invitePeople(site);
  for (const target of PAGES) {
    await camera.shoot(
      target.name,
      async (page) => {
        await goTo(page, target, people);
        await ready(page);
      },
      people.cookies[target.as],
      MAIN_PAGES.includes(target.name),
    );
  }
  for (const state of ERROR_STATES)
    await camera.shoot(
      `error-${state.name}`,
      (page) => provoke(page, state, people),
      people.cookies[state.as],
    );
  const { items } = (await (await fetch(`${site.url}/feed.json`)).json()) as { items: { url: string }[] };
  for (const { url } of items) {
    const { pathname } = new URL(url);
    await camera.shoot(`post-${pathname.split("/").at(-1)}`, async (page) => {
      await page.goto(pathname);
      await ready(page);
    });
  }
}
