import { describe, expect, it } from "vitest";
import { isGoodPassword, PASSWORD_MAX, passwordRules, passwordScore } from "~/base/text/password";

describe("passwordScore", () => {
  it.each([
    ["", 0],
    ["é", 25],
    ["   ", 30],
    ["a", 25],
    ["A", 25],
    ["1", 30],
    ["!", 30],
    ["aA", 40],
    ["aA1", 60],
    ["aA1!", 80],
    ["aaaaaaaa", 45],
    ["12345678", 50],
    ["!!!!!!!!", 50],
    ["aaaaAAAA", 60],
    ["aaaaAAA1", 80],
    ["aaaaA12!", 100],
    ["a much Longer one, 99 times", 100],
  ])("%j -> %i", (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });
});

describe("isGoodPassword", () => {
  it.each([
    ["Strata-9", true],
    ["Passw0r!", true],
    // A blank and an emoji are symbols: neither letter nor digit.
    ["Strata 99", true],
    ["Strata99🌱", true],
    ["Ünïcödé-9", true],
    ["Short-9", false],
    ["strata-99", false],
    ["STRATA-99", false],
    ["Strata-xx", false],
    ["Strata999", false],
    ["", false],
  ])("%j -> %s", (password, good) => {
    expect(isGoodPassword(password)).toBe(good);
  });

  it("counts characters as the reader does: four emoji are not eight characters", () => {
    expect(passwordRules("🌱🌱🌱🌱").find((rule) => rule.id === "length")?.met).toBe(false);
  });

  it("takes a long password with blanks at both ends as it is", () => {
    expect(isGoodPassword(` ${"Aa1!".repeat(32)} `)).toBe(true);
    expect(PASSWORD_MAX).toBe(1024);
  });

  it("counts an é as one character, however a keyboard sends it", () => {
    expect(isGoodPassword("Cafe\u0301-9e")).toBe(isGoodPassword("Caf\u00e9-9e"));
  });
});
