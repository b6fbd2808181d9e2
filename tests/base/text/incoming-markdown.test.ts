import { expect, it } from "vitest";
import { incomingMarkdown } from "~/base/text/incoming-markdown";

it.each([
  ["One\vtwo", "One  \ntwo"],
  ["> - One\u2028two", "> - One  \ntwo"],
  ["```\na\vb\n```\n\n    c\fd", "```\na\nb\n```\n\n    c\nd"],
  ["No break\u0001 &#11;", "No break &#11;"],
])("a soft line break is Markdown's own in a paragraph, and a line end in code: %j", (typed, taken) => {
  expect(incomingMarkdown(typed)).toBe(taken);
});

it("a text that nests too deep to be taken is not parsed", () => {
  const deep = ">".repeat(9000);
  expect(incomingMarkdown(`${deep}a\vb`)).toBe(`${deep}a\nb`);
});
