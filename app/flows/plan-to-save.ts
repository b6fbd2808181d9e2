import type { NewPlan } from "~/data/plans";
import { storeContext } from "~/domain/generated-context";
import type { Plan } from "~/domain/plan";
import type { PlanRequest } from "~/planner";
import { planner } from "./planner";

/** What a plan, whoever wrote it, is stored as. @returns null when there is no text in it. */
export async function planToSave(
  plan: Plan,
  request: PlanRequest,
  writer: string,
): Promise<Pick<NewPlan, "generatedContext" | "title" | "writer" | "planVersion"> | null> {
  const { renderPlan } = await planner();
  const context = renderPlan(plan, request);
  if ((context.type === "lovable" ? context.prompt : context.text).trim() === "") return null;
  return { generatedContext: storeContext(context), title: plan.title, writer, planVersion: plan.version };
}
