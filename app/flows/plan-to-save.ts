import type { NewPlan } from "~/data/plans";
import type { FirstAnswer } from "~/domain/first-answer";
import { storeContext } from "~/domain/generated-context";
import { type PlanRequest, writePlan } from "~/planner";

/** Plans of questions and answers; older ones, without a number or with 1, were written in other forms. */
const PLAN_VERSION = 2;

/**
 * What a plan is stored as; `writer` is 'embedded' or the name of the model that drafted a first answer to it. The draft is
 * kept beside the plan: no line of it is in the text that is pasted.
 */
export function planToSave(
  request: PlanRequest,
  writer: string,
  firstAnswer: FirstAnswer | null = null,
): NewPlan {
  const { platform, appType, name, description, answers } = request;
  return {
    platform,
    appType,
    description,
    title: name || null,
    answers,
    generatedContext: storeContext(writePlan(request)),
    firstAnswer,
    writer,
    planVersion: PLAN_VERSION,
  };
}
