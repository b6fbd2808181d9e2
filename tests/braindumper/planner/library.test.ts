import { describe, expect, it } from "vitest";
import { ALL_QUESTIONS, FIRST_QUESTIONS, RETIRED_QUESTIONS } from "~/braindumper/planner";

const repeatsIn = (list: string[]) => list.filter((each, at) => list.indexOf(each) !== at);
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z']+/g, " ")
    .trim();

it("has an id of its own for every question, fit for the name of a field", () => {
  const ids = [...ALL_QUESTIONS, ...RETIRED_QUESTIONS].map(({ id }) => id);
  expect(repeatsIn(ids), "ids of two questions").toEqual([]);
  for (const id of ids)
    expect(id, "an id is 2 to 20 small letters and hyphens").toMatch(/^[a-z][a-z-]{0,18}[a-z]$/);
});

it("asks no question twice in other places", () => {
  const questions = ALL_QUESTIONS.map(({ question }) => question);
  expect(repeatsIn(questions), "asked in two places").toEqual([]);
});

it("asks six questions of everybody, what brings out most first", () => {
  expect(FIRST_QUESTIONS.map(({ id }) => id)).toEqual(["cases", "never", "rights", "rules", "people", "day"]);
});

it("asks of a question in two halves the first in its lead", () => {
  expect(FIRST_QUESTIONS.find(({ id }) => id === "day")?.lead).toBe("Where and on what device is it used?");
});

describe.each(ALL_QUESTIONS.map((each) => [each.id, each] as const))("the question %s", (_, each) => {
  it("is one short open question that can be searched for as it stands", () => {
    const { question } = each;
    expect(question, "begins with a capital").toMatch(/^[A-Z]/);
    expect(question, "ends with its only question mark").toMatch(/^[^?]+\?$/);
    expect(question, 'has a mark that it must not have: " \\ < > * _ ` #').not.toMatch(/["\\<>*_`#\n]/);
    expect(question.length, "characters, at most").toBeLessThanOrEqual(85);
    expect(question, "starts like a yes/no question").not.toMatch(
      /^(Is|Are|Do|Does|Can|May|Should|Must|Will|Has|Have)\b/,
    );
  });

  it("is asked as a short lead and a hint, which say all of it", () => {
    const { question, lead, hint = "" } = each;
    expect(lead).toMatch(/^[A-Z][^,:]+[?.]$/);
    expect(lead.length, "characters of the lead, at most").toBeLessThanOrEqual(55);
    expect(wordsIn(`${lead} ${hint}`).startsWith(wordsIn(question))).toBe(true);
  });

  it("has an answer as an example, short enough to be one", () => {
    const { example } = each;
    expect(example, "begins with a capital or a digit").toMatch(/^[A-Z\d]/);
    expect(example, "ends with . or !").toMatch(/[.!]$/);
    expect(example, 'has a mark that it must not have: " \\ < >').not.toMatch(/["\\<>]/);
    expect(example.length, "characters, at least").toBeGreaterThanOrEqual(15);
    expect(example.length, "characters, at most").toBeLessThanOrEqual(170);
  });
});
