import { expect, it } from "vitest";
import { lineDiff } from "~/base/text/line-diff";

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`);

it("shows changed lines with two around them, and a gap for the others", () => {
  const before = lines(0, 20).join("");
  const after = [...lines(0, 9), "new\n", ...lines(10, 20)].join("");
  expect(lineDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual([
    ["gap", ""],
    ["same", "line 7"],
    ["same", "line 8"],
    ["removed", "line 9"],
    ["added", "new"],
    ["same", "line 10"],
    ["same", "line 11"],
  ]);
});

it("says nothing of equal texts, nor of a missing last line break", () => {
  expect(lineDiff("one\ntwo\n", "one\ntwo\n")).toEqual([]);
  const kinds = lineDiff("one", "one\n").map(({ text }) => text);
  expect(kinds.join()).not.toContain("No newline");
});
