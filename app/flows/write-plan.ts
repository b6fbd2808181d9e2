import { countGenerationsLeft } from "~/data/allowance";
import { findDraft } from "~/data/drafts";
import { refuseJob, type Started, startJob } from "~/data/jobs";
import { findPlan, findPlanIdByKey, type SavedVersion, savePlanForGeneration } from "~/data/plans";
import { summaryProblem } from "~/domain/wizard";
import { isResting } from "~/model/breaker";
import type { PlanRequest } from "~/planner";
import { modelInUse } from "./pause-model";
import { planToSave } from "./plan-to-save";
import { updatePlan } from "./update-plan";

export type Idea = PlanRequest & { draftId: string };

/** No plan can be made; the message says why. */
export class NoPlanError extends Error {
  override name = "NoPlanError";
}

/**
 * Makes the plan of an idea. A draft that was taken from a plan gives its project's next version, which costs nothing;
 * any other takes one generation. With a model server that starts a job, without one the plan is there at once. The same
 * key returns the same plan and costs nothing. @throws NoPlanError when part of the idea is missing or too long
 */
export async function startPlan(userId: string, key: string, idea: Idea): Promise<Started | SavedVersion> {
  refuseUnusable(idea);
  const { fromPlanId } = (await findDraft(idea.draftId)) ?? {};
  const from = fromPlanId ? await findPlan(fromPlanId, userId) : null;
  if (from) return updatePlan(from, idea, idea.draftId);
  const model = await modelInUse();
  if (!model) {
    const id = await generatePlan(userId, key, idea);
    return id ? { outcome: "started", id } : { outcome: "no generations" };
  }
  const known = await findPlanIdByKey(userId, key);
  if (known) return { outcome: "known", id: known };
  if ((await countGenerationsLeft(userId)) <= 0) return { outcome: "no generations" };

  if (isResting()) return refuseJob(userId, key, idea, model.name, "unreachable");
  // Loading the client library takes a quarter of a second and 14 MB.
  const { isFlagged } = await import("~/model/moderate");
  const texts = [idea.description, ...idea.answers.map(({ answer }) => answer)];
  if (await isFlagged(model, texts.join("\n"))) return refuseJob(userId, key, idea, model.name, "flagged");
  return startJob(userId, key, idea, model.name);
}

/**
 * Makes the plan without a model server, for one generation. The same key returns the same plan and costs nothing.
 * @returns the plan's id, or null without a generation @throws NoPlanError
 */
export async function generatePlan(userId: string, key: string, idea: Idea): Promise<string | null> {
  refuseUnusable(idea);
  const known = await findPlanIdByKey(userId, key);
  if (known) return known;
  if ((await countGenerationsLeft(userId)) <= 0) return null;
  return savePlanForGeneration(userId, key, planToSave(idea, "embedded"), idea.draftId);
}

/** Stored ideas are checked again before use. */
function refuseUnusable(idea: Idea): void {
  const problem = summaryProblem(idea);
  if (problem) throw new NoPlanError(problem);
}
