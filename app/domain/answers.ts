import { textLength, tidyText } from "./description";

/** A question to the author of an idea. */
export type Question = {
  /** Stands in the name of its field, `answer-ID`. */
  id: string;
  /** The question itself, as it also stands in the plan. */
  question: string;
  /** The words of the idea that call for it, exactly as they stand there; absent for the questions that everybody is asked. */
  quote?: string;
};

/** A question that was asked, and the author's answer: "" when it was left open. */
export type Answer = Question & { answer: string };

/** Most code points of one answer, of all answers of an idea together, and of its name. */
export const ANSWER_MAX = 500;
export const ANSWERS_MAX = 4000;
export const NAME_MAX = 60;

const count = (characters: number) => characters.toLocaleString("en");

/** What is wrong with a tidied answer, or null. */
export function answerProblem(answer: string): string | null {
  const length = textLength(answer);
  if (length <= ANSWER_MAX) return null;
  return `This answer has ${count(length)} characters. An answer can have ${ANSWER_MAX} at most.`;
}

/** What is wrong with tidied answers as a whole, or null. */
export function answersProblem(answers: string[]): string | null {
  const length = answers.reduce((sum, answer) => sum + textLength(answer), 0);
  if (length <= ANSWERS_MAX) return null;
  return `Your answers have ${count(length)} characters together. They can have ${count(ANSWERS_MAX)} at most.`;
}

/** What is wrong with a tidied name, or null. The name becomes the heading of the plan, so it is one plain line. */
export function planNameProblem(name: string): string | null {
  if (textLength(name) > NAME_MAX) return `The name can have ${NAME_MAX} characters at most.`;
  if (/[<>`*_#[\]\\|]/.test(name))
    return "The name cannot have any of these characters: < > ` * _ # [ ] \\ |";
  return null;
}

/** A name on one line. */
export function tidyPlanName(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** What is kept, and the ids of the answers (or "name") that two tabs wrote differently. */
export type Merged = { name: string; answers: Answer[]; conflicts: string[] };

/** What was typed into a form, by question; a field that the form did not have is missing. */
export type Typed = { name?: string; answers: Record<string, string> };

/**
 * What is kept of an idea's name and answers, changed by what was typed. Answers to questions that nobody asked are left
 * out. A form that is older than what is kept (`isStale`) does not know all of it: what it left empty stays as it is.
 */
export function mergeAnswers(
  kept: { name: string; answers: Answer[] },
  typed: Typed,
  isStale: boolean,
): Merged {
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
