import { describe, expect, it } from "vitest";
import { findJson, isBlank } from "~/model/find-json";
import { ProgressReader } from "~/model/progress";

describe("findJson", () => {
  it.each([
    ["plain", '{"a": 1}', { a: 1 }],
    ["braces in strings", '{"a": "}{ \\" ]", "b": [1]}', { a: '}{ " ]', b: [1] }],
    [
      "the largest of several",
      'Like {"x": 1}: {"a": {"b": [1, 2, 3]}} and {"y": 2}',
      { a: { b: [1, 2, 3] } },
    ],
    ["a comma in a text stays", '{"a": "1,]", "b": [1,],}', { a: "1,]", b: [1] }],
    [
      "after thoughts with a whole object in them",
      '<think>{"a": "longer than it"}</think>{"b": 2}',
      { b: 2 },
    ],
    ["thinking by its longer name", '<thinking>{</thinking>{"b": 2}', { b: 2 }],
  ])("row 2: %s", (_, text, value) => {
    expect(findJson(text)).toEqual(value);
  });

  it.each(["", "no", "[1, 2]", '{"a": 1', "{'a': 1}", "{a: 1}", '<think>{"a": 1}', "null"])(
    "row 6: none in %j",
    (text) => {
      expect(findJson(text)).toBeNull();
    },
  );

  it("row 20: takes no longer for text made to be slow", () => {
    const startedAt = Date.now();
    for (const text of ["{".repeat(60_000), '{"'.repeat(30_000), "{}".repeat(30_000), "[{".repeat(30_000)])
      findJson(text);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });
});

describe("isBlank", () => {
  it.each(["", " \n", "<think>a</think>", "<think>never ended", "```json\n```"])("row 7: %j", (text) => {
    expect(isBlank(text)).toBe(true);
  });
  it("row 7: not what says something", () => {
    expect(isBlank("<think>a</think>{")).toBe(false);
  });
});

describe("ProgressReader", () => {
  it("knows the plan's keys from those below, and from words in texts", () => {
    const reader = new ProgressReader();
    expect(reader.read('{"title": "roles", "x": "\\"entities\\": "')).toEqual({
      stage: "understanding",
      finished: [],
    });
    expect(reader.read(', "screens": [{"roles": ["a"], "stories": 1}]')).toEqual({
      stage: "screens",
      finished: ["understanding"],
    });
    expect(reader.read(', "unknown": 1, "constructor": 2')).toBeNull();
  });

  it("reads across pieces, one character at a time", () => {
    const reader = new ProgressReader();
    const told = [...'{"plan": {"roles": [], "entities": []}}'].flatMap((one) => reader.read(one) ?? []);
    expect(told.map(({ stage }) => stage)).toEqual(["roles", "data"]);
  });
});
