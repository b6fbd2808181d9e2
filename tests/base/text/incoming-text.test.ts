import { expect, it } from "vitest";
import { incomingMarkdown } from "~/base/text/incoming-text";
import { processorMs } from "../../support/clock";

it.each([
  ["One\vtwo", "One  \ntwo"],
  ["> - One\u2028two", "> - One  \ntwo"],
  ["```\na\vb\n```\n\n    c\fd", "```\na\nb\n```\n\n    c\nd"],
  ["> - ~~~~ js\n> ~~~\n> a\vb\n> ~~~~\nc\vd", "> - ~~~~ js\n> ~~~\n> a\nb\n> ~~~~\nc  \nd"],
  ["```a``` b\vc\n    d\ve", "```a``` b  \nc\n    d  \ne"],
  ["No break\u0001 &#11;", "No break &#11;"],
])("a soft line break is Markdown's own in a paragraph, and a line end in code: %j", (typed, taken) => {
  expect(incomingMarkdown(typed)).toBe(taken);
});

it.each(["> ", "- > ", "- ", "1. ", "`", "~", "\t", "\v"])(
  "a text made to be slow is taken soon, as it is before anybody knows who sends it: %j",
  (unit) => {
    const lines = `a\vb\n\n${unit.repeat(9)}a\n${"a\n".repeat(28_000)}`;
    const long = `a\vb\n\n${unit.repeat(28_000)}a\n${unit}${" ".repeat(28_000)}a`;
    expect(processorMs(() => [lines, long].map(incomingMarkdown))).toBeLessThan(200);
  },
);
