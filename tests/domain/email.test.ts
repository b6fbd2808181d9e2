import { expect, it } from "vitest";
import { isEmail } from "~/domain/email";

const atHost = (length: number) =>
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(length - 185)}`;

it.each([
  ["ann@example.test", true],
  ["ann+tag@sub.example.test", true],
  ["o'neill@example.test", true],
  ["a@b.co", true],
  [atHost(240), true],
  ["", false],
  ["ann", false],
  ["ann@localhost", false],
  ["@example.test", false],
  ["ann@", false],
  ["ann@example..test", false],
  ["ann@-example.test", false],
  ["ann@example.test\r\nBcc: x@y.test", false],
  ["ann lee@example.test", false],
  ['"ann"@example.test', false],
  ["ann@exam_ple.test", false],
  ["ann@example.test,bob@example.test", false],
  ["<ann@example.test>", false],
  [`${"a".repeat(243)}@example.test`, false],
])("%j -> %s", (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

it("is quick with a text made to be slow", () => {
  const started = performance.now();
  isEmail(`a@${"a-".repeat(100_000)}`);
  isEmail(`${"a".repeat(100)}@${"a.".repeat(70)}!`);
  expect(performance.now() - started).toBeLessThan(1000);
});
