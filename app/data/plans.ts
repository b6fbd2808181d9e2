import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  like,
  notExists,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isCopyKey } from "~/domain/guided-steps";
import { MOST_A_DAY, MOST_VERSIONS, planSearchText } from "~/domain/saved-plan";
import { now, startOfDay } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { takeGeneration } from "./allowance";
import { countStep, dayOf } from "./daily-steps";
import { type Queries, reader, transaction } from "./database";
import { findDraft, holdDraft, letGoOfPlans } from "./drafts";
import { deleteJobs, findJobByKey, insertJob, queueJob } from "./jobs";
import { forChange } from "./locking";
import { beyond, type Cursors, containing, readPage, WHOLE } from "./paging";
import { type BrainDump, brainDumps, jobs, users } from "./tables";

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

/**
 * Saves a plan, the first of a project, and takes its generation in one transaction. The same key returns the same plan at no cost.
 * @param asksModel whether a first answer to it is then written, behind it
 * @returns the plan's id, or null without a generation
 */
export async function savePlanForGeneration(
  userId: string,
  key: string,
  plan: NewPlan,
  draftId: string,
  asksModel = false,
): Promise<string | null> {
  const id = newId();
  return transaction(async (tx) => {
    if (!(await insertJob(tx, { id, userId, key }))) return (await findJobByKey(tx, userId, key))?.id ?? null;
    if (!(await takeGeneration(tx, userId))) {
      await deleteJobs(tx, [id]);
      return null;
    }
    await insertPlan(tx, { ...plan, id, userId, draftId });
    if (asksModel) await queueJob(tx, id);
    return id;
  });
}

export type SavedVersion =
  | { outcome: "saved"; id: string }
  /** The project is deleted. */
  | { outcome: "gone" }
  /** Another tab has made a version after the one that this goes on from. */
  | { outcome: "newer" }
  | { outcome: "most versions" }
  | { outcome: "most today" };

/**
 * Saves a plan as the version after the newest one, at no cost, and finishes its draft, if it has one. A draft that has
 * a plan gives that one, and a plan like the newest version is that.
 */
export async function saveVersion(
  from: Pick<BrainDump, "id" | "projectId" | "userId">,
  plan: NewPlan,
  draftId: string | null,
): Promise<SavedVersion> {
  const { projectId, userId } = from;
  return transaction(async (tx): Promise<SavedVersion> => {
    // Locked, so that two versions at once get two numbers.
    await forChange(tx.select({ id: brainDumps.id }).from(brainDumps).where(eq(brainDumps.id, projectId)));
    const newest = await findNewest(from, tx);
    if (!newest) return { outcome: "gone" };
    const draft = draftId ? await findDraft(draftId, tx) : null;
    if (draft?.planId) return { outcome: "saved", id: draft.planId };
    if (isLike(newest, plan)) {
      if (draft) await holdDraft(tx, draft.id, userId, newest.id);
      return { outcome: "saved", id: newest.id };
    }
    if (newest.id !== from.id) return { outcome: "newer" };
    if (newest.version >= MOST_VERSIONS) return { outcome: "most versions" };
    if ((await countUpdatesToday(tx, userId)) >= MOST_A_DAY) return { outcome: "most today" };
    const id = newId();
    await insertPlan(tx, { ...plan, id, userId, draftId }, { projectId, version: newest.version + 1 });
    if (dayOf(newest.createdAt) !== dayOf(now())) await countStep(tx, "back");
    return { outcome: "saved", id };
  });
}

/** Whether two plans hold the same for the same builder. */
export function isLike(one: NewPlan, other: NewPlan): boolean {
  const parts = ["platform", "appType", "title", "generatedContext"] as const;
  return parts.every((part) => one[part] === other[part]);
}

async function countUpdatesToday(tx: Queries, userId: string): Promise<number> {
  const ofToday = gte(brainDumps.createdAt, startOfDay());
  const [row] = await tx
    .select({ n: count() })
    .from(brainDumps)
    .where(and(eq(brainDumps.userId, userId), ofToday, gt(brainDumps.version, 1)));
  return row?.n ?? 0;
}

