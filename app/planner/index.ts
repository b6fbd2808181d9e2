import type { Plan } from "~/domain/plan";
import { warmNounClasses } from "./catalogue/noun-classes";
import { buildPlan } from "./plan/build";
import { readIdea } from "./read/read";
import { speechModel } from "./read/words/model";
import type { PlanRequest, RenderedPlan } from "./request";
import { urlsOf } from "./text/clean";
import { safePlan } from "./write/markdown";
import { writeDocument, writePrompt } from "./write/platforms";
import { quotedFrom } from "./write/quotes";

export { checkPlan, type PlanProblem } from "./check/check-plan";
export type { PlanRequest, RenderedPlan } from "./request";

/** Loads the language model and the classes of nouns, so that the first plan does not wait for it. */
export async function warmPlanner(): Promise<void> {
  await speechModel();
  warmNounClasses();
}

/** Writes the plan of an idea. The same idea gives the same plan, in every process and on every machine. */
export async function writePlan(request: PlanRequest): Promise<Plan> {
  const speech = await speechModel();
  return buildPlan(readIdea(request.description, speech));
}

/** The text to paste into the platform. Safe for plans from any writer: nothing in a plan can break the document. */
export function renderPlan(plan: Plan, request: PlanRequest): RenderedPlan {
  const whole = { ...plan, idea: quotedFrom(plan.idea, request.description) };
  const safe = safePlan(whole, urlsOf(request.description));
  const text = writeDocument(safe, request.platform, request.appType);
  return request.platform === "lovable"
    ? { type: "lovable", prompt: writePrompt(safe), prd: text }
    : { type: "text", text };
}
