import { FIRST_QUESTIONS } from "./library/first-questions";
import { RULES } from "./library/rules";
import { TOPICS } from "./library/topics";
import type { LibraryQuestion } from "./library/types";

export { moreQuestions } from "./choose";
export { FIRST_QUESTIONS } from "./library/first-questions";
export type { LibraryQuestion } from "./library/types";
export { type PlanRequest, writePlan } from "./write";

/** Every question that can be asked. Ids are kept with drafts and plans: an id is never used for another question. */
export const ALL_QUESTIONS: LibraryQuestion[] = [...FIRST_QUESTIONS, ...TOPICS, ...RULES];
