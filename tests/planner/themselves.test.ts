import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { withoutThemselves } from "~/planner/read/passages/themselves";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what writers say of themselves", () => {
  it.each([
    ["My name is Leo and I am 12.", "I am 12."],
    [
      "I'd like a list, what always bugs me is that I never know the price",
      "I'd like a list, I never know the price",
    ],
    ["so what I'd love is a logbook thing: every flight", "I want a logbook: every flight"],
    ["see the difference, which we call the surge, over a month", "see the surge over a month"],
    [
      "registered in < 60 seconds, over the safe (> EUR 500)",
      "registered within 60 seconds, over the safe (over EUR 500)",
    ],
    ["check the bags - gloves, collars etc - and the ropes", "check the bags and the ropes"],
    ["add a guest (name, phone etc)", "add a guest (name, phone)"],
    ["COURT INTERPRETER BOOKING", "court interpreter booking"],
  ])("is left out or put plainly: %s", (said, plain) => expect(withoutThemselves(said)).toBe(plain));

  it("makes roles of those who work there, and no story of the letter", async () => {
    const { roles, stories } = await read(
      "The undersigned law office (4 attorneys, 2 paralegals) requires a register of deeds. Clerks enter deeds. Attorneys release deeds.",
    );
    expect(roles).toEqual(expect.arrayContaining(["Attorney", "Paralegal"]));
    expect(stories.join()).not.toMatch(/require/);
  });

  it("tells who writes a letter", async () => {
    const { roles } = await read(
      "I write on behalf of the Hill Allotment Association, of which I have been secretary since 2009. I enter plots. Holders report repairs.",
    );
    expect(roles).toContain("Secretary");
  });

  it("makes no story of how it is at present", async () => {
    const { stories } = await read(
      "At present I write the height of the tide in a notebook. I want to enter readings and compare them.",
    );
    expect(stories.join()).toMatch(/enter readings/);
    expect(stories.join()).not.toMatch(/notebook/);
  });

  it("makes no story of what is bound, sewn or packed by hand", async () => {
    const { stories } = await read("I bind books by hand. Customers book a course and pay a deposit.");
    expect(stories.join()).not.toMatch(/by hand/);
  });
});
