import { transaction } from "~/data/database";
import { findDraft, insertDraft } from "~/data/drafts";
import type { Job } from "~/data/jobs";
import { readDraft } from "~/domain/wizard";
import { generatePlan } from "./write-plan";

/** The draft that a job without a plan came from; a new one of the same content when it is gone. @returns its id. */
export async function reopenDraft({ draftId, userId, platform, appType, description }: Job): Promise<string> {
  const draft = draftId ? await findDraft(draftId) : null;
  if (draft?.userId === userId) return draft.id;
  const content = { platform, appType, description, step: "summary" };
  return (await transaction((tx) => insertDraft(tx, { ...content, userId }))).id;
}

/**
 * Has the built-in planner write what the model server did not, for one token. Once a job, however often it is asked.
 * @returns the plan's id, or null when the member has no token left.
 */
export async function writeBuiltIn(job: Job): Promise<string | null> {
  const { platform, appType, description } = readDraft(job);
  if (!platform) return null;
  const draftId = await reopenDraft(job);
  return generatePlan(job.userId, `${job.id}.built-in`, { draftId, platform, appType, description });
}
