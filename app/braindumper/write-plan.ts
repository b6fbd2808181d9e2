import { findDraft } from "~/braindumper/data/drafts";
import { findPlan, type SavedVersion, savePlanForGeneration } from "~/braindumper/data/plans";
import { planToSave } from "./plan-to-save";
import type { PlanRequest } from "./planner";
import { type Asked, answersOfPlan } from "./questions";
import { updatePlan } from "./update-plan";
import { isReady, readDraft } from "./wizard";

export type Idea = PlanRequest & { asked: Asked | null; draftId: string };

/** The outcome of pressing Generate. */
type Made = SavedVersion | { outcome: "no generations" };

/**
 * Makes the plan of an idea. A draft that was taken from a plan becomes its project's next version, which is free; any other
 * uses one generation. Idempotent by key.
 */
export async function makePlan(userId: string, key: string, idea: Idea): Promise<Made> {
  const { fromPlanId } = (await findDraft(idea.draftId)) ?? {};
  const from = fromPlanId ? await findPlan(fromPlanId, userId) : null;
  if (from) return updatePlan(from, idea, idea.draftId);
  const id = await savePlanForGeneration(userId, key, planToSave(idea), idea.draftId);
  return id ? { outcome: "saved", id } : { outcome: "no generations" };
}

/**
 * Makes the plan for which somebody pressed Generate before they had an account or were signed in.
 * @returns its id; null when something is missing or no generation is left: then the wizard says what
 */
export async function finishPlan(userId: string, draftId: string | undefined): Promise<string | null> {
  const draft = draftId ? await findDraft(draftId) : null;
  if (!isReady(draft) || draft.userId !== userId) return null;
  const { platform, ...idea } = readDraft(draft);
  if (!platform) return null;
  const answers = answersOfPlan(idea);
  const made = await makePlan(userId, draft.id, { ...idea, platform, answers, draftId: draft.id });
  return made.outcome === "saved" ? made.id : null;
}
