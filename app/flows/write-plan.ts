import { countTokensLeft } from "~/data/allowance";
import { refuseJob, type Started, startJob } from "~/data/jobs";
import { findPlanIdByKey, savePlanForToken } from "~/data/plans";
import { tooLongProblem } from "~/domain/description";
import { nothingGenerated } from "~/domain/plan-job";
import type { AppType, Platform } from "~/domain/platforms";
import { config } from "~/kernel/config";
import { isPaused } from "~/model/breaker";
import type { PlanRequest } from "~/planner";
import { planToSave } from "./plan-to-save";
import { wakePlanWorker } from "./plan-worker";
import { planner } from "./planner";

export type Idea = { draftId: string; platform: Platform; appType: AppType | null; description: string };

/** There is no plan; `message` says why in the specification's words (§5; §8, "Generation failure"). */
export class NoPlanError extends Error {
  override name = "NoPlanError";
}

/**
 * Has a plan of the idea written, for one token: by the model server if there is one (its job goes on after this), else
 * by the built-in planner, and then the plan is there. The same key again answers the same plan for nothing.
 * @throws NoPlanError when the idea is too long, or the built-in planner gave nothing.
 */
export async function startPlan(userId: string, key: string, idea: Idea): Promise<Started> {
  refuseTooLong(idea);
  const { model } = config();
  if (!model) {
    const id = await generatePlan(userId, key, idea);
    return id ? { outcome: "started", id } : { outcome: "no tokens" };
  }
  const known = await findPlanIdByKey(userId, key);
  if (known) return { outcome: "known", id: known };
  if ((await countTokensLeft(userId)) <= 0) return { outcome: "no tokens" };

  if (isPaused()) return refuseJob(userId, key, idea, model.name, "unreachable");
  // The client library takes a quarter of a second and 14 MB to load: not where there is no model server.
  const { isFlagged } = await import("~/model/moderate");
  if (await isFlagged(model, idea.description)) return refuseJob(userId, key, idea, model.name, "flagged");
  const started = await startJob(userId, key, idea, model.name);
  if (started.outcome === "started") wakePlanWorker();
  return started;
}

/**
 * Writes a plan of the idea with the built-in planner and saves it, for one token. The same key again answers the same
 * plan for nothing. The writing happens before the transaction, so the token is taken only for a plan that exists.
 * @returns the plan's id, or null when the member has no token left.
 * @throws NoPlanError when the idea is too long, or the writer gave nothing.
 */
export async function generatePlan(userId: string, key: string, idea: Idea): Promise<string | null> {
  refuseTooLong(idea);
  const known = await findPlanIdByKey(userId, key);
  if (known) return known;
  if ((await countTokensLeft(userId)) <= 0) return null;

  const { platform, appType, description, draftId } = idea;
  const request: PlanRequest = { platform, appType, description };
  const { writePlan } = await planner();
  const plan = await planToSave(await writePlan(request), request, "embedded");
  if (!plan) throw new NoPlanError(nothingGenerated(platform));
  return savePlanForToken(userId, key, { ...request, ...plan }, draftId);
}

/** Reading a long text holds up everybody else: none is read, whatever way it was stored. */
function refuseTooLong({ description }: { description: string }): void {
  const problem = tooLongProblem(description);
  if (problem) throw new NoPlanError(problem);
}
