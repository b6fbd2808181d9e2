import { and, desc, eq, isNull, or } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { takeToken } from "./allowance";
import { type Queries, reader, transaction } from "./database";
import { type BrainDump, brainDumps, drafts, jobs } from "./tables";

export type { BrainDump };

/** A plan that is written and only needs saving. */
export type NewPlan = Pick<
  BrainDump,
  "platform" | "appType" | "description" | "generatedContext" | "title" | "writer" | "planVersion"
>;

/** The plan that this member's key (one press of Generate) already made, if any. */
export async function findPlanIdByKey(userId: string, key: string): Promise<string | null> {
  const [job] = await reader()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.key, key)));
  return job?.id ?? null;
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
    const [job] = await tx
      .insert(jobs)
      .values({ id, userId, key, status: "done", createdAt: now(), endedAt: now() })
      .onConflictDoNothing({ target: [jobs.userId, jobs.key] })
      .returning({ id: jobs.id });
    if (!job) {
      const [first] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.userId, userId), eq(jobs.key, key)));
      return first?.id ?? null;
    }
    if (!(await takeToken(tx, userId))) {
      await tx.delete(jobs).where(eq(jobs.id, id));
      return null;
    }
    await tx.insert(brainDumps).values({ ...plan, id, userId, visited: [], createdAt: now() });
    // A draft that was begun before signing in becomes the member's together with its plan.
    const usable = or(eq(drafts.userId, userId), isNull(drafts.userId));
    await tx
      .update(drafts)
      .set({ planId: id, userId })
      .where(and(eq(drafts.id, draftId), usable));
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
