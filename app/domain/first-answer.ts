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

export type Section = keyof FirstAnswer;

/** Section headings, in the order they are asked for and shown. */
export const SECTION_TITLES: Record<Section, string> = {
  understood: "What it understood",
  tables: "Tables, and who may do what",
  screens: "Screens, and who opens them",
  decisions: "What it decided",
  checks: "Tests and refusals",
  questions: "Questions that remain",
};

export const SECTIONS = Object.keys(SECTION_TITLES) as Section[];
