import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Section } from "~/domain/first-answer";
import type { Failure } from "~/domain/plan-job";
import { planSearchText } from "~/domain/saved-plan";
import { DAY_MS, fromNow, MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { newId } from "~/kernel/ids";
import { claimToken, returnToken, type TakenToken } from "./allowance";
import { type Queries, reader, transaction } from "./database";
import { findDraft } from "./drafts";
import { forClaim } from "./locking";
import { type BrainDump, brainDumps, dailyCounts, drafts, type Job, jobs } from "./tables";

export type { Job };

/** A worker renews its lease three times as often as it runs out. */
export const LEASE_MS = 30 * SECOND_MS;
/** Jobs without a plan are forgotten after this long: their ideas are still in the drafts, or given up. */
const KEPT_MS = 30 * DAY_MS;

/** A plan that is written and only needs saving. */
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

/** What a job is to write about. */
export type JobRequest = Pick<Job, "platform" | "appType" | "description" | "name" | "answers"> & {
  draftId: string;
};

const isRunning = (id: string) => and(eq(jobs.id, id), eq(jobs.status, "running"));

/** Adds a job unless its key is taken. @returns null when it is. */
export async function insertJob(
  tx: Queries,
  given: Omit<typeof jobs.$inferInsert, "createdAt">,
): Promise<Job | null> {
  const [job] = await tx
    .insert(jobs)
    .values({ sections: [], ...given, createdAt: now() })
    .onConflictDoNothing({ target: [jobs.userId, jobs.key] })
    .returning();
  return job ?? null;
}

/** Saves a written plan and marks the draft as finished by it. */
export async function insertPlan(
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

/** The draft leads to this job's page from now on: closing the tab loses nothing. */
async function holdDraft(tx: Queries, draftId: string, userId: string, jobId: string): Promise<void> {
  const mine = or(isNull(drafts.userId), eq(drafts.userId, userId));
  await tx
    .update(drafts)
    .set({ planId: jobId, userId })
    .where(and(eq(drafts.id, draftId), mine));
}

/** The draft is open again. Its revision grows, so that the next press of Generate has a key of its own. */
async function releaseDraft(tx: Queries, draftId: string, jobId: string): Promise<void> {
  const isHeldByNoOther = or(isNull(drafts.planId), eq(drafts.planId, jobId));
  await tx
    .update(drafts)
    .set({ planId: null, revision: sql`${drafts.revision} + 1`, updatedAt: now() })
    .where(and(eq(drafts.id, draftId), isHeldByNoOther));
}

export async function findJobByKey(from: Queries, userId: string, key: string): Promise<Job | null> {
  const [job] = await from
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.key, key)));
  return job ?? null;
}

/** One of the member's own jobs; another's id answers like a missing one. */
export async function findJob(id: string, userId: string): Promise<Job | null> {
  const [job] = await reader()
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  return job ?? null;
}

/** The member's jobs without a plan: running, failed, cancelled. */
export async function listUnfinishedJobs(userId: string): Promise<Job[]> {
  return reader()
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), ne(jobs.status, "done")))
    .orderBy(asc(jobs.createdAt));
}

/** What came of a press of Generate. */
export type Started =
  | { outcome: "started" | "known" | "refused"; id: string }
  /** Another plan of this member is being written: one at a time. */
  | { outcome: "running"; id: string }
  | { outcome: "no tokens" };

class Undo extends Error {
  constructor(readonly started: Started) {
    super("undone");
  }
}

/**
 * Takes a job and a token for it in one transaction. The same key again answers the same job and costs nothing; one
 * job a member runs at a time; above the day's ceiling the job is there, failed, and costs nothing.
 */
export async function startJob(
  userId: string,
  key: string,
  request: JobRequest,
  writer: string,
): Promise<Started> {
  const id = newId();
  try {
    return await transaction(async (tx): Promise<Started> => {
      const values = { ...request, id, userId, key, writer, status: "running" };
      if (!(await insertJob(tx, { ...values, leaseUntil: endOfWaiting() }))) {
        const known = await findJobByKey(tx, userId, key);
        return { outcome: "known", id: known?.id ?? id };
      }
      // The member's row of the allowance is locked from here on: nobody else starts a job between the two questions.
      const token = await claimToken(tx, userId);
      if (!token) throw new Undo({ outcome: "no tokens" });
      const other = await findRunningJob(tx, userId, id);
      if (other) throw new Undo({ outcome: "running", id: other });
      if (!(await countGeneration(tx))) {
        await returnToken(tx, userId, token);
        await tx.update(jobs).set(ended("failed", "limit")).where(eq(jobs.id, id));
        await releaseDraft(tx, request.draftId, id);
        return { outcome: "refused", id };
      }
      const { kind, period } = token;
      await tx.update(jobs).set({ tokenKind: kind, tokenPeriod: period }).where(eq(jobs.id, id));
      await holdDraft(tx, request.draftId, userId, id);
      return { outcome: "started", id };
    });
  } catch (error) {
    if (error instanceof Undo) return error.started;
    throw error;
  }
}

/** Until a worker takes it up or is seen to be at others: as long as the plan before it may last, and some more. */
function endOfWaiting(): Date {
  const { deadlineMs = 0 } = config().model ?? {};
  return fromNow(2 * deadlineMs + MINUTE_MS);
}

