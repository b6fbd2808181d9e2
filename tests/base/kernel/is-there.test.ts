import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isThere } from "~/base/kernel/is-there";

it("a name that no file can have, and one below a file, are not there", () => {
  for (const at of ["a".repeat(300), "package.json/below", "nothing"])
    expect([at, isThere(path.resolve(at))]).toEqual([at, existsSync(at)]);
  expect(isThere(path.resolve("package.json"))).toBe(true);
});
