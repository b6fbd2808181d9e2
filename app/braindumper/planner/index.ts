import { type AskedQuestion, withLead } from "./lead";
import { FIRST_QUESTIONS as FIRST, TRIED } from "./library/first-questions";
import { RETIRED_IDS } from "./library/retired";

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
export const ALL_QUESTIONS: AskedQuestion[] = [...FIRST_QUESTIONS, withLead(TRIED)];

/** Questions that are asked no more, for a page that was open when the site was upgraded: what is typed there is kept. */
export const RETIRED_QUESTIONS = RETIRED_IDS.map((id) => ({ id, question: "What else matters here?" }));