/** Says that somebody is at work: jobs that wait for their turn go on waiting, however long the line is. */
export async function keepWaitingJobs(): Promise<void> {
  const waits = and(eq(jobs.status, "running"), isNull(jobs.startedAt), gt(jobs.leaseUntil, now()));
  await transaction((tx) => tx.update(jobs).set({ leaseUntil: endOfWaiting() }).where(waits), {
    durable: false,
  });
}

/** A job that ends before it begins, and takes no token. */
export async function refuseJob(
  userId: string,
  key: string,
  request: JobRequest,
  writer: string,
  failure: Failure,
): Promise<Started> {
  const id = newId();
  return transaction(async (tx): Promise<Started> => {
    const values = { ...request, id, userId, key, writer, ...ended("failed", failure) };
    if (await insertJob(tx, values)) {
      await releaseDraft(tx, request.draftId, id);
      return { outcome: "refused", id };
    }
    return { outcome: "known", id: (await findJobByKey(tx, userId, key))?.id ?? id };
  });
}

async function findRunningJob(tx: Queries, userId: string, except: string): Promise<string | null> {
  const [other] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.status, "running"), ne(jobs.id, except)))
    .limit(1);
  return other?.id ?? null;
}

/** Counts one against the day's ceiling. @returns false when it is reached. */
async function countGeneration(tx: Queries): Promise<boolean> {
  const most = config().dailyGenerationsMax;
  if (most === 0) return false;
  const rows = await tx
    .insert(dailyCounts)
    .values({ day: now().toISOString().slice(0, 10), generations: 1 })
    .onConflictDoUpdate({
      target: dailyCounts.day,
      set: { generations: sql`${dailyCounts.generations} + 1` },
      setWhere: lt(dailyCounts.generations, most),
    })
    .returning({ day: dailyCounts.day });
  return rows.length > 0;
}

/** Takes up the job that has waited longest. Two workers never get the same one. */
export async function claimJob(): Promise<Job | null> {
  return transaction(async (tx) => {
    const waits = and(eq(jobs.status, "running"), isNull(jobs.startedAt));
    const [next] = await forClaim(
      tx.select({ id: jobs.id }).from(jobs).where(waits).orderBy(asc(jobs.createdAt)).limit(1),
    );
    if (!next) return null;
    const [job] = await tx
      .update(jobs)
      .set({ startedAt: now(), leaseUntil: fromNow(LEASE_MS), stage: "understood" satisfies Section })
      .where(and(eq(jobs.id, next.id), waits))
      .returning();
    return job ?? null;
  });
}

/**
 * Says that the job is alive, and perhaps how far it is.
 * @returns false when it has ended meanwhile (cancelled): the work is for nothing.
 */
export async function renewJob(
  id: string,
  progress: Partial<Pick<Job, "stage" | "sections">> = {},
): Promise<boolean> {
  const rows = await transaction((tx) =>
    tx
      .update(jobs)
      .set({ ...progress, leaseUntil: fromNow(LEASE_MS) })
      .where(isRunning(id))
      .returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

/**
 * Ends a job with its plan: both are there, or neither. @returns false when it had ended before, and the plan is not
 * saved.
 */
export async function finishJob(id: string, plan: NewPlan): Promise<boolean> {
  return transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ status: "done", description: "", name: null, answers: null, endedAt: now(), leaseUntil: null })
      .where(isRunning(id))
      .returning();
    if (!job) return false;
    await insertPlan(tx, { ...plan, id, userId: job.userId, draftId: job.draftId });
    return true;
  });
}

function ended(status: "failed" | "cancelled", failure: Failure) {
  return { status, failure, endedAt: now(), leaseUntil: null };
}

/** Gives back what ended jobs had taken. Their ending, in the same transaction, is what makes it happen once. */
async function undoJobs(tx: Queries, all: Job[]): Promise<void> {
  for (const { id, userId, draftId, tokenKind, tokenPeriod } of all) {
    if (tokenKind && tokenPeriod) {
      await returnToken(tx, userId, { kind: tokenKind as TakenToken["kind"], period: tokenPeriod });
    }
    if (draftId) await releaseDraft(tx, draftId, id);
  }
}

/** Ends a job without a plan, and gives its token back. @returns whether it was this call that ended it. */
export async function failJob(id: string, failure: Failure): Promise<boolean> {
  return transaction(async (tx) => {
    const all = await tx.update(jobs).set(ended("failed", failure)).where(isRunning(id)).returning();
    await undoJobs(tx, all);
    return all.length > 0;
  });
}

/** The member's own wish. @returns the job as it is now, or null when it is not the member's. */
export async function cancelJob(id: string, userId: string): Promise<Job | null> {
  return transaction(async (tx) => {
    const own = and(isRunning(id), eq(jobs.userId, userId));
    const all = await tx.update(jobs).set(ended("cancelled", "cancelled")).where(own).returning();
    await undoJobs(tx, all);
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
    return job ?? null;
  });
}

/** Fails the jobs that nobody has been heard of. @returns how many. */
export async function failExpiredJobs(): Promise<number> {
  return transaction(async (tx) => {
    const expired = and(eq(jobs.status, "running"), isNotNull(jobs.leaseUntil), lte(jobs.leaseUntil, now()));
    const all = await tx.update(jobs).set(ended("failed", "interrupted")).where(expired).returning();
    await undoJobs(tx, all);
    return all.length;
  });
}

export async function deleteOldJobs(tx: Queries): Promise<void> {
  const day = new Date(now().getTime() - KEPT_MS);
  await tx.delete(jobs).where(and(inArray(jobs.status, ["failed", "cancelled"]), lt(jobs.createdAt, day)));
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, day.toISOString().slice(0, 10)));
}
