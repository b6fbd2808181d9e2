import type { Answer, Question } from "~/domain/answers";
import { FIRST_QUESTIONS, moreQuestions } from "~/planner";

/** An idea as it stands now, and the questions that were asked about it so far. */
type Told = { description: string; answers: Answer[] };

/**
 * The questions of an idea: the first ones, then those that were asked since. The idea may have changed meanwhile. One
 * whose reason is gone from it is not asked any more; when it was answered it stays, without its reason.
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

/** What could be asked beside these questions; a few at a time. */
export function furtherQuestions(description: string, asked: Answer[]): Answer[] {
  return moreQuestions(description, new Set(asked.map(({ id }) => id))).map(asOpen);
}

function asOpen({ id, question, quote }: Question): Answer {
  return { id, question, ...(quote ? { quote } : {}), answer: "" };
}
