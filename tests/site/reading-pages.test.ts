import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addressed } from "~/routes";
import { isReadingPage } from "~/site/reading-pages";

type Route = { handle?: { shared?: unknown } };
const modules = import.meta.glob<Route>("../../app/*/routes/**/*.tsx");
const isKeptPage = ({ handle }: Route) => Boolean(handle?.shared) && handle?.shared !== "unkept";

it("pages that are fetched ahead are those that are shared, and no others", async () => {
  for (const { path = "", file } of addressed as { path?: string; file: string }[]) {
    const route = await modules[`../../app/${file}`]?.();
    // Feeds and pictures are no pages; the last route is the 404 page.
    if (!route || path === "*") continue;
    expect([path, isReadingPage(`/${path}`)]).toEqual([path, isKeptPage(route)]);
  }
});

it("deploy/nginx/site.conf keeps the same pages", async () => {
  const [, pattern = ""] = /"~(\^\/\([^"]+)" 1;/.exec(readFileSync("deploy/nginx/site.conf", "utf8")) ?? [];
  const isKept = new RegExp(pattern);
  for (const { path = "", file } of addressed as { path?: string; file: string }[]) {
    const route = await modules[`../../app/${file}`]?.();
    if (!route || path === "*") continue;
    expect([path, isKept.test(`/${path}`)]).toEqual([path, isKeptPage(route)]);
  }
});
