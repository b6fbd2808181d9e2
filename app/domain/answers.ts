import { textLength, tidyText } from "./description";

export type Question = {
  id: string;
  /** As it also appears in the plan. */
  question: string;
  /** The words of the idea that call for it; absent for the questions everybody is asked. */
  quote?: string;
};

/** A question and its answer, "" when left open. */
export type Answer = Question & {
  answer: string;
  /** In drafts: its author has left it to the builder, and is not asked again. */
  left?: true;
};

/**
 * Whether the builder decides it, and is told so. A question about the author's own words that has no answer is not told:
 * the words stand in the idea.
 */
export function isLeftToBuilder({ answer, quote }: Answer): boolean {
  return tidyText(answer) === "" && !quote;
}

/** The question whose answer is what the author took over from a model server's first answer, or put right in it. */
export const READING_ID = "reading";

/** Maximum code points of one answer, of all answers together, and of the name. */
export const ANSWER_MAX = 500;
const READING_MAX = 3000;
const ANSWERS_MAX = 4000;
export const NAME_MAX = 60;

const count = (characters: number) => characters.toLocaleString("en");

export function answerMax(id: string): number {
  return id === READING_ID ? READING_MAX : ANSWER_MAX;
}

/** @param id the question's; without it, it is one that has the usual limit */
export function answerProblem(answer: string, id = ""): string | null {
  const length = textLength(answer);
  if (length <= answerMax(id)) return null;
  return `This answer has ${count(length)} characters. An answer can have ${count(answerMax(id))} at most.`;
}

export function answersProblem(answers: string[]): string | null {
  const length = answers.reduce((sum, answer) => sum + textLength(answer), 0);
  if (length <= ANSWERS_MAX) return null;
  return `Your answers have ${count(length)} characters together. They can have ${count(ANSWERS_MAX)} at most.`;
}

/** What is wrong with a tidied name, or null. It becomes the plan's heading, so it is one plain line. */
export function planNameProblem(name: string): string | null {
  if (textLength(name) > NAME_MAX) return `The name can have ${NAME_MAX} characters at most.`;
  if (/[<>`*_#[\]\\|]/.test(name))
    return "The name cannot have any of these characters: < > ` * _ # [ ] \\ |";
  return null;
}

export function tidyPlanName(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** What the summary asks for. */
export type Summary = { name: string; answers: Answer[] };

/** What is kept, and the ids of answers (or "name") that two tabs changed. */
type Merged = Summary & { conflicts: string[] };

/** What was typed, by question id; fields the form did not have are missing. */
export type Typed = { name?: string; answers: Record<string, string> };

/**
 * Merges typed name and answers into what is kept. Unknown questions are ignored. A form older than what is
 * kept (`isStale`) may lack answers: fields it left empty stay as they are.
 */
export function mergeAnswers(kept: Summary, typed: Typed, isStale: boolean): Merged {
  const conflicts: string[] = [];
  const merge = (id: string, before: string, now = before) => {
    if (!isStale || before === "" || now === before) return now;
    if (now !== "") conflicts.push(id);
    return before;
  };
  return {
    name: merge("name", kept.name, typed.name),
    answers: kept.answers.map((each) => ({
      ...each,
      answer: merge(each.id, each.answer, typed.answers[each.id]),
    })),
    conflicts,
  };
}

/**
 * What a draft keeps of its questions: those with an answer, and those that were left to the builder. `ended` is the
 * question that a press has ended, with an answer or without one.
 */
export function decided(answers: Answer[], ended: string | null = null): Answer[] {
  return answers.flatMap(({ left, ...each }): Answer[] => {
    if (each.answer) return [each];
    return left || each.id === ended ? [{ ...each, left: true }] : [];
  });
}
