/** A builder's first answer to an idea, written by a model server for the author to correct. Lists may be empty. */
export type FirstAnswer = {
  understood: string[];
  tables: { name: string; columns: string[]; rights: string }[];
  /** `opens`: the people who open the screen, or "". */
  screens: { name: string; opens: string }[];
  decisions: string[];
  /** `test`: something to try. `refusal`: something that must be refused. One of them may be "". */
  checks: { test: string; refusal: string }[];
  questions: string[];
};

/** The maximum number of entries that are read from each list. A page has a box for each. */
export const MOST_UNDERSTOOD = 8;
export const MOST_QUESTIONS = 5;

/**
 * What a plan page shows of the first answer. `reading`: what the author adopted or corrected from it, "" for
 * nothing.
 */
export type FirstAnswerView =
  | { state: "running" }
  | { state: "failed"; title: string; text: string; canTry: boolean }
  | { state: "written"; answer: FirstAnswer; reading: string };

/**
 * The form's values. `right-0`: a line is ticked as right. `line-0`: a line as edited. `asked-0`: the answer to a
 * question.
 */
export type Read = Record<string, string>;

/**
 * Returns the author's reaction to a first answer as one text: the lines they ticked or edited, and the questions
 * they answered, each above its answer. "" when there is nothing.
 */
export function readingOf({ understood, questions }: FirstAnswer, read: Read): string {
  const lines = understood.map((line, at) => {
    const typed = read[`line-${at}`] || line;
    return typed !== line || read[`right-${at}`] ? typed : "";
  });
  const answers = questions.map((question, at) => {
    const typed = read[`asked-${at}`];
    return typed ? `${question}\n${typed}` : "";
  });
  return [...lines, ...answers].filter(Boolean).join(BETWEEN);
}

const BETWEEN = "\n\n";

/** Returns whether a reading contains this line, or an answer to this question. */
export function isIn(reading: string, line: string): boolean {
  return reading.split(BETWEEN).some((part) => part === line || part.startsWith(`${line}\n`));
}

/** Adds the parts of a new reading that an earlier one does not have. */
export function addReading(before: string, more: string): string {
  const said = before.split(BETWEEN);
  const fresh = more.split(BETWEEN).filter((part) => !said.includes(part));
  return [before, ...fresh].filter(Boolean).join(BETWEEN);
}

export type Section = keyof FirstAnswer;

/** Section headings, in the order in which they are requested and shown. */
export const SECTION_TITLES: Record<Section, string> = {
  understood: "What it understood",
  tables: "Tables, and who may do what",
  screens: "Screens, and who opens them",
  decisions: "What it decided",
  checks: "Tests and refusals",
  questions: "Questions that remain",
};

export const SECTIONS = Object.keys(SECTION_TITLES) as Section[];