/** Saves a plan, as the first of a project unless told otherwise, and marks its draft as finished. */
async function insertPlan(
  tx: Queries,
  { draftId, ...plan }: NewPlan & { id: string; userId: string; draftId: string | null },
  place = { projectId: plan.id, version: 1 },
): Promise<void> {
  await tx.insert(brainDumps).values({
    ...plan,
    ...place,
    visited: [],
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

/** How many projects a member has: plans, without their further versions. */
export async function countProjects(userId: string): Promise<number> {
  const [row] = await reader()
    .select({ n: countDistinct(brainDumps.projectId) })
    .from(brainDumps)
    .where(eq(brainDumps.userId, userId));
  return row?.n ?? 0;
}

type PageRequest = Cursors & {
  size: number;
  /** All must be in the plan's search text; in lower case. */
  words?: string[];
};

/** A page of a member's projects: the newest version of each. */
export async function listPlansPage(userId: string, { size, words = [], ...cursors }: PageRequest) {
  const newer = alias(brainDumps, "newer");
  const isNewer = and(eq(newer.projectId, brainDumps.projectId), gt(newer.version, brainDumps.version));
  const isNewest = notExists(reader().select({ one: sql`1` }).from(newer).where(isNewer));
  const { rows, ...more } = await readPage(brainDumps, size, cursors, (page) =>
    reader()
      .select()
      .from(brainDumps)
      .where(
        and(
          eq(brainDumps.userId, userId),
          page.where,
          isNewest,
          ...words.map((word) => like(brainDumps.searchText, containing(word))),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  );
  return { plans: rows, ...more };
}

/** A plan of any member; null when it was deleted. For work that a member's press has queued. */
export async function findAnyPlan(id: string): Promise<BrainDump | null> {
  const [plan] = await reader().select().from(brainDumps).where(eq(brainDumps.id, id));
  return plan ?? null;
}

/**
 * Plans whose text a migration has left to be written. Their jobs still run, so a start reads these few and not every plan.
 */
export async function listPlansWithoutText(): Promise<BrainDump[]> {
  const rows = await reader()
    .select({ plan: brainDumps })
    .from(jobs)
    .innerJoin(brainDumps, eq(brainDumps.id, jobs.id))
    .where(and(eq(jobs.status, "running"), eq(brainDumps.generatedContext, "")));
  return rows.map(({ plan }) => plan);
}

export async function writeText(tx: Queries, { id, ...plan }: NewPlan & { id: string }): Promise<void> {
  const { generatedContext } = plan;
  await tx
    .update(brainDumps)
    .set({ generatedContext, searchText: planSearchText(plan) })
    .where(and(eq(brainDumps.id, id), eq(brainDumps.generatedContext, "")));
}

/** All versions of a member's project, newest first. */
export async function listVersions(projectId: string, userId: string): Promise<BrainDump[]> {
  return reader()
    .select()
    .from(brainDumps)
    .where(and(eq(brainDumps.projectId, projectId), eq(brainDumps.userId, userId)))
    .orderBy(desc(brainDumps.version));
}

/** The newest version of a member's project. */
export async function findNewest(
  { projectId, userId }: Pick<BrainDump, "projectId" | "userId">,
  from: Queries = reader(),
): Promise<BrainDump | null> {
  const [newest] = await from
    .select()
    .from(brainDumps)
    .where(and(eq(brainDumps.projectId, projectId), eq(brainDumps.userId, userId)))
    .orderBy(desc(brainDumps.version))
    .limit(1);
  return newest ?? null;
}

/** Deletes a member's own project, which has this plan: all versions and their drafts. @returns false when there was none */
export async function deleteProject(tx: Queries, planId: string, userId: string): Promise<boolean> {
  const mine = eq(brainDumps.userId, userId);
  const project = tx
    .select({ id: brainDumps.projectId })
    .from(brainDumps)
    .where(and(eq(brainDumps.id, planId), mine));
  const rows = await tx
    .delete(brainDumps)
    .where(and(inArray(brainDumps.projectId, project), mine))
    .returning({ id: brainDumps.id });
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await letGoOfPlans(tx, ids);
  await deleteJobs(tx, ids);
  return true;
}

/** Whether a step takes a plan's text along. */
const isCopying = (step: string) => isCopyKey(step) || step === "context";

/** Notes that a guided step was used. */
export async function markVisited(tx: Queries, id: string, userId: string, partner: string): Promise<void> {
  const mine = and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));
  const [plan] = await forChange(tx.select().from(brainDumps).where(mine));
  if (!plan || plan.visited?.includes(partner)) return;
  await tx
    .update(brainDumps)
    .set({ visited: [...(plan.visited ?? []), partner] })
    .where(mine);
  if (isCopying(partner) && !plan.visited?.some(isCopying)) await countStep(tx, "copied");
}

/** Makes the public page of a member's own plan; one that is there stays where it is. */
export async function sharePlan(tx: Queries, id: string, userId: string): Promise<void> {
  await tx
    .update(brainDumps)
    .set({ sharedId: newId() })
    .where(and(eq(brainDumps.id, id), eq(brainDumps.userId, userId), isNull(brainDumps.sharedId)));
}

/** Takes the public page of a member's own plan back: nothing is at its address again. */
export async function unsharePlan(tx: Queries, id: string, userId: string): Promise<void> {
  const mine = and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));
  await tx.update(brainDumps).set({ sharedId: null }).where(mine);
}

/** The plan of a public page, for anybody; null when there is none, or its author is disabled. */
export async function findSharedPlan(sharedId: string): Promise<BrainDump | null> {
  const [row] = await reader()
    .select({ plan: brainDumps })
    .from(brainDumps)
    .innerJoin(users, eq(users.id, brainDumps.userId))
    .where(and(eq(brainDumps.sharedId, sharedId), isNull(users.disabledAt)));
  return row?.plan ?? null;
}
