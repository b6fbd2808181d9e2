import { expect, it } from "vitest";
import { ended, listed, many } from "~/base/kernel/sentence";

it("one is not many", () => {
  expect([many(1, "row"), many(2, "row"), many(0, "mail was", "mails were")]).toEqual([
    "1 row",
    "2 rows",
    "0 mails were",
  ]);
});

it("a list that is cut off says how much more there is", () => {
  expect(listed(["a", "b", "c"], 3)).toBe("a, b, c");
  expect(listed(["a", "b", "c", "d"], 3)).toBe("a, b, c and 1 more");
});

it("a text ends with one full stop", () => {
  expect([ended("database disk image is malformed"), ended("It is. ")]).toEqual([
    "database disk image is malformed.",
    "It is.",
  ]);
});
