import { expect, it } from "vitest";
import { PAGES } from "~/base/page-table";
import { addressed } from "~/routes";

type Route = { handle?: { shared?: unknown } };
const modules = import.meta.glob<Route>("../../app/*/routes/**/*.tsx");
const isKeptPage = ({ handle }: Route) => Boolean(handle?.shared) && handle?.shared !== "unkept";

it("pages that are fetched ahead are those that are shared, and no others", async () => {
  const isAhead = (path: string) =>
    PAGES.some((page) => page.isShared && page.path === `/${path.split("/")[0]}`);
  for (const { path = "", file } of addressed as { path?: string; file: string }[]) {
    const route = await modules[`../../app/${file}`]?.();
    // Feeds and pictures are no pages; the last route is the 404 page.
    if (!route || path === "*") continue;
    expect([path, isAhead(path)]).toEqual([path, isKeptPage(route)]);
  }
});
