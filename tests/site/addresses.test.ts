import { expect, test } from "vitest";
import { assemble } from "~/assemble";
import { isReservedAddress, partAt } from "~/site/addresses";
import { readRedirects } from "~/site/redirects";
import { siteSchema } from "~/site/site";

test("what a route answers is taken, and what is below it, except in folders that other sites have too", () => {
  assemble();
  for (const path of [
    "/",
    "/blog",
    "/metrics",
    "/account/old",
    "/assets/a.js",
    "/newsletter/7",
    "/share/a.png",
  ])
    expect(isReservedAddress(path), path).toBe(true);
  for (const path of [
    "/imprint",
    "/2024/05/my-post",
    "/tools/old",
    "/community/old",
    "/share/a",
    "/newsletter/may",
  ])
    expect(isReservedAddress(path), path).toBe(false);
});

test.each([
  ["/blog", "blog"],
  ["/blog/a.md?x", "blog"],
  ["/feed.xml", "blog"],
  ["/braindumps/1/edit", "braindumper"],
  ["/shared/1/card.png", "braindumper"],
  ["/jobs#a", "jobs"],
  ["/blogs", null],
  ["https://jobs.example/jobs", null],
])("%s belongs to %s", (address, part) => {
  expect(partAt(address)).toBe(part);
});

test("the menu has the specification's entries in order, and an entry is a page or a label with an address", () => {
  const site = { name: "A", description: "B", partners: {} };
  const { menu, footer } = siteSchema.parse(site);
  const specified = ["community", "offer", "tools", "surprise", "jobs", "blog", "braindumper"];
  expect(menu.flatMap(({ page = "" }) => (specified.includes(page) ? page : []))).toEqual(specified);
  expect(footer.map(({ page }) => page)).toEqual(["blog", "newsletter", "terms", "privacy"]);
  const mistakes = (entry: unknown) =>
    siteSchema.safeParse({ ...site, menu: [entry] }).error?.issues.map(({ path }) => path.join("."));
  for (const entry of ["jobs", { page: "jobs", label: "Work" }, { label: "A", url: "/a" }])
    expect(mistakes(entry)).toBeUndefined();
  expect(mistakes({ label: "A", url: "javascript:alert(1)" })).toEqual(["menu.0.url"]);
  expect(mistakes({ label: "A" })).toEqual(["menu.0"]);
  expect(mistakes({ page: "jobs", url: "/a" })).toEqual(["menu.0"]);
});

const at = (path: string) => (["/", "/tools", "/blog/new"].includes(path) ? "a page" : null);

test("old addresses lead on, each in any spelling, with the query unless they name one", () => {
  const { find, problems } = readRedirects(
    {
      "/blog/old": "/blog/new",
      "/slug/": "/blog/new",
      "/2024/05/slug/": "/slug",
      "/?p=12": "/blog/new",
      "/?p=12&lang=de": "https://de.example/",
      "/caf%C3%A9": "/blog/new",
    },
    at,
  );
  expect(problems).toEqual([]);
  expect(find("/blog/old", "?utm=1")).toBe("/blog/new?utm=1");
  expect(find("/slug", "")).toBe("/blog/new");
  expect(find("/2024/05/slug", "")).toBe("/blog/new");
  expect(find("/", "?p=12&utm=1")).toBe("/blog/new");
  expect(find("/", "?lang=de&p=12")).toBe("https://de.example/");
  expect(find("/caf%C3%A9", "")).toBe("/blog/new");
  for (const search of ["", "?p=13"]) expect(find("/", search)).toBeNull();
});

test.each([
  [{ "/a": "/b", "/b": "/c", "/c": "/a" }, "circle", 3],
  [{ "/a": "/a/" }, "circle", 1],
  [{ "/tools": "/blog/new" }, "there is a page at this address", 1],
  [{ "/blog/new": "/tools" }, "there is a page at this address", 1],
  [{ "/": "/tools" }, "there is a page at this address", 1],
  [{ "/tools?x=1": "/blog/new" }, "there is a page at this address", 1],
  [{ "/2024/*": "/blog/new", "/a/:slug": "/tools", "/a/(.+)": "/tools" }, "patterns", 3],
  [{ "/a": "//evil.example", "/b": "javascript:alert(1)" }, "must lead to", 2],
  [{ "a/b": "/tools", "https://old.example/a": "/tools" }, "old path", 2],
  [{ "/a": "/tools", "/a/": "/tools" }, "twice", 1],
])("what no redirect may be: %j", (table, reason, times) => {
  const { problems } = readRedirects(table as Record<string, string>, at);
  expect(problems.filter((problem) => problem.includes(reason))).toHaveLength(times);
});
