import { describe, expect, it } from "vitest";
import { descriptionProblem, textLength, tidyText } from "~/domain/description";

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

it("textLength counts code points", () => {
  expect(textLength("e\u0301🌱")).toBe(3);
});
