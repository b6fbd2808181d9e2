import { transaction } from "~/data/database";
import { findDraft, insertDraft } from "~/data/drafts";
import type { Job } from "~/data/jobs";
import { readDraft } from "~/domain/wizard";
import { generatePlan } from "./write-plan";

/** The draft of a job without a plan, or a new one with the same content. @returns its id */
export async function reopenDraft(job: Job): Promise<string> {
  const { draftId, userId, platform, appType, description, name, answers } = job;
  const draft = draftId ? await findDraft(draftId) : null;
  if (draft?.userId === userId) return draft.id;
  const content = { platform, appType, description, name, answers, step: "summary" };
  return (await transaction((tx) => insertDraft(tx, { ...content, userId }))).id;
}

/**
 * Generates the plan without a first answer, for one generation; once a job, however often it is called.
 * @returns the plan's id, or null without a generation
 */
export async function writeBuiltIn(job: Job): Promise<string | null> {
  const { platform, ...idea } = readDraft(job);
  if (!platform) return null;
  const draftId = await reopenDraft(job);
  return generatePlan(job.userId, `${job.id}.built-in`, { ...idea, platform, draftId });
}
