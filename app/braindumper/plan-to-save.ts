import { transaction } from "~/base/data/database";
import { listPlansWithoutText, type NewPlan, writeText } from "~/braindumper/data/plans";
import { storeContext, wholeText } from "./generated-context";
import { type PlanRequest, writePlan } from "./planner";
import { type Asked, answersOfPlan } from "./questions";
import { planName } from "./saved-plan";
import { readDraft, type WizardDraft } from "./wizard";

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

/**
 * Until November 2026 a plan waited for the model server. Writes the texts of plans that were still waiting after an
 * upgrade.
 */
export async function writeMissingPlanTexts(): Promise<void> {
  for (const stored of await listPlansWithoutText()) {
    const { platform, ...idea } = { ...readDraft(stored), name: planName(stored) };
    if (!platform) continue;
    await transaction((tx) => writeText(tx, { ...planToSave({ ...idea, platform }), id: stored.id }));
  }
}
