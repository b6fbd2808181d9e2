import { and, asc, desc, eq, gt, gte, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { takeToken } from "./allowance";
import { type Queries, reader, transaction } from "./database";
import { withoutNul } from "./dialects/without-nul";
import { findJobByKey, insertJob, insertPlan, type NewPlan } from "./jobs";
import { forChange } from "./locking";
import { type BrainDump, brainDumps, drafts, jobs } from "./tables";

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

/** All of the member's plans, newest first: for the data download. The list shows them by pages (listPlansPage). */
export async function listPlans(userId: string): Promise<BrainDump[]> {
  return reader()
    .select()
    .from(brainDumps)
    .where(eq(brainDumps.userId, userId))
    .orderBy(desc(brainDumps.createdAt), desc(brainDumps.id));
}

/** Where a page of the list begins or ends: creation time (epoch milliseconds) and id of the plan beside it. */
export type PlanPlace = { time: number; id: string };

export type PlansPage = {
  plans: BrainDump[];
  /** Whether there are newer ones than the first of these, and older ones than the last. */
  hasNewer: boolean;
  hasOlder: boolean;
};

type PageRequest = {
  size: number;
  /** Words that must all be in a plan's search text, in lower case. */
  words?: string[];
  /** Plans older than this place; or, with `newerThan`, those just before it. Neither: the newest. */
  olderThan?: PlanPlace | null;
  newerThan?: PlanPlace | null;
};

/**
 * A page of the member's plans, newest first. It goes on from a place (keyset), so that the thousandth page costs what
 * the first does; nothing is counted.
 */
export async function listPlansPage(
  userId: string,
  { size, words = [], olderThan = null, newerThan = null }: PageRequest,
): Promise<PlansPage> {
  const backwards = !olderThan && newerThan !== null;
  const place = olderThan ?? newerThan;
  const [byTime, byId] = backwards
    ? [asc(brainDumps.createdAt), asc(brainDumps.id)]
    : [desc(brainDumps.createdAt), desc(brainDumps.id)];
  const rows = await reader()
    .select()
    .from(brainDumps)
    .where(
      and(
        eq(brainDumps.userId, userId),
        place ? beyond(place, backwards) : undefined,
        ...words.map((word) => like(brainDumps.searchText, containing(word))),
      ),
    )
    .orderBy(byTime, byId)
    .limit(size + 1);
  const more = rows.length > size;
  const plans = rows.slice(0, size);
  // A cursor implies a page on the other side.
  if (backwards) return { plans: plans.reverse(), hasNewer: more, hasOlder: true };
  return { plans, hasNewer: olderThan !== null, hasOlder: more };
}

/** The first condition alone would do, but it is the one that an index can jump to. */
function beyond({ time, id }: PlanPlace, backwards: boolean): SQL | undefined {
  const moment = new Date(time);
  const { createdAt } = brainDumps;
  return backwards
    ? and(gte(createdAt, moment), or(gt(createdAt, moment), gt(brainDumps.id, id)))
    : and(lte(createdAt, moment), or(lt(createdAt, moment), lt(brainDumps.id, id)));
}

/** A LIKE pattern in which the word's own % and _ mean themselves. */
function containing(word: string): SQL {
  return sql`${`%${withoutNul(word).replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`;
}

/** The plans that came of this one's idea, edited and generated again, oldest first. */
export async function listPlansFrom(
  id: string,
  userId: string,
): Promise<Pick<BrainDump, "id" | "createdAt">[]> {
  return reader()
    .select({ id: brainDumps.id, createdAt: brainDumps.createdAt })
    .from(brainDumps)
    .where(and(eq(brainDumps.fromPlanId, id), eq(brainDumps.userId, userId)))
    .orderBy(asc(brainDumps.createdAt), asc(brainDumps.id));
}

/**
 * Deletes one of the member's own plans, and the draft that it came from. Plans that came of it lose the link.
 * @returns false when there was none.
 */
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

/** Notes that a guided button of the plan was used, so that the next one is highlighted. */
export async function markVisited(tx: Queries, id: string, userId: string, partner: string): Promise<void> {
  const mine = and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));
  const [plan] = await forChange(tx.select().from(brainDumps).where(mine));
  if (!plan || plan.visited?.includes(partner)) return;
  await tx
    .update(brainDumps)
    .set({ visited: [...(plan.visited ?? []), partner] })
    .where(mine);
}
