import type { Question } from "~/site/idea/answers";
import { type AskedQuestion, withLead } from "./lead";
import { FIRST_QUESTIONS as FIRST, TRIED } from "./library/first-questions";
import { RETIRED } from "./library/retired";
import { TOPICS } from "./library/topics";

export { moreQuestions } from "./choose";
export { isExcluded } from "./excluded";
export type { AskedQuestion } from "./lead";
export { TRIED } from "./library/first-questions";
export { numbered, pointsOf, writeRound, writeUpdate } from "./messages";
export { firstWords, nameIn } from "./name";
export { isSettled } from "./settled";
export { type PlanRequest, writePlan } from "./write";

/** The questions that every author is asked. */
export const FIRST_QUESTIONS: AskedQuestion[] = FIRST.map(withLead);

/** Every question that the library asks, and what authors are asked after trying the app. */
export const ALL_QUESTIONS: AskedQuestion[] = [...FIRST_QUESTIONS, ...[TRIED, ...TOPICS].map(withLead)];

/** Questions that are asked no more. Ids are kept with drafts and plans: an id is never used for another question. */
export const RETIRED_QUESTIONS: Question[] = Object.entries(RETIRED).map(([id, question]) => ({
  id,
  question,
}));
