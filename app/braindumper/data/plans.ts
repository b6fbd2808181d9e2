import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  like,
  notExists,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { forUpdate } from "~/base/data/columns";
import { type Queries, reader, transaction } from "~/base/data/database";
import { type Cursors, likeContaining, listOwn, type Part, readPage } from "~/base/data/paging";
import { aggregate, changeRows, findRow, first, listRows, lockRow } from "~/base/data/rows";
import { now, startOfUtcDay, utcDay } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { isCopyKey } from "~/braindumper/guided-steps";
import { MOST_A_DAY, MOST_VERSIONS, planSearchText } from "~/braindumper/saved-plan";
import { type BrainDump, brainDumps } from "~/braindumper/tables";
import { users } from "~/identity/tables";
import { takeGeneration } from "./allowance";
import { countStep } from "./daily-steps";
import { detachDrafts, findDraft, linkDraft } from "./drafts";
import { deleteJobs, findJobByKey, insertJob } from "./jobs";

export type { BrainDump };

export type NewPlan = Pick<
  BrainDump,
  | "platform"
  | "appType"
  | "description"
  | "title"
  | "answers"
  | "generatedContext"
  | "asked"
  | "firstAnswer"
  | "writer"
  | "planVersion"
>;

/**
 * Saves the first plan of a project and takes a generation for it, in one transaction. A second call with the same
 * key returns the same plan at no cost.
 * @returns the plan's id; null when no generation is left
 */
export async function savePlanForGeneration(
  userId: string,
  key: string,
  plan: NewPlan,
  draftId: string,
): Promise<string | null> {
  const id = newId();
  return transaction(async (tx) => {
    if (!(await insertJob(tx, { id, userId, key }))) return (await findJobByKey(tx, userId, key))?.id ?? null;
    if (!(await takeGeneration(tx, userId))) {
      await deleteJobs(tx, [id]);
      return null;
    }
    await insertPlan(tx, { ...plan, id, userId, draftId });
    return id;
  });
}

export type SavedVersion =
  | { outcome: "saved"; id: string }
  /** The project was deleted. */
  | { outcome: "gone" }
  /** Another tab has saved a version since the one this is based on. */
  | { outcome: "newer" }
  | { outcome: "most versions" }
  | { outcome: "most today" };

/**
 * Saves a plan as a project's next version, which costs no generation, and links its draft to it. A draft that
 * already has a plan returns that one, and a plan equal to the newest version returns the latter. `within`: what runs its transaction.
 */
export async function saveVersion(
  from: Pick<BrainDump, "id" | "projectId" | "userId">,
  plan: NewPlan,
  draftId: string | null,
  within: (work: (tx: Queries) => Promise<SavedVersion>) => Promise<SavedVersion> = transaction,
): Promise<SavedVersion> {
  const { projectId, userId } = from;
  return within(async (tx): Promise<SavedVersion> => {
    // Locks the project's first row, so that two parallel saves get different version numbers.
    await forUpdate(tx.select({ id: brainDumps.id }).from(brainDumps).where(eq(brainDumps.id, projectId)));
    const newest = await findNewest(from, tx);
    if (!newest) return { outcome: "gone" };
    const draft = draftId ? await findDraft(draftId, tx) : null;
    if (draft?.planId) return { outcome: "saved", id: draft.planId };
    if (isLike(newest, plan)) {
      if (draft) await linkDraft(tx, draft.id, userId, newest.id);
      return { outcome: "saved", id: newest.id };
    }
    if (newest.id !== from.id) return { outcome: "newer" };
    if (newest.version >= MOST_VERSIONS) return { outcome: "most versions" };
    if ((await countUpdatesToday(tx, userId)) >= MOST_A_DAY) return { outcome: "most today" };
    const id = newId();
    await insertPlan(tx, { ...plan, id, userId, draftId }, { projectId, version: newest.version + 1 });
    if (utcDay(newest.createdAt) !== utcDay(now())) await countStep(tx, "back");
    return { outcome: "saved", id };
  });
}

/** Returns whether two plans have the same text and name for the same builder. */
export function isLike(one: NewPlan, other: NewPlan): boolean {
  const parts = ["platform", "appType", "title", "generatedContext"] as const;
  return parts.every((part) => one[part] === other[part]);
}

async function countUpdatesToday(tx: Queries, userId: string): Promise<number> {
  const ofToday = gte(brainDumps.createdAt, startOfUtcDay());
  return tx.$count(brainDumps, and(eq(brainDumps.userId, userId), ofToday, gt(brainDumps.version, 1)));
}

/** Inserts a plan, by default as the first of a project, and links its draft to it. */
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
  if (draftId) await linkDraft(tx, draftId, plan.userId, plan.id);
}

const isOwn = (id: string, userId: string) => and(eq(brainDumps.id, id), eq(brainDumps.userId, userId));

