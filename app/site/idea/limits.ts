import { textLength } from "./description";

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
