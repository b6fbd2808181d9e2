import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "~/domain/plan";
import { warmPlanner, writePlan } from "~/planner";
import { deedOf } from "~/planner/catalogue/deeds";

beforeAll(warmPlanner, 60_000);

/** Every acceptance of the stories with these words, on whichever platform it is shown. */
function acceptances(plan: Plan, words: RegExp): string {
  const told = plan.stories.filter((story) => words.test(story.want));
  expect(
    told.length,
    `no story ${words} in ${plan.stories.map((one) => one.want).join("; ")}`,
  ).toBeGreaterThan(0);
  return told
    .flatMap((story) => [story, ...story.also])
    .map((one) => `${one.given} | ${one.when} | ${one.then} | ${one.otherwise}`)
    .join("\n");
}

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

describe("the object decides what a verb does", () => {
  it.each([
    ["grade", "grade each cheese wheel", "log"],
    ["fix", "fix the bikes", "act"],
    ["refer", "refer a family with a list of needs", "request"],
    ["hand out", "hand out who counts where", "assign"],
    ["hand", "hand all of their tubes to another member", "assign"],
    ["count", "count how much waste we saved", "view"],
    ["count", "count the bats", "log"],
    ["play", "play a game", "act"],
    ["show", "show which wheels are ready", "view"],
  ] as const)("%s: %s", (verb, phrase, deed) => {
    expect(deedOf(verb, phrase)?.class).toBe(deed);
  });

  it.each([
    ["grade", "grade each other"],
    ["fix", "fix a typo in the entry"],
    ["refer", "refer a friend"],
    ["show", "show the photos to the family"],
    ["rate", "rate the trips"],
  ])("and leaves the verb's own sense elsewhere: %s in “%s”", (verb, phrase) => {
    expect(deedOf(verb, phrase)).toBeNull();
  });
});

describe("acceptance follows verb and object", () => {
  it("a thing that is graded gets one mark more, and no vote is replaced", async () => {
    const plan = await planOf(
      "Cheese log for a dairy. Affineurs grade each wheel after 30 and 60 days and enter the weight of a wheel. The owner sees the wheels.",
    );
    const text = acceptances(plan, /^grade/);
    expect(text).not.toMatch(/vote|voting|replaces the first/);
    expect(text).toMatch(/both marks|marks of/);
  });

  it("what is fixed is mended, and no field is corrected", async () => {
    const plan = await planOf(
      "Repair café: visitors bring broken radios with a name and a fault, volunteers fix the radios, the organiser sees all radios.",
    );
    expect(acceptances(plan, /^fix/)).not.toMatch(/by mistake, and .* gets|is refused and .* stays/);
  });

  it("who has not done something is named, and no list of those who come", async () => {
    const plan = await planOf(
      "Choir app. Singers enter their voice and see rehearsals. The treasurer sees who has not paid the yearly fee. The director adds rehearsals.",
    );
    const text = acceptances(plan, /who has not paid/);
    expect(text).not.toMatch(/is on the list of/);
    expect(text).toMatch(/names \p{Lu}\p{L}+ and not \p{Lu}/u);
  });

  it("letters are made of what is stored, with nothing to guess", async () => {
    const plan = await planOf(
      "Allotment office. The secretary keeps plots with size and rent. The app produces the rent letters. Holders see their plot.",
    );
    expect(acceptances(plan, /rent letters/)).not.toMatch(/turns into Stop|not sure/);
  });
});
