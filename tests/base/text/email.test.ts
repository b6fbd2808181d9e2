import { expect, it } from "vitest";
import { isEmail, shownEmail, tidyEmail } from "~/base/text/email";
import { processorMs } from "../../support/clock";

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
  const ms = processorMs(() => {
    tidyEmail(`a${" ".repeat(60_000)}@b`);
    isEmail(`a@${"a-".repeat(100_000)}`);
    isEmail(`${"a".repeat(100)}@${"a.".repeat(70)}!`);
  });
  expect(ms).toBeLessThan(1000);
});

it.each([
  ["ann@münchen.example", "ann@xn--mnchen-3ya.example"],
  ["ann@xn--mnchen-3ya.example", "ann@xn--mnchen-3ya.example"],
  ["ann@例え。テスト", "ann@xn--r8jz45g.xn--zckzah"],
  ["ann@example.com\u200b", "ann@example.com"],
  ["\u202aann@example.com\u202c", "ann@example.com"],
  ["ann＠example.com", "ann@example.com"],
  ["ann@example.com.", "ann@example.com"],
  ["mailto:ann@example.com", "ann@example.com"],
  ["MAILTO:ann@example.com?subject=Hello", "ann@example.com"],
  [" <ann@example.com>, ", "ann@example.com"],
  ["Ann Example <ann@example.com>;", "ann@example.com"],
  ["mailto:ann%2Btag@example.com", "ann+tag@example.com"],
  ["mailto:100%@example.com", "100%@example.com"],
  ["“ann@münchen.example”", "ann@xn--mnchen-3ya.example"],
  ["'ann@example.com'", "ann@example.com"],
  ["(ann@example.com)!", "ann@example.com"],
  ["o'neill@example.com", "o'neill@example.com"],
  ["ann+tag?@example.com", "ann+tag?@example.com"],
  ["", ""],
  ["ann", "ann"],
])("%j is tidied to %j", (typed, email) => {
  expect(tidyEmail(typed)).toBe(email);
  expect(tidyEmail(email)).toBe(email);
});

it.each([
  "änn@example.com",
  "ann@exämple",
  "ann@münchen.example/x",
  "ann@mün chen.example",
  "ann@münchen.example:25",
  "a@b.example, ann@münchen.example",
  "Ann <ann@example.com>, Bob <bob@example.com>",
])("%j is no email, tidied or not", (typed) => {
  expect(isEmail(tidyEmail(typed))).toBe(false);
});

it("an email is shown as its owner writes it", () => {
  expect(shownEmail("ann@xn--mnchen-3ya.example")).toBe("ann@münchen.example");
  expect(shownEmail("ann@example.com")).toBe("ann@example.com");
});
