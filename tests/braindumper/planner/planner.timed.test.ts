import { expect, it } from "vitest";
import { FIRST_QUESTIONS, isExcluded, isSettled, writePlan } from "~/braindumper/planner";
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

it.each([
  ...["a", "a ", "a, ", "a\n", "a: ", "(", "🐶", "no ", "no show ", "no a, ", "not now", "not now "],
  ...["not now\n", "out of scope:\n", "a not needed ", "do not need. ", "不要提醒", "é", "\n", " ", "> "],
])("reads 2,000 characters of %j within 10 ms", (piece) => {
  const idea = piece.repeat(Math.ceil(2_000 / piece.length)).slice(0, 2_000);
  expect(milliseconds(() => isExcluded(idea, idea.slice(-9)))).toBeLessThan(10);
  expect(milliseconds(() => FIRST_QUESTIONS.map((each) => isSettled(idea, each)))).toBeLessThan(10);
});

it("writes the plan of a usual idea within 5 ms", () => {
  const times = ideas.map(({ idea }) => {
    const answers = answersTo(idea, () => true);
    return milliseconds(() =>
      writePlan({ platform: "cursor", appType: "web", name: "", description: idea, answers }),
    );
  });
  expect(Math.max(...times)).toBeLessThan(5);
});
