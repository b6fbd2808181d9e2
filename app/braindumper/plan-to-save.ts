import type { NewPlan } from "~/braindumper/data/plans";
import { storeContext, wholeText } from "./generated-context";
import { type PlanRequest, writePlan } from "./planner";
import { type Asked, answersOfPlan } from "./questions";
import type { WizardDraft } from "./wizard";

/** The version of how plans are made: 2 has questions and answers. Older plans have 1 or none. */
const PLAN_VERSION = 2;

/** Writes a plan and returns it as the row to insert. */
export function planToSave(request: PlanRequest & { asked?: Asked | null }): NewPlan {
  const { platform, appType, name, description, answers, asked = null } = request;
  return {
    platform,
    appType,
    description,
    title: name || null,
    answers,
    generatedContext: storeContext(writePlan(request)),
    asked,
    firstAnswer: null,
    writer: "embedded",
    planVersion: PLAN_VERSION,
  };
}

/** Returns the plan that Generate would make now, as the text that is pasted first; null without a platform. */
export function planSoFar({ platform, ...idea }: WizardDraft) {
  if (!platform) return null;
  return wholeText(writePlan({ ...idea, platform, answers: answersOfPlan(idea) }));
}
