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

describe("a scene tests what the story is for", () => {
  const HOMEWORK =
    "Homework helper. Kids take a picture of the exercise. The app explains the steps but not the answer. Parents see a weekly report of topics.";

  test("what is kept back is asked for and not given, and is no table", async () => {
    const plan = await writePlan({ description: HOMEWORK, platform: "lovable", appType: "web" });
    const explained = plan.stories.find(({ want }) => want.includes("not the answer"));
    expect(explained?.then).toMatch(/the answer stands nowhere in it|is not given/);
    expect(plan.entities.map(({ name }) => name)).not.toContain("Answer");
  });

  test("a weekly report is of a week that is over", async () => {
    const report = (await storiesOf(HOMEWORK)).find(({ want }) => want.includes("weekly report"));
    expect(`${report?.given} ${report?.then}`).toMatch(/week/);
  });

  test("who owes whom is a sum with two names, and settling brings it to 0.00", async () => {
    const stories = await storiesOf(
      "Flatmates split expenses. Flatmates add expenses with amount. Flatmates see who owes who. Flatmates settle up with the others.",
    );
    const owed = stories.find(({ want }) => want === "see who owes who");
    expect(`${owed?.given} ${owed?.then}`).toMatch(/owes? .*1\d\.00/);
    expect(stories.find(({ want }) => want.startsWith("settle"))?.then).toMatch(/0\.00|still open/);
  });

  test("the span that the idea names stands in the scene", async () => {
    const stories = await storiesOf(
      "Runners log runs. Runners share photos with friends. Runners earn badges. Runners get a push notification if they skip 2 days.",
    );
    const push = stories.find(({ want }) => want.includes("skip 2 days"));
    expect([push, ...(push?.also ?? [])].map((one) => one?.given).join(" ")).toMatch(/2 days have gone by/);
  });

  test("nobody owes a tip", async () => {
    const stories = await storiesOf(
      "Café app. Guests order drinks with price. Guests leave a tip when paying. Staff see the orders.",
    );
    const tip = stories.find(({ want }) => want.startsWith("leave a tip"));
    expect(`${tip?.given} ${tip?.then}`).not.toMatch(/open since|nothing left to pay/);
  });
});

test("as many people of a role are named as the idea counts, three at most", async () => {
  const { samples } = await writePlan({
    description:
      "I run a barbershop with 3 barbers. Customers pick a barber and book a slot. Barbers see their day.",
    platform: "cursor",
    appType: "web",
  });
  expect(samples[0]).toMatch(/\p{L}+, \p{L}+ and \p{L}+ \(barbers\)/u);
});

test("whoever looks after a shop may book in somebody who rings", async () => {
  const { roles } = await writePlan({
    description: "I run a barbershop. Customers book a slot. The owner sees the day on the phone.",
    platform: "cursor",
    appType: "web",
  });
  expect(roles.map(({ denied }) => denied.join(" ")).join(" ")).not.toMatch(
    /Book a slot in the name of a customer/,
  );
});

test("what is booked can be called off, and waits for a yes only where somebody says it", async () => {
  const plan = await writePlan({
    description:
      "I run a barbershop. Customers book an appointment with a barber. Customers see prices. The owner sees the day on the phone.",
    platform: "cursor",
    appType: "web",
  });
  expect(plan.stories.map(({ want }) => want)).toContain("cancel an appointment");
  const states = plan.entities.find(({ name }) => name === "Appointment")?.statuses;
  expect(states).toEqual(["confirmed", "done", "cancelled"]);
});

test("children sign in without a mailbox, and whoever gets a link by mail has an address", async () => {
  const plan = await writePlan({
    description:
      "Chore app. Kids tick chores. Parents add chores with points. Parents approve the chores. Kids see their points.",
    platform: "cursor",
    appType: "web",
  });
  expect(plan.assumptions.join(" ")).toMatch(/kids tap their name and type a code that a parent has set/);
  const fields = plan.entities.find(({ name }) => name === "Parent")?.fields.map(({ type }) => type);
  expect(fields).toContain("email");
});

test("a booking is of what was picked on the way to it, and belongs to whoever booked", async () => {
  const { entities } = await writePlan({
    description:
      "Barbershop. Customers pick a barber and a service and make a booking. Barbers see their day.",
    platform: "cursor",
    appType: "web",
  });
  const relations = (name: string) => entities.find((one) => one.name === name)?.relations.join("; ") ?? "";
  expect(relations("Booking")).toMatch(/one customer/);
  expect(relations("Booking")).toMatch(/one barber/);
  expect(relations("Service")).not.toMatch(/one customer/);
});

test("who is told to do something gets a notification to do it", async () => {
  const stories = await storiesOf("something that tells me to water my plants before they die");
  expect(stories[0]?.want).toBe("get a notification to water their plants before they die");
});

describe("what a story tests is what its words are about", () => {
  const scenesOf = async (description: string, want: RegExp) => {
    const story = (await storiesOf(description)).find((one) => want.test(one.want));
    expect(story, `a story like ${want}`).toBeDefined();
    return [story, ...(story?.also ?? [])].map((one) => `${one?.given}; ${one?.when}; ${one?.then}`);
  };

  test("what is due today is told from what is due later, not open from done", async () => {
    const scenes = await scenesOf(
      "A todo app. Users add tasks with a due date and tick them off. Users filter tasks by what is due today.",
      /due today/,
    );
    for (const scene of scenes) expect(scene).toMatch(/due today|put to today/);
  });

  test("what is removed has gone, before anything is said of taking it back", async () => {
    const [first = "", second = ""] = await scenesOf(
      "Members add recipes with a photo and servings. Members can delete their own recipes.",
      /^(?:delete|remove) /,
    );
    expect(`${first}${second}`).not.toContain("Undo");
    expect(first).toMatch(/has gone from|has removed/);
  });

  test("who cooks along is shown one step of a recipe", async () => {
    const scenes = await scenesOf(
      "Grandma uploads recipes with photo and servings. Grandchildren cook along step by step.",
      /cook along/,
    );
    for (const scene of scenes) expect(scene).toContain("step");
    expect(scenes.join(" ")).not.toContain("missed");
  });

  test("an inquiry is about what somebody looked at, and is found there", async () => {
    const scenes = await scenesOf(
      "A site for a small estate agency. Visitors look at properties with photos and price and send an inquiry. The agent manages the properties.",
      /inquiry/,
    );
    expect(scenes.join(" ")).not.toContain("place in line");
  });
});

test("an entry with a comma in its name stands in the sentence like any other", async () => {
  const story = (
    await storiesOf("Kids take a picture of the exercise and the app explains the steps. For kids.")
  ).find(({ want }) => /^remove /.test(want));
  expect(`${story?.when} ${story?.also.map(({ when }) => when).join(" ")}`).not.toContain("namely");
});
