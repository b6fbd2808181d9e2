import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { warmPlanner, writePlan } from "~/planner";

/**
 * What a product manager stumbles over who reads a plan aloud: a check that nobody can try, a second reader where there
 * is none, an acceptance that does not follow from the doing, a relation that leaves the builder to guess.
 */

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

beforeAll(warmPlanner, 60_000);

describe("what is tried by hand", () => {
  const doneWhen = (plan: Plan) => plan.phases.map((phase) => phase.doneWhen);

  it("names what was entered, and who goes on", async () => {
    const [, core = ""] = doneWhen(await planOf("todo app but good"));
    expect(core).toMatch(
      /and Tasks still shows the new task with due date after a reload; then \p{Lu}\p{L}+ can /u,
    );
    expect(core).not.toMatch(/shows it|then also/);
  });

  it("what dog owners share is seen by another dog owner, not by a moderator whom nobody named", async () => {
    const plan = await planOf(
      "A social app for dog owners where they can share photos of their dogs, find other owners nearby and chat.",
    );
    const [first = "", second = ""] =
      /^(\p{L}+)(?: and|,) (\p{L}+)[^(]* \(/u.exec(plan.samples[0] ?? "")?.slice(1) ?? [];
    expect(first).not.toBe("");
    expect(doneWhen(plan).join("\n")).toContain(`${second} opens the photo`);
  });

  it("a day and its hour are said once, and no hour stands between two days", async () => {
    const plan = await planOf(
      "Customers of my barbershop book appointments. I need to see the day on my phone. SMS reminder the day before.",
    );
    for (const tried of doneWhen(plan)) {
      expect(tried).not.toMatch(/on (\p{L}+ \d+ \p{L}+) with start time \1/u);
      expect(tried).not.toMatch(/, \d+:\d\d, /);
    }
  });

  it("what is marked is what the story says it is", async () => {
    const plan = await planOf(
      "Menu for a cafe: customers order dishes, the owner marks dishes as sold out and edits prices.",
    );
    const story = plan.stories.find((one) => /^mark/.test(one.want));
    const all = [story, ...(story?.also ?? [])].map((one) => `${one?.given} ${one?.then}`).join("\n");
    expect(all).not.toMatch(/still open|as marked by/);
    expect(all).toMatch(/sold out/);
  });
});

describe("what is implied follows from what was said", () => {
  it("a deposit that is due was paid on no day", async () => {
    const plan = await planOf(
      "Customers of my barbershop book a slot and pay a deposit. I need to see the day on my phone.",
    );
    const deposits = plan.samples.find((line) => line.startsWith("Deposits")) ?? "";
    expect(deposits).toMatch(/\bdue\b/);
    expect(deposits).not.toMatch(/\d+ \p{L}+[^;]*\bdue\b/u);
  });

  it("who validates accounts decides on no ride, and who chat with each other wait for no desk", async () => {
    const plan = await planOf(
      "Parents organise rides to school and chat with each other. The school validates the accounts of parents.",
    );
    expect(JSON.stringify(plan.questions)).not.toMatch(/ride nobody decides/);
    expect(plan.stories.map((story) => story.want).join("; ")).not.toMatch(/rides wait|still unanswered/);
  });
});

describe("a screen says what is there", () => {
  it("an empty day names what comes next", async () => {
    const plan = await planOf(
      "Customers of my barbershop book appointments. I need to see the day on my phone. SMS reminder the day before.",
    );
    const day = plan.screens.find((screen) => screen.name === "Day view");
    expect(day?.empty).toMatch(/^“Nothing planned”; next: the appointment on /);
    expect(day?.error).toMatch(/^“Appointments as of \d/);
  });

  it("a table that only hangs on another is no assumption to read", async () => {
    const plan = await planOf(
      "A social app for dog owners where they can share photos of their dogs, find other owners nearby and chat.",
    );
    expect(plan.assumptions.join("; ")).not.toMatch(/kept for each|needed for it/);
  });
});

describe("what is drawn between people", () => {
  it("who does nothing in the stories is kept from what others of their kind have", async () => {
    const plan = await planOf(
      "My barbershop has 3 barbers. Customers pick a barber and a service, see free slots of the barbers and book.",
    );
    const barber = plan.roles.find((role) => role.name === "Barber");
    expect(barber?.denied.join()).not.toMatch(/services of another barber/);
  });

  it("a long doing is refused by its beginning", async () => {
    const plan = await planOf(
      "Add each plant with a photo and the room it lives in, water it, see the list.",
    );
    for (const role of plan.roles) expect(role.denied.join("; ")).not.toMatch(/ in in /);
  });

  it("a moderator calls off nothing", async () => {
    const plan = await planOf(
      "A social app for dog owners where they can share photos of their dogs and arrange walks together.",
    );
    expect(JSON.stringify(plan.questions)).not.toMatch(/only the moderator can/);
  });

  it("no table may or may not refer to another", async () => {
    for (const idea of [
      "AI homework helper for kids: they take a picture of the exercise and it explains the steps, parents see a weekly report of topics. Subscription.",
      "Our model railway club owns locomotives. Members borrow items for exhibitions; the keeper sees what is overdue.",
    ])
      for (const entity of (await planOf(idea)).entities)
        expect(entity.relations.join("; ")).not.toMatch(/may refer|is named on/);
  });
});

describe("nobody looks at what somebody keeps alone", () => {
  it("a to-do list has no second reader", async () => {
    const plan = await planOf("todo app but good");
    const [, second = ""] = /^\p{L}+ and (\p{L}+) \(/u.exec(plan.samples[0] ?? "") ?? [];
    expect(second).not.toBe("");
    for (const story of plan.stories)
      for (const way of [story, ...story.also])
        expect(`${way.given} ${way.when} ${way.then} ${way.otherwise}`).not.toContain(second);
  });

  it("among roommates there is one", async () => {
    const plan = await planOf(
      "An expense splitter for roommates: add expenses, see who owes who, settle up.",
    );
    const [, second = ""] = /^\p{L}+ and (\p{L}+) \(/u.exec(plan.samples[0] ?? "") ?? [];
    expect(JSON.stringify(plan.stories)).toContain(second);
  });
});

describe("what a doing brings about is its own", () => {
  const ways = (plan: Plan, want: RegExp) =>
    plan.stories
      .filter((story) => want.test(story.want))
      .flatMap((story) => [story, ...story.also].map((way) => `${way.given} | ${way.when} | ${way.then}`));

  it("an account that was validated lets somebody in", async () => {
    const found = ways(
      await planOf("Parents organise rides to school. The school validates the accounts of parents."),
      /^validate/,
    );
    expect(found.length).toBeGreaterThan(2);
    for (const way of found) expect(way).toMatch(/sign in|gets at the rides|has seen nothing/);
  });

  it("what is sold goes to somebody for good, and what was called off is told as that", async () => {
    const sold = ways(
      await planOf(
        "Keep track of my cattle: ear tag, weight and to whom I sell each animal. I sell animals.",
      ),
      /^sell/,
    );
    for (const way of sold) expect(way).not.toMatch(/is told kindly|in line/);
    const off = ways(
      await planOf(
        "Members of our farm share cancel a basket when they are away. Growers write what is in the basket.",
      ),
      /cancelled and by whom/,
    );
    for (const way of off) expect(way).not.toMatch(/in the order in which it is needed/);
  });

  it("a no is said to what the yes is for, and a verb that lost its object is no story", async () => {
    const leave = await planOf(
      "Employees request days off. Managers approve vacations or decline. Everybody sees a shared calendar with balances.",
    );
    expect(leave.stories.map((story) => story.want)).not.toContain("decline");
    const plants = await planOf(
      "Users add each plant with a photo. Users water the plant. Users suggest. Users see the plants of a room. Users write a note about a plant.",
    );
    expect(plants.stories.map((story) => story.want)).not.toContain("suggest");
  });

  it("a streak is counted in days, not given like a badge", async () => {
    for (const way of ways(
      await planOf("log runs, keep streaks going, earn badges, share pics with friends"),
      /streak/,
    ))
      expect(way).not.toMatch(/still missing|theirs at once/);
  });

  it("who is told that nothing came is told by what came last", async () => {
    const found = ways(await planOf("log runs with gps, streaks, push me if i skip 2 days"), /skip/);
    expect(found.length).toBeGreaterThan(2);
    for (const way of found) expect(way).not.toMatch(/tapping it opens/);
  });
});
