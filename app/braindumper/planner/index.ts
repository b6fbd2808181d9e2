import type { Question } from "~/site/idea/answers";
import { type AskedQuestion, withLead } from "./lead";
import { FIRST_QUESTIONS as FIRST } from "./library/first-questions";
import { RETIRED } from "./library/retired";
import { TOPICS } from "./library/topics";

export { moreQuestions } from "./choose";
export { isExcluded } from "./excluded";
export type { AskedQuestion } from "./lead";
export { writeRound, writeUpdate } from "./messages";
export { nameIn } from "./name";
export { type PlanRequest, planSoFar, writePlan } from "./write";

/** The questions that every author is asked. */
export const FIRST_QUESTIONS: AskedQuestion[] = FIRST.map(withLead);

/** Every question that the library asks. */
export const ALL_QUESTIONS: AskedQuestion[] = [...FIRST_QUESTIONS, ...TOPICS.map(withLead)];

/** Questions that are asked no more. Ids are kept with drafts and plans: an id is never used for another question. */
export const RETIRED_QUESTIONS: Question[] = Object.entries(RETIRED).map(([id, question]) => ({
  id,
  question,
}));
