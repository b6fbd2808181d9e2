import { describe, expect, test } from "vitest";
import { answersOfPlan, questionsOf } from "~/braindumper/questions";

const CHOIR = "A list for our choir.";
const NEVER = `${CHOIR}\n\nWhat must never happen:\n- two at the same desk`;
const RIGHTS = `${CHOIR}\n## Who may see what?\nEverybody sees all.`;

const asked = (description: string, answers: { id: string; question: string; answer: string }[] = []) =>
  questionsOf({ description, answers }).map(({ id }) => id);

describe("what the idea answers under a heading", () => {
  test.each([
    ["never", NEVER],
    ["never", `${CHOIR}\nMust never happen: two at the same desk.`],
    ["never", `${CHOIR}\nWas nie passieren darf:\nZwei am selben Pult.`],
    ["rights", RIGHTS],
    ["rights", `${CHOIR}\n\nPermissions\n\nI change all, others read.`],
  ])("%s is not asked, and the plan does not call it open: %j", (id, description) => {
    expect(asked(CHOIR)).toContain(id);
    expect(asked(description)).not.toContain(id);
    expect(answersOfPlan({ description, answers: [] }).map((each) => each.id)).not.toContain(id);
  });

  test.each([
    ["never", `${CHOIR} It must never happen that two stand at one desk.`],
    ["never", `${CHOIR}\nWhat must never happen:`],
    ["rights", `${CHOIR} I want to see who sees it, and who can see me sing: nobody.`],
  ])("%s is asked when it only stands in a sentence, or nothing stands under it: %j", (id, description) => {
    expect(asked(description)).toContain(id);
  });

  test("an answer from before is kept, under the wording that it was given to", () => {
    const answers = [{ id: "never", question: "What must never happen?", answer: "A fall." }];
    expect(questionsOf({ description: NEVER, answers })).toContainEqual(answers[0]);
  });
});

describe("an answer to a question that is asked no more", () => {
  const SWAP = { id: "swap", question: "Until when may they still do that?", answer: "Until noon." };
  const description = "Members swap with others.";
  const read = (of: string, quote = "Members swap with others") =>
    questionsOf({ description: of, answers: [{ ...SWAP, quote }] });

  test("stands with its words before the six, and after them when its words are gone", () => {
    expect(read(description)[0]).toEqual({ ...SWAP, quote: "Members swap with others" });
    expect(read(CHOIR).at(-1)).toEqual(SWAP);
    for (const of of [description, CHOIR]) expect(read(of)).toHaveLength(7);
  });

  test("is in the plan, after the six", () => {
    const quote = "Members swap with others";
    expect(answersOfPlan({ description, answers: [{ ...SWAP, quote }] }).at(-1)).toEqual({ ...SWAP, quote });
  });

  test("without an answer it is not asked, whether it was left to the builder or not", () => {
    const left = { ...SWAP, answer: "", left: true as const };
    expect(questionsOf({ description, answers: [left] }).map(({ id }) => id)).not.toContain("swap");
  });
});
