/**
 * What a builder might answer first to an idea, drafted by a model server so that its author can correct it before
 * anything is built. Plain lines; every list may be empty.
 */
export type FirstAnswer = {
  understood: string[];
  tables: { name: string; columns: string[]; rights: string }[];
  screens: { name: string; opens: string }[];
  decisions: string[];
  /** One test, and one refusal, of what it builds. */
  checks: { test: string; refusal: string }[];
  questions: string[];
};
