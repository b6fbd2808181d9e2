/**
 * What a builder might answer first to an idea, drafted by a model server so that its author can correct it before
 * anything is built. Plain lines; every list may be empty.
 */
export type FirstAnswer = {
  understood: string[];
  /** `rights` may be "". */
  tables: { name: string; columns: string[]; rights: string }[];
  /** `opens` says who opens it, or is "". */
  screens: { name: string; opens: string }[];
  decisions: string[];
  /** What somebody tries, and what is refused; one of the two may be "". */
  checks: { test: string; refusal: string }[];
  questions: string[];
};

export type Section = keyof FirstAnswer;

/** The headings of its sections, in the order in which they are asked for and shown. */
export const SECTION_TITLES: Record<Section, string> = {
  understood: "What it understood",
  tables: "Tables, and who may do what",
  screens: "Screens, and who opens them",
  decisions: "What it decided",
  checks: "Tests and refusals",
  questions: "Questions that remain",
};

export const SECTIONS = Object.keys(SECTION_TITLES) as Section[];
