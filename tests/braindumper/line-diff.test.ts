import { expect, it } from "vitest";
import { lineDiff } from "~/braindumper/line-diff";

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

it("says of texts with little in common that all between their beginnings and ends was replaced, at once", () => {
  const numbered = (letter: string) => Array.from({ length: 3000 }, (_, at) => `${letter}${at}\n`).join("");
  const before = process.cpuUsage();
  const found = lineDiff(`Title\n${numbered("a")}End`, `Title\n${numbered("b")}End`);
  const { user } = process.cpuUsage(before);
  expect(found.map(({ text }) => text)).toEqual([
    "Title",
    ...numbered("a").trim().split("\n"),
    ...numbered("b").trim().split("\n"),
    "End",
  ]);
  expect(user / 1000).toBeLessThan(300);
});
