import { type AskedQuestion, withLead } from "./lead";
import { FIRST_QUESTIONS } from "./library/first-questions";
import { RULES } from "./library/rules";
import { TOPICS } from "./library/topics";

export { moreQuestions } from "./choose";
export type { AskedQuestion } from "./lead";
export { FIRST_QUESTIONS } from "./library/first-questions";
export { type PlanRequest, writePlan } from "./write";

/** Every question that can be asked. Ids are kept with drafts and plans: an id is never used for another question. */
export const ALL_QUESTIONS: AskedQuestion[] = [...FIRST_QUESTIONS, ...TOPICS, ...RULES].map(withLead);
