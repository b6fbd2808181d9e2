import { expect, it } from "vitest";
import { moreQuestions, writePlan } from "~/braindumper/planner";
import { findPhrases, phraseBook, wordsOf } from "~/braindumper/planner/words";
import { answersTo } from "./all-plans";
import ideas from "./ideas.json";

/** The shortest of several runs: other processes can only make it longer. */
function milliseconds(run: () => void, runs = 5): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}

const pieces = [
  "a",
  "a ",
  "a and b ",
  "(",
  "🐶",
  "tick off ",
  "no show ",
  "out of scope ",
  "every day max 3 ",
  "不要提醒",
  "é",
  "1,1.1:",
  "\n",
  "> ",
];

it.each(pieces)("chooses from 60,000 characters of %j within 50 ms", (piece) => {
  const idea = piece.repeat(Math.ceil(60_000 / piece.length));
  expect(milliseconds(() => moreQuestions(idea))).toBeLessThan(50);
});

it.each(pieces)("chooses from 2,000 characters of %j within 5 ms", (piece) => {
  const idea = piece.repeat(Math.ceil(2_000 / piece.length));
  expect(milliseconds(() => moreQuestions(idea))).toBeLessThan(5);
});

it("takes a time that grows with the length of the text, not with its square", () => {
  const book = phraseBook(["tick*, no show, every # day*, a b c d"]);
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    const tenth = milliseconds(() => findPhrases(wordsOf(text.slice(0, 6_000)), book), 9);
    const whole = milliseconds(() => findPhrases(wordsOf(text), book), 9);
    // Ten times as long where it is linear, a hundred times where it is not.
    expect(whole, piece).toBeLessThan(30 * tenth + 5);
  }
});

it("asks about a usual idea and writes its plan within 5 ms each", () => {
  const times = ideas.map(({ idea }) => {
    const answers = answersTo(idea, () => true);
    const plan = () =>
      writePlan({ platform: "cursor", appType: "web", name: "", description: idea, answers });
    return [milliseconds(() => moreQuestions(idea)), milliseconds(plan)];
  });
  expect(Math.max(...times.flat())).toBeLessThan(5);
});
