import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { listOwn, type Part } from "~/base/data/paging";
import { changeRows, findRow, first, listRows, lockRow } from "~/base/data/rows";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import type { Question } from "~/braindumper/answers";
import { type FunnelStep, newlyAnswered } from "~/braindumper/funnel";
import { askedId } from "~/braindumper/questions";
import { type Draft, drafts } from "~/braindumper/tables";
import { countStep } from "./daily-steps";

export type { Draft };

/** Drafts are deleted when nobody has changed them for this long; those of visitors without an account sooner. */
const DRAFT_KEPT_MS = 30 * DAY_MS;
const VISITORS_DRAFT_KEPT_MS = 7 * DAY_MS;

/** Returns a draft by its id. Inside a transaction its row is locked, because a change follows. */
export async function findDraft(id: string, tx?: Queries): Promise<Draft | null> {
  return tx ? lockRow(tx, drafts, eq(drafts.id, id)) : findRow(drafts, eq(drafts.id, id));
}

/** Returns a member's newest draft, to continue it on another device. */
export async function findNewestDraft(userId: string, from: Queries = reader()): Promise<Draft | null> {
  return first(listRows(drafts, eq(drafts.userId, userId), { by: [desc(drafts.updatedAt)], limit: 1, from }));
}

const MOST_UNFINISHED = 20;

/** Revision of an unchanged copy of a plan or of another draft. Drafts that somebody typed begin at 1. */
const COPIED = 0;

/** Returns whether a draft is still an unchanged copy. */
export const isUntouched = ({ revision }: Draft) => revision === COPIED;

/** A copy of a plan, made to answer more of its questions, that nobody has changed. */
const isPlansCopy = and(isNotNull(drafts.fromPlanId), eq(drafts.revision, COPIED));

/** Returns a member's newest ideas that have no plan yet. */
export async function listUnfinishedDrafts(userId: string): Promise<Draft[]> {
  const isUnfinished = and(isNull(drafts.planId), ne(drafts.description, ""), not(isPlansCopy as SQL));
  return listRows(drafts, and(eq(drafts.userId, userId), isUnfinished), {
    by: [desc(drafts.updatedAt)],
    limit: MOST_UNFINISHED,
  });
}

/** Returns the drafts begun from one of these plans that have not become a version yet, newest first. */
export async function listDraftsFrom(planIds: string[], userId: string): Promise<Draft[]> {
  const isFrom = and(inArray(drafts.fromPlanId, planIds), isNull(drafts.planId));
  return listRows(drafts, and(eq(drafts.userId, userId), isFrom), { by: [desc(drafts.updatedAt)] });
}

/** Returns a member's drafts, newest first: all, or one part of the list. */
export const listDraftsOf = (userId: string, part?: Part) => listOwn(drafts, userId, part);

export type DraftChange = Partial<
  Pick<Draft, "platform" | "appType" | "description" | "name" | "answers" | "asked" | "step" | "fromPlanId">
>;

