import { describe, expect, it, test } from "vitest";
import { ownPath, parseUrl, policySource } from "~/base/text/url";

const LEADS_AWAY = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "https:evil.example",
  "\t//evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:%20//evil.example",
  "/%5cevil.example",
  "/%2fevil.example",
  "/%2Fevil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "https://evil.example",
  "http://127.0.0.1:3000@evil.example",
  "https://app@evil.example",
  "/ok\r\nX:1",
  "/ok\0",
  "/a b",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/x/%2e%2e//evil.example",
  "/./\\evil.example",
  "\u00a0//evil.example",
  "\u2028//evil.example",
  "evil.example",
  "@evil.example",
  ".evil.example",
  "?x",
  "#x",
  "",
];

describe("what leads away, or may, is never followed", () => {
  it.each(LEADS_AWAY)("%j", (path) => {
    expect(ownPath(path)).toBe("/");
    expect(ownPath(path, "/fallback")).toBe("/fallback");
  });

  it.each([null, undefined])("%s", (path) => {
    expect(ownPath(path)).toBe("/");
  });
});

describe("own paths pass", () => {
  it.each([
    ["/", "/"],
    ["/braindumps", "/braindumps"],
    ["/braindumper/plan/abc?tab=knowledge#top", "/braindumper/plan/abc?tab=knowledge#top"],
    ["/auth?redirectTo=%2Fbraindumps", "/auth?redirectTo=%2Fbraindumps"],
    ["/?next=https://evil.example", "/?next=https://evil.example"],
    ["/blog/caf%C3%A9", "/blog/caf%C3%A9"],
    ["/a/../b", "/b"],
    ["/a//b", "/a//b"],
  ])("%s -> %s", (path, own) => {
    expect(ownPath(path)).toBe(own);
  });
});

it("whatever it answers, a browser stays on this site", () => {
  const site = "http://127.0.0.1:3000";
  for (const path of [...LEADS_AWAY, "/a//b", "/a/../b", "/;//evil.example", "/?//evil.example"]) {
    expect(new URL(ownPath(path), site).origin).toBe(site);
  }
});

test.each([
  ["https://pictures.example/a.png", "https://pictures.example"],
  ["https://PICTURES.example:8443/a", "https://pictures.example:8443"],
  ["https://user:word@a_b.example/", "https://a_b.example"],
  ["http://127.0.0.1:9/x", "http://127.0.0.1:9"],
  ["http://[::1]:9/x", "http://[::1]:9"],
  ["https://bücher.example/", "https://xn--bcher-kva.example"],
  ["https://a;script-src.example/", null],
  ["https://*/", null],
  ["https://*.example/", null],
  ["https://a,b.example/", null],
  ["https://a'self'.example/", null],
  ["data:image/png,x", null],
  ["app://host/back", null],
  ["/own.png", null],
  ["", null],
])("%s stands in a policy as %s", (url, source) => {
  expect(policySource(url)).toBe(source);
});

test("a url with letters of other alphabets is one however often it is asked", () => {
  for (let time = 0; time < 20_000; time++) expect(parseUrl("https://bücher.example/")).not.toBeNull();
});
