import type { NewPlan } from "~/data/plans";
import { storeContext } from "~/domain/generated-context";
import type { Plan } from "~/domain/plan";
import { type PlanRequest, renderPlan } from "~/planner";

/** What a plan, whoever wrote it, is stored as. @returns null when there is no text in it. */
export function planToSave(
  plan: Plan,
  request: PlanRequest,
  writer: string,
): Pick<NewPlan, "generatedContext" | "title" | "writer" | "planVersion"> | null {
  const context = renderPlan(plan, request);
  if ((context.type === "lovable" ? context.prompt : context.text).trim() === "") return null;
  return { generatedContext: storeContext(context), title: plan.title, writer, planVersion: plan.version };
}