/** Returns a member's own plan; null for another member's. */
export const findPlan = (id: string, userId: string) => findRow(brainDumps, isOwn(id, userId));

/** Returns all saved plans with their authors' emails, oldest first, without what the search looks in. */
export async function listAllPlans() {
  const { searchText: _, ...columns } = getTableColumns(brainDumps);
  return reader()
    .select({ author: users.email, ...columns })
    .from(brainDumps)
    .innerJoin(users, eq(users.id, brainDumps.userId))
    .orderBy(asc(brainDumps.createdAt), asc(brainDumps.id));
}

/** Returns a member's plans, newest first: all, or one part of the list. */
export const listPlans = (userId: string, part?: Part) => listOwn(brainDumps, userId, part);

/** Returns how many projects a member has, each counted once whatever its number of versions. */
export async function countProjects(userId: string): Promise<number> {
  return (
    (await aggregate(countDistinct(brainDumps.projectId), brainDumps, eq(brainDumps.userId, userId))) ?? 0
  );
}

type PageRequest = Cursors & {
  size: number;
  /** Words in lower case that must all occur in the plan's search text. */
  words?: string[];
};

/** Returns a page of a member's projects: the newest version of each. */
export async function listPlansPage(userId: string, { size, words = [], ...cursors }: PageRequest) {
  const newer = alias(brainDumps, "newer");
  const isNewer = and(eq(newer.projectId, brainDumps.projectId), gt(newer.version, brainDumps.version));
  const isNewest = notExists(reader().select({ one: sql`1` }).from(newer).where(isNewer));
  const { rows, ...more } = await readPage(brainDumps, size, cursors, (page) =>
    listRows(
      brainDumps,
      and(
        eq(brainDumps.userId, userId),
        page.where,
        isNewest,
        ...words.map((word) => like(brainDumps.searchText, likeContaining(word))),
      ),
      { by: page.orderBy, limit: page.limit },
    ),
  );
  return { plans: rows, ...more };
}

/** Returns all versions of a member's project, newest first. */
export async function listVersions(
  projectId: string,
  userId: string,
  part: { limit?: number; from?: Queries } = {},
): Promise<BrainDump[]> {
  const fits = and(eq(brainDumps.projectId, projectId), eq(brainDumps.userId, userId));
  return listRows(brainDumps, fits, { by: [desc(brainDumps.version)], ...part });
}

/** Returns the newest version of a member's project; null when it was deleted. */
export async function findNewest(
  { projectId, userId }: Pick<BrainDump, "projectId" | "userId">,
  from: Queries = reader(),
): Promise<BrainDump | null> {
  return first(listVersions(projectId, userId, { limit: 1, from }));
}

/**
 * Deletes a member's project, given any of its plans, with all versions and their drafts.
 * @returns false when the member has no such plan
 */
export async function deleteProject(tx: Queries, planId: string, userId: string): Promise<boolean> {
  const project = tx.select({ id: brainDumps.projectId }).from(brainDumps).where(isOwn(planId, userId));
  const rows = await tx
    .delete(brainDumps)
    .where(and(inArray(brainDumps.projectId, project), eq(brainDumps.userId, userId)))
    .returning({ id: brainDumps.id });
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await detachDrafts(tx, ids);
  await deleteJobs(tx, ids);
  return true;
}

/** Whether a guided step copies the plan's text. */
const isCopying = (step: string) => isCopyKey(step) || step === "context";

/** Records that a guided step of the plan page was used. */
export async function markVisited(tx: Queries, id: string, userId: string, partner: string): Promise<void> {
  const mine = isOwn(id, userId);
  const plan = await lockRow(tx, brainDumps, mine);
  if (!plan || plan.visited?.includes(partner)) return;
  await changeRows(tx, brainDumps, mine, { visited: [...(plan.visited ?? []), partner] });
  if (isCopying(partner) && !plan.visited?.some(isCopying)) await countStep(tx, "copied");
}

/** Gives a member's own plan a public page; one that exists keeps its address. */
export async function sharePlan(tx: Queries, id: string, userId: string): Promise<void> {
  await tx
    .update(brainDumps)
    .set({ sharedId: newId() })
    .where(and(isOwn(id, userId), isNull(brainDumps.sharedId)));
}

/** Removes the public page of a member's own plan. Its address is never used again. */
export async function unsharePlan(tx: Queries, id: string, userId: string): Promise<void> {
  await tx.update(brainDumps).set({ sharedId: null }).where(isOwn(id, userId));
}

/** Returns the plan of a public page, for anybody; null when there is none, or its author is disabled. */
export async function findSharedPlan(sharedId: string): Promise<BrainDump | null> {
  const [row] = await reader()
    .select({ plan: brainDumps })
    .from(brainDumps)
    .innerJoin(users, eq(users.id, brainDumps.userId))
    .where(and(eq(brainDumps.sharedId, sharedId), isNull(users.disabledAt)));
  return row?.plan ?? null;
}
