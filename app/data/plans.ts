import { and, desc, eq } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { takeToken } from "./allowance";
import { type Queries, reader, transaction } from "./database";
import { findJobByKey, insertJob, insertPlan, type NewPlan } from "./jobs";
import { type BrainDump, brainDumps, jobs } from "./tables";

export type { BrainDump, NewPlan };

/** The job, and so the plan, that this member's key (one press of Generate) already made, if any. */
export async function findPlanIdByKey(userId: string, key: string): Promise<string | null> {
  return (await findJobByKey(reader(), userId, key))?.id ?? null;
}

/**
 * Saves a plan for one token, in one transaction: the press of Generate, the token and the plan stand or fall together.
 * The same key again answers the plan that it made and costs nothing.
 * @returns the plan's id, or null when no token was left.
 */
export async function savePlanForToken(
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
    if (!(await takeToken(tx, userId))) {
      await tx.delete(jobs).where(eq(jobs.id, id));
      return null;
    }
    await insertPlan(tx, { ...plan, id, userId, draftId });
    return id;
  });
}

/** One of the member's own plans; another's id answers like a missing one. */
export async function findPlan(id: string, userId: string): Promise<BrainDump | null> {
  const [plan] = await reader()
    .select()
    .from(brainDumps)
    .where(and(eq(brainDumps.id, id), eq(brainDumps.userId, userId)));
  return plan ?? null;
}

/** The member's plans, newest first. */
export async function listPlans(userId: string): Promise<BrainDump[]> {
  return reader()
    .select()
    .from(brainDumps)
    .where(eq(brainDumps.userId, userId))
    .orderBy(desc(brainDumps.createdAt), desc(brainDumps.id));
}

/** Notes that a guided button of the plan was used, so that the next one is highlighted. */
export async function markVisited(tx: Queries, id: string, userId: string, partner: string): Promise<void> {
  const mine = and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));
  const [plan] = await tx.select().from(brainDumps).where(mine);
  if (!plan || plan.visited?.includes(partner)) return;
  await tx
    .update(brainDumps)
    .set({ visited: [...(plan.visited ?? []), partner] })
    .where(mine);
}
