import type { Answer, Question } from "~/domain/answers";
import { FIRST_QUESTIONS, moreQuestions } from "~/planner";

type Told = { description: string; answers: Answer[] };

/**
 * The questions of an idea: the first ones, then those asked since. When the idea has changed and the words
 * behind a question are gone, the question is dropped, or kept without its quote if it was answered.
 */
export function questionsOf({ description, answers }: Told): Answer[] {
  const answered = answers.filter(({ answer }) => answer !== "");
  const first = FIRST_QUESTIONS.map((row) => answered.find(({ id }) => id === row.id) ?? asOpen(row));
  const since = answers.filter(({ id }) => !FIRST_QUESTIONS.some((row) => row.id === id));
  const calledFor = moreQuestions(description, new Set());
  return [
    ...first,
    ...since.flatMap(({ quote, ...each }): Answer[] => {
      if (!quote) return [each];
      const reason = description.includes(quote) ? quote : calledFor.find(({ id }) => id === each.id)?.quote;
      if (reason) return [{ ...each, quote: reason }];
      return each.answer ? [each] : [];
    }),
  ];
}

/** More questions about this idea. */
export function furtherQuestions(description: string, asked: Answer[]): Answer[] {
  return moreQuestions(description, new Set(asked.map(({ id }) => id))).map(asOpen);
}

function asOpen({ id, question, quote }: Question): Answer {
  return { id, question, ...(quote ? { quote } : {}), answer: "" };
}
