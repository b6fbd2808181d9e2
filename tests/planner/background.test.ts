import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

/** What stands in the plan of what the writer lives with: nothing that the pattern finds. */
async function said(idea: string): Promise<string> {
  const { stories, rules, named, nonGoals, plan } = await read(idea);
  const own = plan.entities.flatMap(({ fields }) =>
    fields.filter(({ origin }) => origin === "named").map(({ name }) => name),
  );
  return [...stories, ...rules, ...named, ...nonGoals, ...own].join("\n");
}

describe("what writers tell of their lives", () => {
  it.each([
    [
      "what was taken over and how it was kept is no story",
      "I inherited a bookbinding workshop from my grandfather and he wrote everything on index cards. Customers can see how far their book is.",
      /inherit|index card|grandfather/i,
    ],
    [
      "what has been done for years is none",
      "I am 64 and have kept bees behind the church since 1998, which fills eleven notebooks now. I want to write down each inspection with date and brood frames.",
      /1998|notebook|church/i,
    ],
    [
      "how somebody felt is no rule",
      "We moved into the new clubhouse last year and my wife was furious about the keys. Members borrow a key and bring it back.",
      /furious|wife|move/i,
    ],
    [
      "how those are whom the writer lives with is none",
      "Our internet is awful and my boss is old school. Drivers scan the parcels. The office prints a list.",
      /awful|old school|boss/i,
    ],
    [
      "what drives people mad is none",
      "The shared calendar is driving us mad. Flatmates enter when they cook, and say who eats along.",
      /mad\b|driv/i,
    ],
    [
      "what everything is kept in today is none",
      "I run a pony club and everything is in one A4 diary. Parents book a lesson.",
      /diary|everything is/i,
    ],
    [
      "an aside in brackets gives no columns",
      "Our dance school (long story, she's in Lisbon now) has courses. Pupils sign up for a course.",
      /lisbon|long story/i,
    ],
    [
      "a reason behind a refusal is not refused",
      "Scouts tick off tasks. Leaders see who is ahead. No online payment please, our bank is medieval.",
      /medieval/i,
    ],
    [
      "who says that something is refused is no part of it",
      "Kids trade cards and rate each other. No chat please, my mom said.",
      /my mom|mom said/i,
    ],
    [
      "that people get cheated is no story",
      "My friends and I trade vinyl and people get scammed. We post a record with a photo.",
      /scammed/i,
    ],
    [
      "what somebody once forgot is no column",
      "Parents book lessons. Farrier and vaccination dates for each horse too, I forgot one last spring.",
      /forgot|last spring/i,
    ],
  ])("%s", async (_, idea, told) => {
    expect(await said(idea)).not.toMatch(told);
  });
});

describe("a chat that was pasted", () => {
  const CHAT = `[09:12] Ravi: so for the tool library
[09:12] Ravi: each tool w name, condition and a photo
[09:14] Mo: and members need to reserve tools for a weekend
[09:16] Mo: can ppl donate tools thru it
[09:17] Ravi: nah`;

  it("gives neither its times nor its speakers to the plan", async () => {
    const { plan } = await read(CHAT);
    expect(JSON.stringify(plan)).not.toMatch(/Ravi|\bMo\b|09:1/);
  });

  it("is read for what is said in it", async () => {
    const { stories, fields } = await read(CHAT);
    expect(fields("Tool")).toEqual(expect.arrayContaining(["name", "condition", "photo"]));
    expect(stories).toContain("Member: reserve tools for a weekend");
  });

  it("refuses what one asks and another denies", async () => {
    const { nonGoals, stories } = await read(CHAT);
    expect(nonGoals.join()).toMatch(/donate tools/i);
    expect(stories.join()).not.toMatch(/donate/i);
  });

  it.each([
    "12/03/2025, 18:02 - Ana: we need an app for the dog park\n12/03/2025, 18:03 - Ana: owners post lost dogs with a photo\n12/03/2025, 18:05 - Luis: neighbours can say where they saw it",
    "Ana: an app for the dog park\nLuis: owners post lost dogs with a photo\nAna: neighbours can say where they saw it",
  ])("is told by its form, whichever it is", async (idea) => {
    const { stories, plan } = await read(idea);
    expect(stories).toEqual(
      expect.arrayContaining(["Owner: post lost dogs with a photo", "Neighbour: say where they saw it"]),
    );
    expect(JSON.stringify(plan)).not.toMatch(/\bAna\b|Luis/);
  });
});
