import { countTokensLeft } from "~/data/allowance";
import { findPlanIdByKey, savePlanForToken } from "~/data/plans";
import { storeContext } from "~/domain/generated-context";
import type { AppType, Platform } from "~/domain/platforms";
import { type PlanRequest, renderPlan, writePlan } from "~/planner";

export type Idea = { draftId: string; platform: Platform; appType: AppType | null; description: string };

/** Nothing came out of the writer; `message` is the specification's text (§8, "Generation failure"). */
export class NoPlanError extends Error {
  override name = "NoPlanError";
}

/**
 * Writes a plan of the idea and saves it, for one token. The same key again answers the same plan for nothing.
 * The writing happens before the transaction, so the token is taken only for a plan that exists.
 * @returns the plan's id, or null when the member has no token left.
 * @throws NoPlanError when the writer gave nothing.
 */
export async function generatePlan(userId: string, key: string, idea: Idea): Promise<string | null> {
  const known = await findPlanIdByKey(userId, key);
  if (known) return known;
  if ((await countTokensLeft(userId)) <= 0) return null;

  const request: PlanRequest = {
    platform: idea.platform,
    appType: idea.appType,
    description: idea.description,
  };
  const plan = await writePlan(request);
  const context = renderPlan(plan, request);
  if (context.type === "lovable" && context.prompt === "") throw new NoPlanError("No content was generated");
  if (context.type === "text" && context.text === "") throw new NoPlanError("No context was generated");

  const saved = {
    generatedContext: storeContext(context),
    title: plan.title,
    writer: "embedded",
    planVersion: plan.version,
  };
  return savePlanForToken(userId, key, { ...request, ...saved }, idea.draftId);
}
