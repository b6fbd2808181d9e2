import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { withoutNames } from "~/planner/read/passages/people-by-name";
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
    ["they pay 60 or 90 depending on size", "they pay 60 or 90 by size"],
    ["COURT INTERPRETER BOOKING", "court interpreter booking"],
  ])("is left out or put plainly: %s", (said, plain) => expect(withoutThemselves(said)).toBe(plain));

  it.each(["Drivers confirm each stop by typing on the tablet.", "Members like posting from work."])(
    "is not what others do: %s",
    (sentence) => expect(withoutThemselves(sentence)).toBe(sentence),
  );

  it.each([
    "The teacher, English or Spanish, enters lessons. Spanish lessons take an hour.",
    "My boss Monday to Friday sees the rota. On Monday shifts begin at 9.",
    "The coach plans matches, our secretary Excel lists.",
  ])("calls nobody by what is no name: %s", (sentence) => expect(withoutNames(sentence)).toBe(sentence));

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

describe("an idea told as questions and answers", () => {
  const FAQ = [
    "FAQ for our parish hall booking page",
    "",
    "Q: Who can book the hall?",
    "A: Anyone over 18. Parishioners pay half price.",
    "Q: How do I book?",
    "A: Choose a date and send a request. Our caretaker Mr Duffy answers the request.",
    "Q: Can I pay by card?",
    "A: No, only cash or bank transfer.",
    "Q: Is there a sound system?",
    "A: No.",
  ].join("\n");

  it("refuses what is answered with no", async () => {
    const { nonGoals, stories } = await read(FAQ);
    expect(nonGoals).toEqual(["Pay by card", "Sound system"]);
    expect(stories.join()).not.toMatch(/card/);
  });

  it("asks for what is answered otherwise, and not for the questions", async () => {
    const { roles, stories } = await read(FAQ);
    expect(roles).toContain("Caretaker");
    expect(stories.join("\n")).toMatch(/send a request/);
    expect(stories.join("\n")).not.toMatch(/Who can/);
  });
});

describe("people who come to a trade", () => {
  it("are its customers, where the idea speaks of one of them so", async () => {
    const { plan } = await read(
      "I bind books and give courses. For courses: people see the dates, book a place and pay a deposit. For repairs: the customer sends photos, I make an offer and I enter a finish date.",
    );
    const done = plan.stories.filter((story) => /book a place|pay a deposit/.test(story.want));
    expect(done.length).toBeGreaterThan(0);
    for (const story of done) expect(story.role).toBe("Customer");
  });
});

describe("what is on a list", () => {
  it("is kept, and not the list", async () => {
    const { named } = await read(
      "I want a list of my leathers and buckles and how much is left. Customers book courses.",
    );
    expect(named).toEqual(expect.arrayContaining(["Leather", "Buckle"]));
    expect(named).not.toContain("List");
  });
});

describe("words that break off", () => {
  it.each([
    ["what happens by itself", "Members check out a tube and thaw count goes up.", /count goes up/],
    [
      "how far somebody has come",
      "Each reader sets how far they've read. Editors accept edits.",
      /how far$/m,
    ],
  ])("make no story: %s", async (_, idea, told) => {
    const { stories } = await read(`${idea} Members move tubes and readers suggest edits.`);
    expect(stories.join("\n")).not.toMatch(told);
  });
});
