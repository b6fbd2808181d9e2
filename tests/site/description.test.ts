import { describe, expect, it } from "vitest";
import { projectName } from "~/braindumper/saved-plan";
import { descriptionProblem, openingWords, textLength, tidyText } from "~/site/idea/description";

const EMPTY = "Please enter a description for your project";
const SHORT = "Description must be at least 10 characters long";
const LONG = "Description must not exceed 2000 characters";

describe("descriptionProblem of the tidied text", () => {
  it.each([
    ["nothing", "", EMPTY],
    ["blanks", " \r\n\t ", EMPTY],
    ["a NUL", "\0", EMPTY],
    ["9 characters", "123456789", SHORT],
    ["9 characters and blanks", "   123456789   ", SHORT],
    ["10 characters", "1234567890", null],
    ["5 emoji that are 10 code units", "🌱".repeat(5), SHORT],
    ["10 emoji", "🌱".repeat(10), null],
    ["2000 characters", "a".repeat(2000), null],
    ["2000 emoji", "🌱".repeat(2000), null],
    ["2001 characters", "a".repeat(2001), LONG],
    ["2001 emoji", "🌱".repeat(2001), LONG],
    ["2000 characters and blanks around", ` ${"a".repeat(2000)}\n`, null],
    // A browser sends each line end as two characters; it counts as one.
    ["1000 lines sent with CRLF", "a\r\n".repeat(1000), null],
  ])("%s", (_, text, problem) => {
    expect(descriptionProblem(tidyText(text))).toBe(problem);
  });
});

it("tidyText keeps lines and blanks inside, with one kind of line end", () => {
  expect(tidyText("\n one\r\n  two\rthree\n\nfour \0 ")).toBe("one\n  two\nthree\n\nfour");
  expect(tidyText("one\u2028two\u202E")).toBe("one\ntwo");
});

it.each(["\v", "\f", "\u0085", "\u2028", "\u2029"])(
  "tidyText keeps the words around the soft line break %j apart",
  (soft) => {
    expect(tidyText(`Booking page${soft}for a small barber shop`)).toBe(
      "Booking page\nfor a small barber shop",
    );
  },
);

it("tidyText takes out what no XML may hold", () => {
  expect(tidyText("a\u0001b\uD83Dc\uFFFEd\uFFFFe\u009Ff")).toBe("abcdef");
});

it.each([
  ["the flag of England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
  ["a flag of two letters", "🇳🇴"],
  ["a family", "👩‍👧"],
  ["a Persian word with its joiner", "می‌خواهم"],
])("tidyText keeps %s whole", (_, text) => {
  expect(tidyText(`Fans of ${text}`)).toBe(`Fans of ${text}`);
});

it("tidyText takes out tags that are no flag: nobody sees what they say", () => {
  expect(tidyText("Hello\u{E0068}\u{E0069}🌱\u{E0068}\u{E0069}\u{E007F}🏴\u{E0068}")).toBe("Hello🌱🏴");
});

it("textLength counts code points", () => {
  expect(textLength("e\u0301🌱")).toBe(3);
});

describe("the beginning of an idea names it", () => {
  it.each([
    ["Cakes.", "Cakes."],
    ["Two\nlines", "Two lines"],
    [
      "I bake custom cakes, and then I lose half of the orders",
      "I bake custom cakes, and then I lose half of…",
    ],
    ["蛋".repeat(60), `${"蛋".repeat(48)}…`],
    ["🌱".repeat(60), `${"🌱".repeat(48)}…`],
  ])("%s", (idea, name) => expect(openingWords(idea)).toBe(name));
});

it.each([
  ["the flag of England", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
  ["a flag of two letters", "🇳🇴"],
  ["a family", "👨‍👩‍👧‍👦"],
  ["a letter with its accents", "e\u0301\u0323"],
])("an idea's name ends with all of %s", (_, sign) => {
  const description = sign.repeat(60);
  const idea = { description, title: null, answers: null };
  for (const name of [openingWords(description), projectName(idea)])
    expect(name.replace(/ ?…$/, "").replaceAll(sign, "")).toBe("");
});
