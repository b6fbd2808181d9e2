import { expect, it } from "vitest";
import { mergeIdeas } from "~/braindumper/merge-ideas";

const ideaWith = (question: string, answer: string) => ({
  description: "A shop for bread",
  name: "",
  answers: [{ id: "own-1", question, answer }],
  asked: { of: "it", questions: [{ id: "own-1", question, quote: "bread" }] },
});

it("two drafts whose model server asked different things under one number keep each answer under its question", () => {
  const before = { ...ideaWith("", ""), answers: [], asked: null };
  const merged = mergeIdeas(before, ideaWith("Which bread?", "Rye."), ideaWith("For whom?", "Us."));
  expect(merged.conflicts).toEqual([]);
  expect(merged.answers).toEqual([
    { id: "own-1", question: "Which bread?", answer: "Rye." },
    { id: "own-2", question: "For whom?", answer: "Us." },
  ]);
  expect(merged.asked?.questions.map(({ id, question }) => [id, question])).toEqual([
    ["own-1", "Which bread?"],
    ["own-2", "For whom?"],
  ]);
});
