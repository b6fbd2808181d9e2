import type { NewPlan } from "~/data/plans";
import type { FirstAnswer } from "~/domain/first-answer";
import { storeContext } from "~/domain/generated-context";
import { type PlanRequest, writePlan } from "~/planner";

/** Plans of questions and answers. Older plans have no number or 1. */
const PLAN_VERSION = 2;

/**
 * A plan as it is stored. `writer` is 'embedded' or the name of the model that wrote the first answer,
 * which is kept beside the plan's text.
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
