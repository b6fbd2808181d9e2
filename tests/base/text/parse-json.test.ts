import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseJson } from "~/base/text/parse-json";

const told = (text: string) => {
  try {
    parseJson(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3, `"b": 2`: a comma is missing before it'],
  ['{\n  "a": 1,\n}', "line 3, column 1, `}`: the last entry has no comma after it"],
  ["[1, 2, ]", "line 1, column 8, `[1, 2, ]`: the last entry has no comma after it"],
  ["[1,, 2]", "line 1, column 4, `[1,, 2]`: a value is missing before it"],
  ['{ "a" 1 }', 'line 1, column 7, `{ "a" 1 }`: a colon is missing before it'],
  ['{ "a": }', 'line 1, column 8, `{ "a": }`: a value is missing before it'],
  ["{ a: 1 }", "line 1, column 3, `{ a: 1 }`: a needs double quotes around it"],
  ['{ "a": tru }', 'line 1, column 8, `{ "a": tru }`: tru needs double quotes around it'],
  ["{ 'a': 1 }", "line 1, column 3, `{ 'a': 1 }`: texts have straight double quotes"],
  ['{ "a": “b” }', 'line 1, column 8, `{ "a": “b” }`: texts have straight double quotes'],
  [
    '{\n  "a": "b,\n  "c": 1\n}',
    'line 2, column 8, `"a": "b,`: the text has no double quote at its end, in the same line',
  ],
  [
    '{ "a": "C:\\dir" }',
    'line 1, column 8, `{ "a": "C:\\dir" }`: a backslash in a text is written twice: \\\\',
  ],
  ['{ "a": 1 // one\n}', 'line 1, column 10, `{ "a": 1 // one`: there are no comments in JSON: take it out'],
  ['{ "a": 01 }', 'line 1, column 9, `{ "a": 01 }`: a comma is missing before it'],
  ['{ "a": [1, 2 }', 'line 1, column 14, `{ "a": [1, 2 }`: ] is missing before it'],
  ['{\n  "a": {\n    "b": 1\n  }\n', "line 4, column 4, `}`: the file ends here, and } is missing"],
  ["[1] [2]", "line 1, column 5, `[1] [2]`: the file should end before it"],
  ["", "line 1, column 1, ``: the file is empty"],
  [
    `[${"1, ".repeat(5000)}x]`,
    `line 1, column 15002, \`…${"1, ".repeat(13)}x]\`: x needs double quotes around it`,
  ],
])("what is wrong in %j is told with its line, its column and in plain words", (text, message) => {
  expect(told(text)).toBe(message);
});

it("what JSON.parse refuses is told with its place, whatever is missing or too much", () => {
  const whole = readFileSync("content/site.json", "utf8");
  expect(parseJson(whole)).toEqual(JSON.parse(whole));
  for (let at = 0; at < whole.length; at += 1)
    for (const more of ["", whole[at], '"', "}", "\\", "\t", "é"]) {
      const text = whole.slice(0, at) + more + whole.slice(at + 1);
      let isRefused = false;
      try {
        JSON.parse(text);
      } catch {
        isRefused = true;
      }
      if (isRefused) expect(told(text), text).toMatch(/^line \d+, column \d+, `.*`: /);
      else expect(told(text)).toBe("");
    }
});
