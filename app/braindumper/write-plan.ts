import { type Draft, findDraft } from "~/braindumper/data/drafts";
import { findPlan, type SavedVersion, savePlanForGeneration } from "~/braindumper/data/plans";
import { planToSave } from "~/braindumper/plan-to-save";
import { answersOfPlan } from "./questions";
import { updatePlan } from "./update-plan";
import { isReady, readDraft } from "./wizard";

/** The outcome of pressing Generate. */
type Made = SavedVersion | { outcome: "no generations" };

/**
 * Makes the plan of a draft. One that was taken from a plan becomes its project's next version, which is free; any other uses one
 * generation. Idempotent by key.
 */
export async function makePlan(userId: string, key: string, draft: Draft): Promise<Made> {
  const { platform, ...idea } = readDraft(draft);
  if (!platform) throw new Error("a draft without a platform is no plan");
  const request = { ...idea, platform, answers: answersOfPlan(idea) };
  const from = draft.fromPlanId ? await findPlan(draft.fromPlanId, userId) : null;
  if (from) return updatePlan(from, request, draft.id);
  const id = await savePlanForGeneration(userId, key, planToSave(request), draft.id);
  return id ? { outcome: "saved", id } : { outcome: "no generations" };
}

/**
 * Makes the plan for which somebody pressed Generate before they had an account or were signed in.
 * @returns its id; null when something is missing or no generation is left: then the wizard says what
 */
export async function finishPlan(userId: string, draftId: string | undefined): Promise<string | null> {
  const draft = draftId ? await findDraft(draftId) : null;
  if (!isReady(draft) || draft.userId !== userId) return null;
  const made = await makePlan(userId, draft.id, draft);
  return made.outcome === "saved" ? made.id : null;
}
