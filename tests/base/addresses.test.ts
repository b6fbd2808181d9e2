import { describe, expect, test } from "vitest";
import { addressFor } from "~/base/front/addresses";
import { oneSpelling } from "~/base/text/url";

describe("one spelling of a path", () => {
  test.each([
    ["/", "/"],
    ["//", "/"],
    ["/braindumps/", "/braindumps"],
    ["/auth//", "/auth"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["/%2F%2Fevil.example/", "/%2F%2Fevil.example"],
    ["/%2f%2fevil.example", "/%2F%2Fevil.example"],
    ["/blog/%69-built%2dit", "/blog/i-built-it"],
    ["/blog/../jobs", "/jobs"],
    ["/blog/%2e%2e/jobs", "/jobs"],
    ["/blog/%c3%a9", "/blog/%C3%A9"],
    ["/a%3fb%23c", "/a%3Fb%23c"],
    ["/a%25b", "/a%25b"],
    ["/a%5cb", "/a%5Cb"],
    ["/a%40b", "/a@b"],
    ["/braindumps/AbC_-9", "/braindumps/AbC_-9"],
    ["/@vite/client", "/@vite/client"],
    ["/@id/__x00__virtual:x", "/@id/__x00__virtual:x"],
  ])("%s is %s", (path, spelling) => {
    expect(oneSpelling(path)).toBe(spelling);
    expect(oneSpelling(spelling)).toBe(spelling);
  });

  test.each(["/%", "/%zz", "/a%c3"])("%s does not decode", (path) => {
    expect(oneSpelling(path)).toBeNull();
  });
});

describe("the framework gets", () => {
  test.each(["/", "/blog?x=%69", "/auth?redirectTo=%2Fbraindumps", "/?__data=1"])("%s as it is", (url) => {
    expect(addressFor(url)).toEqual({ url, path: url.split("?", 1)[0], spelling: undefined });
  });

  test.each([
    "/?_data=x",
    "/blog?a=1&%5Fdata=routes/x",
    "/assets",
    "/assets/",
    "/%zz?x=1",
    "/blog%2F..",
    "/%5cx%2fy",
  ])("an address where nothing is, without a way on, for %s", (url) => {
    expect(addressFor(url)).toEqual({ url: "/nothing", path: url.split("?", 1)[0], spelling: undefined });
  });

  test("an address where nothing is, with the query and the one spelling, for another spelling", () => {
    expect(addressFor("/%62log/?x=%69")).toEqual({
      url: "/nothing?x=%69",
      path: "/%62log/",
      spelling: "/blog",
    });
  });

  test("a path that ends like those of its data in other letters: none of ours is there, but a post or a file may be", () => {
    expect(addressFor("/blog/x.data?a")).toEqual({ url: "/blog/x%2Edata?a", path: "/blog/x.data" });
    expect(addressFor("/%61dmin/members%2Edata").url).toBe("/nothing");
  });

  test("the path of a whole address", () => {
    expect(addressFor("http://evil.example/blog?x").url).toBe("/blog?x");
  });
});
