import { textLength, tidyText } from "./description";

export type Question = {
  id: string;
  /** The wording that also appears in the plan. */
  question: string;
  /** The words of the idea that prompted it; absent for questions that everybody is asked. */
  quote?: string;
};

/** A question with its answer, "" when left open. */
export type Answer = Question & {
  answer: string;
  /** In drafts: the author left it to the builder, so it is not asked again. */
  left?: true;
};

/**
 * Returns whether the plan tells the builder to decide this. An unanswered question about the author's own words is
 * not mentioned, because the plan quotes the idea anyway.
 */
export function isLeftToBuilder({ answer, quote }: Answer): boolean {
  return tidyText(answer) === "" && !quote;
}

/** Id of a question of older plans, whose answer may be longer than others. */
const READING_ID = "reading";

/** Id of the question whose answer is what the author wrote after trying the app. */
export const TRIED_ID = "tried";

/** Maximum number of code points of an answer, of a reading, of all answers together, and of the name. */
const ANSWER_MAX = 500;
const READING_MAX = 3000;
const ANSWERS_MAX = 4000;
const NAME_MAX = 60;

const count = (characters: number) => characters.toLocaleString("en");

/** Returns the maximum code points of an answer to a question. */
export function answerMax(id: string): number {
  return id === READING_ID || id === TRIED_ID ? READING_MAX : ANSWER_MAX;
}

/**
 * Returns what is wrong with the length of an answer, or null.
 * @param id the question's id; without it the usual limit applies
 */
export function answerProblem(answer: string, id = ""): string | null {
  const length = textLength(answer);
  if (length <= answerMax(id)) return null;
  return `This answer has ${count(length)} characters. An answer can have ${count(answerMax(id))} at most.`;
}

/** Returns what is wrong with the length of all answers together, or null. */
export function answersProblem(answers: string[]): string | null {
  const length = answers.reduce((sum, answer) => sum + textLength(answer), 0);
  if (length <= ANSWERS_MAX) return null;
  return `Your answers have ${count(length)} characters together. They can have ${count(ANSWERS_MAX)} at most.`;
}

/** Returns what is wrong with a tidied name, or null. It becomes the plan's heading, so it must be one plain line. */
export function planNameProblem(name: string): string | null {
  if (textLength(name) > NAME_MAX) return `The name can have ${NAME_MAX} characters at most.`;
  if (/[<>`*_#[\]\\|]/.test(name))
    return "The name cannot have any of these characters: < > ` * _ # [ ] \\ |";
  return null;
}

export function tidyPlanName(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** What the summary page asks for. */
export type Summary = { name: string; answers: Answer[] };

/** The merged values, and the ids of answers (or "name") that two tabs changed differently. */
type Merged = Summary & { conflicts: string[] };

/** What was typed, by question id. Fields that the form did not have are missing. */
export type Typed = { name?: string; answers: Record<string, string> };

/**
 * Merges typed values into the stored ones. Unknown questions are ignored. If the form is older than the stored
 * values (`isStale`), fields it left empty do not overwrite answers it may not have known.
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
 * Returns the questions that a draft stores: the answered ones and those left to the builder. `ended` is the question
 * that was just answered or skipped.
 */
export function decidedAnswers(answers: Answer[], ended: string | null = null): Answer[] {
  return answers.flatMap(({ left, ...each }): Answer[] => {
    if (each.answer) return [each];
    return left || each.id === ended ? [{ ...each, left: true }] : [];
  });
}