/** Adds a draft. A member's oldest drafts beyond 200 are deleted. */
export async function insertDraft(
  tx: Queries,
  draft: DraftChange & { userId: string | null },
  revision = 1,
): Promise<Draft> {
  const [row] = await tx
    .insert(drafts)
    .values({
      platform: null,
      appType: null,
      description: "",
      name: null,
      answers: null,
      asked: null,
      step: "platform",
      fromPlanId: null,
      ...draft,
      id: newId(),
      revision,
      ideaRevision: revision,
      planId: null,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning();
  if (draft.userId) await keepNewestOf(tx, draft.userId);
  if (draft.description && !draft.fromPlanId) await countStep(tx, "idea");
  return row as Draft;
}

/** Drafts kept per member: ten times as many as step 1 offers. */
const KEPT_OF_A_MEMBER = 200;

async function keepNewestOf(tx: Queries, userId: string): Promise<void> {
  const of = eq(drafts.userId, userId);
  await keepNewest(tx, { table: drafts, of, by: drafts.updatedAt, id: drafts.id }, KEPT_OF_A_MEMBER);
}

const answered = ({ answers }: Draft) => (answers ?? []).filter(({ answer }) => answer !== "").length;

/** Returns the steps to count for a change of a draft. */
function stepsTaken(before: Draft, after: Draft): FunnelStep[] {
  const isBegun = before.description === "" && after.description !== "";
  return [...(isBegun ? (["idea"] as const) : []), ...newlyAnswered(answered(before), answered(after))];
}

/** Changes a draft. @returns null, with nothing written, when it was changed since it was read */
export async function updateDraft(tx: Queries, draft: Draft, change: DraftChange): Promise<Draft | null> {
  const revision = draft.revision + 1;
  const changesIdea = (["platform", "appType", "description"] as const).some(
    (part) => change[part] !== undefined && change[part] !== draft[part],
  );
  const [row] = await tx
    .update(drafts)
    .set({ ...change, revision, ...(changesIdea ? { ideaRevision: revision } : {}), updatedAt: now() })
    .where(and(eq(drafts.id, draft.id), eq(drafts.revision, draft.revision)))
    .returning();
  if (row && !draft.fromPlanId) for (const step of stepsTaken(draft, row)) await countStep(tx, step);
  return row ?? null;
}

/**
 * Adds a model server's questions to a draft, unless its idea or its questions were changed since it was read: then
 * those stored first count.
 * @param of marks the idea that they are about
 */
export async function addAsked(
  tx: Queries,
  read: Draft,
  of: string,
  found: Required<Omit<Question, "id">>[],
): Promise<void> {
  const draft = await findDraft(read.id, tx);
  const [before, now] = [read, draft].map((each) => each?.asked?.questions ?? []) as [Question[], Question[]];
  if (draft?.description !== read.description || now.length !== before.length) return;
  const questions = found.map((each, at) => ({ id: askedId(before.length + at), ...each }));
  const asked = { of, questions: [...(read.asked?.questions ?? []), ...questions] };
  await tx.update(drafts).set({ asked }).where(eq(drafts.id, draft.id));
}

/** Adds a draft with a plan's idea, name and answers, to answer more of its questions. */
export function insertDraftFrom(
  tx: Queries,
  plan: DraftChange & { userId: string; fromPlanId: string },
): Promise<Draft> {
  return insertDraft(tx, plan, COPIED);
}

/**
 * Copies a visitor's draft to their unverified account, so that it is there on the device where they open the mailed
 * link.
 */
export async function copyDraft(tx: Queries, draftId: string, userId: string): Promise<void> {
  const draft = await findDraft(draftId, tx);
  if (draft?.userId !== null) return;
  const copy = { ...draft, id: newId(), userId, revision: COPIED, ideaRevision: COPIED };
  await tx.insert(drafts).values(copy);
}

/** Moves a visitor's draft to the account they signed in to, and deletes an unchanged copy made by copyDraft. */
export async function adoptDraft(tx: Queries, draft: Draft, userId: string): Promise<void> {
  const isCopy = and(eq(drafts.createdAt, draft.createdAt), eq(drafts.revision, COPIED));
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), isCopy));
  await changeRows(tx, drafts, and(eq(drafts.id, draft.id), isNull(drafts.userId)), { userId });
  await keepNewestOf(tx, userId);
}

/** Links a draft to the plan that was made from it. */
export async function linkDraft(tx: Queries, draftId: string, userId: string, planId: string): Promise<void> {
  const mine = or(isNull(drafts.userId), eq(drafts.userId, userId));
  await changeRows(tx, drafts, and(eq(drafts.id, draftId), mine), { planId, userId });
}

/** Deletes a member's drafts that became plans or hold nothing new. Unfinished ideas stay: step 1 offers them. */
export async function deleteFinishedDrafts(tx: Queries, userId: string): Promise<void> {
  const isOver = or(isNotNull(drafts.planId), eq(drafts.description, ""), isPlansCopy);
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), isOver));
}

/**
 * Deletes the drafts of plans that are deleted, and turns drafts of a next version into ideas of their own. These get
 * a new revision, so that an open page that still promises to update the plan cannot create one unnoticed.
 */
export async function detachDrafts(tx: Queries, planIds: string[]): Promise<void> {
  const isCopy = and(inArray(drafts.fromPlanId, planIds), eq(drafts.revision, COPIED));
  await tx.delete(drafts).where(or(inArray(drafts.planId, planIds), isCopy));
  const next = sql`${drafts.revision} + 1`;
  await tx
    .update(drafts)
    .set({ fromPlanId: null, revision: next, ideaRevision: next })
    .where(inArray(drafts.fromPlanId, planIds));
}

/** Deletes drafts unchanged for 30 days, or 7 days without an account. */
export async function deleteOldDrafts(tx: Queries): Promise<void> {
  const untouchedFor = (time: number) => lt(drafts.updatedAt, fromNow(-time));
  const isOld = or(
    untouchedFor(DRAFT_KEPT_MS),
    and(isNull(drafts.userId), untouchedFor(VISITORS_DRAFT_KEPT_MS)),
  );
  await tx.delete(drafts).where(isOld);
}

/**
 * Gives the draft that a visitor began to the member who signs in, unless it is somebody else's: then the member's
 * newest one counts. Returns its id.
 */
export async function adoptDraftOf(
  tx: Queries,
  draftId: string | undefined,
  userId: string,
): Promise<string | undefined> {
  const draft = draftId ? await findDraft(draftId, tx) : null;
  const own =
    draft && (draft.userId === null || draft.userId === userId) ? draft : await findNewestDraft(userId, tx);
  if (own && own.userId === null) await adoptDraft(tx, own, userId);
  return own?.id;
}
