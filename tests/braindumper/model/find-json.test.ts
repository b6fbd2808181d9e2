import { describe, expect, it } from "vitest";
import { findJson, isBlank } from "~/braindumper/model/find-json";
import { processorMs } from "../../support/clock";
import { MODEL_ANSWER } from "../../support/model-answer";

describe("findJson", () => {
  it.each([
    ["plain", '{"a": 1}', { a: 1 }],
    ["every kind of value", '{"a": [true, false, null, -1.5e3, "", {}, []]}', null],
    [
      "texts with marks in them",
      JSON.stringify({ a: "é\u2028 \"\\/\b\n\t\u0001 // x /* y */ ,] it's" }),
      null,
    ],
    ["indented", JSON.stringify(MODEL_ANSWER, null, 2), MODEL_ANSWER],
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
    ["comments", '{ // the first\n"a": /* a list */ [1, // one\n 2,\n], }', { a: [1, 2] }],
    ["an address in a text is no comment", '{"a": "https://b.example/*c"}', { a: "https://b.example/*c" }],
    ["single quotes", `{'a': ['it\\'s "x"', 'b']}`, { a: [`it's "x"`, "b"] }],
    ["keys without quotes", '{a: "b", c_d: {e: true}}', { a: "b", c_d: { e: true } }],
    ["line ends and tabs in texts", '{"a": "b\n\tc"}', { a: "b\n c" }],
    ["a backslash too many", '{"a": "it\\\'s \\\\ \\_b\\_"}', { a: "it's \\ _b_" }],
  ])("finds the object: %s", (_, text, value) => {
    expect(findJson(text)).toEqual(value ?? JSON.parse(text));
  });

  it.each([
    "",
    "no",
    "[1, 2]",
    '{"a": 1',
    '{"a": [1}',
    "{'a': 'it's'}",
    '{"a" 1}',
    '{"a": 01}',
    '<think>{"a": 1}',
    "null",
    `{"a": ${"[".repeat(13)}${"]".repeat(13)}}`,
  ])("finds none in %j", (text) => {
    expect(findJson(text)).toBeNull();
  });

  it("takes no longer for text made to be slow", () => {
    const starts = ["{", '{"', "{}", "[{", "{'", "{/*", "{,,", '{"a":1,', "{\\", "{ \n", "{1", "<think>"];
    const ms = processorMs(() => {
      for (const part of starts) findJson(part + part.repeat(60_000 / part.length));
    });
    expect(ms).toBeLessThan(1000);
  });
});

describe("isBlank", () => {
  it.each(["", " \n", "<think>a</think>", "<think>never ended", "```json\n```"])("is true of %j", (text) => {
    expect(isBlank(text)).toBe(true);
  });
  it("is false of what says something", () => {
    expect(isBlank("<think>a</think>{")).toBe(false);
  });
});
