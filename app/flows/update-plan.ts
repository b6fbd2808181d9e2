import { type BrainDump, isLike, listVersions, type SavedVersion, saveVersion } from "~/data/plans";
import type { Platform } from "~/domain/platforms";
import { planName } from "~/domain/saved-plan";
import { appTypeFor, readDraft } from "~/domain/wizard";
import type { PlanRequest } from "~/planner";
import { planToSave } from "./plan-to-save";
import { answersOfPlan } from "./questions";

/** Makes the next version of a plan's project from this idea, at no cost and without a model server. */
export function updatePlan(
  { userId, projectId }: BrainDump,
  idea: PlanRequest,
  draftId: string | null,
): Promise<SavedVersion> {
  return saveVersion(userId, projectId, planToSave(idea), draftId);
}

/** The same plan for another builder: a version that is there already, or the next one. */
export async function planForBuilder(plan: BrainDump, platform: Platform): Promise<SavedVersion> {
  const { description, answers } = plan;
  const idea: PlanRequest = {
    platform,
    appType: appTypeFor(platform, readDraft(plan)),
    name: planName(plan),
    description,
    answers: answers ?? answersOfPlan({ description, answers: [] }),
  };
  const wanted = planToSave(idea);
  const versions = await listVersions(plan.projectId, plan.userId);
  const known = versions.find((each) => isLike(each, wanted));
  return known ? { outcome: "saved", id: known.id } : updatePlan(plan, idea, null);
}
