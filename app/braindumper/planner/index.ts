import { type AskedQuestion, withLead } from "./lead";
import { FIRST_QUESTIONS as FIRST } from "./library/first-questions";
import { RETIRED } from "./library/retired";
import { RULES } from "./library/rules";
import { TOPICS } from "./library/topics";

export { moreQuestions } from "./choose";
export { isExcluded } from "./excluded";
export type { AskedQuestion } from "./lead";
export { writeRound, writeUpdate } from "./messages";
export { type PlanRequest, planSoFar, writePlan } from "./write";

/** The questions that every author is asked. */
export const FIRST_QUESTIONS: AskedQuestion[] = FIRST.map(withLead);

/** Every question that can be asked or was once. Ids are kept with drafts and plans: an id is never used for another question. */
export const ALL_QUESTIONS: AskedQuestion[] = [
  ...FIRST_QUESTIONS,
  ...[...TOPICS, ...RULES, ...RETIRED].map(withLead),
];
