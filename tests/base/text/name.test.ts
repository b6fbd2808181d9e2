import { describe, expect, it } from "vitest";
import { nameProblem, tidyName } from "~/base/text/name";

const SHORT = "Name must be at least 2 characters long.";
const LONG = "Name cannot be longer than 50 characters.";
const SIGNS = "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";

describe("nameProblem", () => {
  it.each([
    ["Ann", null],
    ["Al", null],
    ["a".repeat(50), null],
    ["Anne-Marie O'Neill 2", null],
    ["Zoë Åsberg", null],
    ["Ngũgĩ", null],
    ["李小龙", null],
    ["D’Arcy", null],
    // Letters outside the basic plane count once, as a reader counts them.
    ["𠮷".repeat(50), null],
    ["A", SHORT],
    ["  A  ", SHORT],
    ["", SHORT],
    ["a".repeat(51), LONG],
    ["𠮷".repeat(51), LONG],
    ["Ann!", SIGNS],
    ["Ann <b>", SIGNS],
    ["Ann 🌱", SIGNS],
    ["www.example.test", SIGNS],
    ["علی\u200cرضا", null],
    ["ශ්\u200dරී", null],
    ["בת־שבע", null],
    ["ג׳ורג׳", null],
    ["Anne\u2011Marie", null],
    ["Anne\u2010Marie", null],
    ["Anne–Marie", null],
    ["D´Angelo", null],
    ["Ka‘iulani", null],
    ["Ka\u02BBiulani", null],
    ["O`Neill", null],
    ["Հ\u055Aակոբ", null],
    ["卡爾\u2027馬克思", null],
    ["Ann\u200b", null],
    ["Ann. Lee", SIGNS],
    ["A\u200d", SHORT],
    ["👩\u200d👧", SIGNS],
    ["Ann_Lee", SIGNS],
  ])("%j -> %s", (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it("a name with a line break and a header in it is refused", () => {
    expect(nameProblem("Ann\r\nBcc: x@y.example")).toBe(SIGNS);
  });

  it("counts after tidying: 50 letters between blanks pass", () => {
    expect(nameProblem(`  ${"a".repeat(24)}   ${"b".repeat(25)}  `)).toBeNull();
  });
});

describe("tidyName", () => {
  it.each([
    ["  Ann  ", "Ann"],
    ["Ann\t\n Lee", "Ann Lee"],
    ["Ann\u00A0\u2003Lee", "Ann Lee"],
    ["Ann", "Ann"],
    ["Ann\u200b", "Ann"],
    ["Ann\u200d", "Ann"],
    ["Ann\u202EnnA", "AnnnnA"],
    ["Ann\0", "Ann"],
    ["Ann\u200d \u200cLee", "Ann Lee"],
    ["ශ්\u200dරී", "ශ්\u200dරී"],
  ])("%j -> %j", (name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });
});
