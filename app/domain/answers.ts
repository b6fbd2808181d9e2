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
  if (/[<>`*_#[\]\\|]/.test(name)) return "The name cannot have any of these characters: < > ` * _ # [ ] \\ |";
  return null;
}

/** A name on one line. */
export function tidyPlanName(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** The same questions with other answers: a question that `answers` does not know keeps the one it has. */
export function withAnswers(asked: Answer[], answers: Record<string, string>): Answer[] {
  return asked.map((each) => ({ ...each, answer: answers[each.id] ?? each.answer }));
}
