import { and, asc, desc, eq, like } from "drizzle-orm";
import { planSearchText } from "~/domain/saved-plan";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { takeGeneration } from "./allowance";
import { type Queries, reader, transaction } from "./database";
import { findDraft, holdDraft } from "./drafts";
import { completeJob, findJobByKey, insertJob } from "./jobs";
import { forChange } from "./locking";
import { beyond, type Cursors, containing, readPage, WHOLE } from "./paging";
import { type BrainDump, brainDumps, drafts, jobs } from "./tables";

export type { BrainDump };

export type NewPlan = Pick<
  BrainDump,
  | "platform"
  | "appType"
  | "description"
  | "title"
  | "answers"
  | "generatedContext"
  | "firstAnswer"
  | "writer"
  | "planVersion"
>;

/** The plan or job that this press of Generate already made, if any. */
export async function findPlanIdByKey(userId: string, key: string): Promise<string | null> {
  return (await findJobByKey(reader(), userId, key))?.id ?? null;
}

/**
 * Saves a plan and takes its generation in one transaction. The same key returns the same plan at no cost.
 * @returns the plan's id, or null without a generation
 */
export async function savePlanForGeneration(
  userId: string,
  key: string,
  plan: NewPlan,
  draftId: string,
): Promise<string | null> {
  const id = newId();
  return transaction(async (tx) => {
    const { platform, appType, writer } = plan;
    const given = { platform, appType, writer: writer ?? "embedded", description: "", draftId };
    const job = await insertJob(tx, { ...given, id, userId, key, status: "done", endedAt: now() });
    if (!job) return (await findJobByKey(tx, userId, key))?.id ?? null;
    if (!(await takeGeneration(tx, userId))) {
      await tx.delete(jobs).where(eq(jobs.id, id));
      return null;
    }
    await insertPlan(tx, { ...plan, id, userId, draftId });
    return id;
  });
}

/** Ends a job and saves its plan, both or neither. @returns false when the job had ended before */
export async function finishJob(id: string, plan: NewPlan): Promise<boolean> {
  return transaction(async (tx) => {
    const job = await completeJob(tx, id);
    if (!job) return false;
    await insertPlan(tx, { ...plan, id, userId: job.userId, draftId: job.draftId });
    return true;
  });
}

/** Saves a plan and marks its draft as finished. */
async function insertPlan(
  tx: Queries,
  { draftId, ...plan }: NewPlan & { id: string; userId: string; draftId: string | null },
): Promise<void> {
  const draft = draftId ? await findDraft(draftId, tx) : null;
  await tx.insert(brainDumps).values({
    ...plan,
    visited: [],
    fromPlanId: draft?.fromPlanId ?? null,
    searchText: planSearchText(plan),
    createdAt: now(),
  });
  if (draftId) await holdDraft(tx, draftId, plan.userId, plan.id);
}

/** A member's own plan; another member's is not found. */
export async function findPlan(id: string, userId: string): Promise<BrainDump | null> {
  const [plan] = await reader()
    .select()
    .from(brainDumps)
    .where(and(eq(brainDumps.id, id), eq(brainDumps.userId, userId)));
  return plan ?? null;
}

/** A member's plans, all or a part. */
export async function listPlans(userId: string, { limit, olderThan } = WHOLE): Promise<BrainDump[]> {
  return reader()
    .select()
    .from(brainDumps)
    .where(and(eq(brainDumps.userId, userId), olderThan ? beyond(brainDumps, olderThan) : undefined))
    .orderBy(desc(brainDumps.createdAt), desc(brainDumps.id))
    .limit(limit);
}

type PageRequest = Cursors & {
  size: number;
  /** All must be in the plan's search text; in lower case. */
  words?: string[];
};

/** A page of a member's plans. */
export async function listPlansPage(userId: string, { size, words = [], ...cursors }: PageRequest) {
  const { rows, ...more } = await readPage(brainDumps, size, cursors, (page) =>
    reader()
      .select()
      .from(brainDumps)
      .where(
        and(
          eq(brainDumps.userId, userId),
          page.where,
          ...words.map((word) => like(brainDumps.searchText, containing(word))),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  return { plans: rows, ...more };
}

/** Plans generated from this one's idea, oldest first. */
export async function listPlansMadeFrom(id: string, userId: string) {
  return reader()
    .select({ id: brainDumps.id, createdAt: brainDumps.createdAt })
    .from(brainDumps)
    .where(and(eq(brainDumps.fromPlanId, id), eq(brainDumps.userId, userId)))
    .orderBy(asc(brainDumps.createdAt), asc(brainDumps.id));
}

/** Deletes a member's own plan and its draft. Plans made from it lose the link. @returns false when there was none */
export async function deletePlan(tx: Queries, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(brainDumps)
    .where(and(eq(brainDumps.id, id), eq(brainDumps.userId, userId)))
    .returning({ id: brainDumps.id });
  if (rows.length === 0) return false;
  await tx.update(brainDumps).set({ fromPlanId: null }).where(eq(brainDumps.fromPlanId, id));
  await tx.delete(drafts).where(eq(drafts.planId, id));
  return true;
}

/** Notes that a guided step was used. */
export async function markVisited(tx: Queries, id: string, userId: string, partner: string): Promise<void> {
  const mine = and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));
  const [plan] = await forChange(tx.select().from(brainDumps).where(mine));
  if (!plan || plan.visited?.includes(partner)) return;
  await tx
    .update(brainDumps)
    .set({ visited: [...(plan.visited ?? []), partner] })
    .where(mine);
}
