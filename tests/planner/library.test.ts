import { describe, expect, it } from "vitest";
import { ALL_QUESTIONS, FIRST_QUESTIONS } from "~/planner";
import * as littleWords from "~/planner/library/little-words";
import { RULES } from "~/planner/library/rules";
import { TOPICS } from "~/planner/library/topics";

const ROWS = [...TOPICS, ...RULES];
const phrasesOf = (list: string) => list.split(",").map((phrase) => phrase.trim());

it("has an id of its own for every question, fit for the name of a field", () => {
  const ids = ALL_QUESTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]{0,18}[a-z]$/);
});

it("asks no question twice in other places", () => {
  const questions = ALL_QUESTIONS.map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
});

it("asks six questions first", () => {
  expect(FIRST_QUESTIONS.map(({ id }) => id)).toEqual(["day", "cases", "rights", "never", "people", "much"]);
});

describe.each(ALL_QUESTIONS.map((each) => [each.id, each] as const))("the question %s", (_, each) => {
  it("is one short open question that can be searched for as it stands", () => {
    expect(each.question).toMatch(/^[A-Z][^"\\<>*_`#\n?]+\?$/);
    expect(each.question.length).toBeLessThanOrEqual(85);
    // A question that begins so is answered with yes or no.
    expect(each.question).not.toMatch(/^(Is|Are|Do|Does|Can|May|Should|Must|Will|Has|Have)\b/);
  });

  it("has an answer as an example, short enough to be one", () => {
    expect(each.example).toMatch(/^[A-Z\d][^"\\<>]+[.!]$/);
    expect(each.example.length).toBeGreaterThanOrEqual(15);
    expect(each.example.length).toBeLessThanOrEqual(170);
  });
});

describe.each(ROWS.map((row) => [row.id, row] as const))("the words of %s", (_, row) => {
  const phrases = Object.values(row.words).flatMap(phrasesOf);

  it("are words that can be found", () => {
    for (const phrase of [...phrases, ...phrasesOf(row.butNot ?? "first")]) {
      // Letters, digits, # for a number, a star at the end of a word; never a number alone.
      expect(phrase).toMatch(
        /^(?!#$)[\p{L}\p{M}\d#]+(['’-][\p{L}\d]+)*[+*%]?( [\p{L}\p{M}\d#]+(['’-][\p{L}\d]+)*[+*%]?)*$/u,
      );
    }
  });

  it("keep three letters or more before a star, so that no other word begins so by chance", () => {
    for (const phrase of phrases) {
      for (const word of phrase.split(" ")) {
        if (word.endsWith("*") && !word.startsWith("#")) expect(word.length, phrase).toBeGreaterThan(3);
      }
    }
  });

  it("stand there once", () => {
    const repeated = Object.values(row.words).flatMap((list) =>
      phrasesOf(list).filter((phrase, at, all) => all.indexOf(phrase) !== at),
    );
    expect(repeated).toEqual([]);
  });

  it("are there in English", () => {
    expect(phrasesOf(row.words.en ?? "").filter(Boolean).length).toBeGreaterThan(0);
  });

  it("take the place of questions that exist", () => {
    const ids = ROWS.map(({ id }) => id);
    for (const id of row.insteadOf ?? []) expect(ids).toContain(id);
  });
});

it("has questions for an idea that calls for nothing", () => {
  expect(TOPICS.filter(({ spare }) => spare).length).toBeGreaterThanOrEqual(2);
});

it("writes the little words as they are looked for", () => {
  for (const list of Object.values(littleWords)) {
    for (const phrase of phrasesOf(list)) expect(phrase).toMatch(/^[\p{L}#' *]+$/u);
  }
});
