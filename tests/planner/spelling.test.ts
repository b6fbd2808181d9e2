import { describe, expect, it } from "vitest";
import { rightlySpelt } from "~/planner/read/passages/misspelt";
import { writtenOut } from "~/planner/read/passages/shorthand";
import { read } from "./reading";

describe("Words that are misspelt", () => {
  it.each([
    ["Tommorow customers aprove the qoute", "tomorrow customers approve the quote"],
    ["they recieve untill friday", "they receive until friday"],
    ["im told they dont pay", "I'm told they don't pay"],
  ])("%s", (typed, meant) => expect(rightlySpelt(typed)).toBe(meant));

  it("are left where they are words, names, or parts of an address", () => {
    for (const text of [
      "I am tired of the recurring mess, quite scared",
      "Mail aprove@qoute.example, see www.aprove.example",
      "the Aprove method",
    ])
      expect(rightlySpelt(text)).toBe(text);
  });
});

describe("Words that are written short", () => {
  it.each([
    [
      "ppl msg me 4 pics w sizes, pls b4 the wk ends",
      "people message me 4 photos with sizes, please before the week ends",
    ],
    ["1€/h or $/day, w/o tips", "1€ per hour or money per day, without tips"],
    ["a pic of it and pic", "a photo of it and photos"],
    [
      "gear 2 borrow, cleared 4 contact, only they can c it",
      "gear to borrow, cleared for contact, only they can see it",
    ],
  ])("%s", (typed, meant) => expect(writtenOut(typed)).toBe(meant));

  it("leave what follows them as it is: what is sent is no column", async () => {
    const { rules, entities } = await read(
      "Physio practice. Patients book online, the therapist writes notes after, exercises w video sent home.",
    );
    expect(entities).not.toContain("Home");
    expect(rules.join(" ")).not.toContain("video, sent");
  });
});
