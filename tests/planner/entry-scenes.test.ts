import { beforeAll, describe, expect, test } from "vitest";
import { warmPlanner, writePlan } from "~/planner";
import { withEntry } from "~/planner/plan/wording";

beforeAll(warmPlanner);

const storiesOf = async (description: string) =>
  (await writePlan({ description, platform: "cursor", appType: "web" })).stories;

describe("an entry takes the place of the thing in a scene", () => {
  test.each([
    ["add a dog with breed and age", "dog", "Rex", "add Rex"],
    ["mark dishes as sold out", "dish", "Lentil soup", "mark Lentil soup as sold out"],
    ["edit dishes and prices", "dish", "Lentil soup", "edit Lentil soup"],
    ["put food items into a drawer with the day", "food item", "Peas", "put Peas into a drawer"],
    ["fill in the test certificate", "test certificate", "certificate 4", "fill in certificate 4"],
    ["approve their short reviews", "review", "the review “Good”", "approve the review “Good”"],
  ])("%s", (want, noun, entry, told) => {
    expect(withEntry(want, noun, entry)).toBe(told);
  });

  test.each([
    // The thing belongs to somebody or somewhere else.
    ["donate through the cat", "cat", "Bruno"],
    ["put together a plan per patient", "plan", "Plan A"],
    // Another word for it.
    ["organise the carpool to the school", "ride", "the ride on Monday"],
    // A compound of it.
    ["print the dish labels", "dish", "Lentil soup"],
  ])("not in “%s”", (want, noun, entry) => {
    expect(withEntry(want, noun, entry)).toBe("");
  });
});

test("who do something with each other do it with another one, and in a scene with the one who is named", async () => {
  const stories = await storiesOf(
    "A club for chess players. Players add games with date and result. Players write messages to each other.",
  );
  const chat = stories.find(({ want }) => want.startsWith("write messages"));
  expect(chat?.want).toBe("write messages to another player");
  expect(`${chat?.given} ${chat?.when}`).not.toMatch(/each other|another player|joins/);
});

test("what is returned is in again, and is not lent once more", async () => {
  const stories = await storiesOf(
    "A tool library. Neighbours borrow tools for a week. Neighbours return the tools. Volunteers add tools with name and condition.",
  );
  const back = stories.find(({ want }) => want === "return the tools");
  expect(`${back?.when} ${back?.then}`).toMatch(/returns .*(?:in again|late ones|is in)/);
});

test("a desk that is blocked is reported by nobody", async () => {
  const stories = await storiesOf(
    "Desk booking for our office. Staff book a desk for a day. Facilities staff block broken desks. Staff see who sits where.",
  );
  const blocked = stories.find(({ want }) => want === "block broken desks");
  expect(`${blocked?.given} ${blocked?.then}`).toMatch(/can be had|is told with the reason|is blocked/);
});

test("the way in is no story", async () => {
  const stories = await storiesOf(
    "A logbook for drone pilots. Pilots log in with Google. Pilots log flights with date and place. Pilots add drones. Owners see the flights of a month. Owners export flights.",
  );
  expect(stories.map(({ want }) => want)).not.toContain("log in with Google");
});
