import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Section } from "~/domain/first-answer";
import type { Failure } from "~/domain/plan-job";
import { DAY_MS, fromNow, MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { newId } from "~/kernel/ids";
import { claimGeneration, returnGeneration, type TakenGeneration } from "./allowance";
import { type Queries, reader, transaction, wakeAfterwards } from "./database";
import { holdDraft, releaseDraft } from "./drafts";
import { beyond, WHOLE } from "./paging";
import { claim } from "./queue";
import { dailyCounts, type Job, jobs } from "./tables";

export type { Job };

/** Workers renew their lease three times within this time. */
export const LEASE_MS = 30 * SECOND_MS;
/** Jobs without a plan are deleted after this time. */
const KEPT_MS = 30 * DAY_MS;

/** Where the worker of a job is. */
export type Progress = Partial<Pick<Job, "stage" | "sections">>;

type JobRequest = Pick<Job, "platform" | "appType" | "description" | "name" | "answers"> & {
  draftId: string;
};

const isRunning = (id: string) => and(eq(jobs.id, id), eq(jobs.status, "running"));

/** Adds a job. @returns null when its key is taken */
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

export async function findJobByKey(from: Queries, userId: string, key: string): Promise<Job | null> {
  const [job] = await from
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.key, key)));
  return job ?? null;
}

/** A member's own job; another member's is not found. */
export async function findJob(id: string, userId: string): Promise<Job | null> {
  const [job] = await reader()
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  return job ?? null;
}

export async function listUnfinishedJobs(userId: string, { limit, olderThan } = WHOLE): Promise<Job[]> {
  const isOlder = olderThan ? beyond(jobs, olderThan) : undefined;
  return reader()
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), ne(jobs.status, "done"), isOlder))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

/** The outcome of Generate. */
export type Started =
  | { outcome: "started" | "known" | "refused"; id: string }
  /** The member's other plan is being written; one runs at a time. */
  | { outcome: "running"; id: string }
  | { outcome: "no generations" };

/** Thrown inside the transaction of `startJob` to roll it back. It carries what startJob returns then. */
class NotStarted extends Error {
  constructor(readonly started: Started) {
    super("not started");
  }
}

/**
 * Starts a job and takes its generation in one transaction. The same key returns the same job at no cost; one job
 * a member runs at a time; beyond the daily limit the job fails and costs nothing.
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
      // The allowance row is locked from here on, so no other job of the member starts in between.
      const generation = await claimGeneration(tx, userId);
      if (!generation) throw new NotStarted({ outcome: "no generations" });
      const other = await findRunningJob(tx, userId, id);
      if (other) throw new NotStarted({ outcome: "running", id: other });
      if (!(await countGeneration(tx))) {
        await returnGeneration(tx, userId, generation);
        await tx.update(jobs).set(ended("failed", "limit")).where(eq(jobs.id, id));
        await releaseDraft(tx, request.draftId, id);
        return { outcome: "refused", id };
      }
      const { kind, period } = generation;
      await tx.update(jobs).set({ generationKind: kind, generationPeriod: period }).where(eq(jobs.id, id));
      await holdDraft(tx, request.draftId, userId, id);
      wakeAfterwards("plans");
      return { outcome: "started", id };
    });
  } catch (error) {
    if (error instanceof NotStarted) return error.started;
    throw error;
  }
}

/** How long a job may wait for a worker: as long as the one before it may run, and some more. */
function endOfWaiting(): Date {
  const { deadlineMs = 0 } = config().model ?? {};
  return fromNow(2 * deadlineMs + MINUTE_MS);
}

/** Extends the lease of waiting jobs while the workers are busy. */
export async function keepWaitingJobs(): Promise<void> {
  const waits = and(eq(jobs.status, "running"), isNull(jobs.startedAt), gt(jobs.leaseUntil, now()));
  await transaction((tx) => tx.update(jobs).set({ leaseUntil: endOfWaiting() }).where(waits), {
    durable: false,
  });
}

/** Adds a job that has failed already and takes no generation. */
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

/** Counts a first answer against the daily limit. @returns false when it is reached */
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

/** Takes the job that has waited longest. */
export async function claimJob(): Promise<Job | null> {
  return transaction((tx) =>
    claim(tx, jobs, {
      waits: and(eq(jobs.status, "running"), isNull(jobs.startedAt)),
      order: [asc(jobs.createdAt)],
      taken: { startedAt: now(), leaseUntil: fromNow(LEASE_MS), stage: "understood" satisfies Section },
    }),
  );
}

/** Renews the lease of jobs and saves their progress. @returns those of them that have not ended (cancelled) */
export async function renewJobs(ids: string[], progress: Progress = {}): Promise<string[]> {
  const rows = await transaction((tx) =>
    tx
      .update(jobs)
      .set({ ...progress, leaseUntil: fromNow(LEASE_MS) })
      .where(and(inArray(jobs.id, ids), eq(jobs.status, "running")))
      .returning({ id: jobs.id }),
  );
  return rows.map(({ id }) => id);
}

/** Marks a running job as done. @returns null when it had ended before */
export async function completeJob(tx: Queries, id: string): Promise<Job | null> {
  const [job] = await tx
    .update(jobs)
    .set({ status: "done", description: "", name: null, answers: null, endedAt: now(), leaseUntil: null })
    .where(isRunning(id))
    .returning();
  return job ?? null;
}

function ended(status: "failed" | "cancelled", failure: Failure) {
  return { status, failure, endedAt: now(), leaseUntil: null };
}

/** Returns what ended jobs had taken. Call it in the transaction that ends them. */
async function undoJobs(tx: Queries, all: Job[]): Promise<void> {
  for (const { id, userId, draftId, generationKind, generationPeriod } of all) {
    if (generationKind && generationPeriod) {
      await returnGeneration(tx, userId, {
        kind: generationKind as TakenGeneration["kind"],
        period: generationPeriod,
      });
    }
    if (draftId) await releaseDraft(tx, draftId, id);
  }
}

/** Fails a job and returns its generation. @returns whether this call ended it */
export async function failJob(id: string, failure: Failure): Promise<boolean> {
  return transaction(async (tx) => {
    const all = await tx.update(jobs).set(ended("failed", failure)).where(isRunning(id)).returning();
    await undoJobs(tx, all);
    return all.length > 0;
  });
}

/** Cancels a member's job. @returns the job as it is now, or null when it is not the member's */
export async function cancelJob(id: string, userId: string): Promise<Job | null> {
  return transaction(async (tx) => {
    const own = and(isRunning(id), eq(jobs.userId, userId));
    const all = await tx.update(jobs).set(ended("cancelled", "cancelled")).where(own).returning();
    await undoJobs(tx, all);
    // It ends what it does for the job.
    wakeAfterwards("plans");
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
    return job ?? null;
  });
}

/** Fails jobs whose lease has expired. @returns how many */
export async function failExpiredJobs(): Promise<number> {
  return transaction(async (tx) => {
    const expired = and(eq(jobs.status, "running"), isNotNull(jobs.leaseUntil), lte(jobs.leaseUntil, now()));
    const all = await tx.update(jobs).set(ended("failed", "interrupted")).where(expired).returning();
    await undoJobs(tx, all);
    return all.length;
  });
}

export async function deleteOldJobs(tx: Queries): Promise<void> {
  const oldest = fromNow(-KEPT_MS);
  await tx.delete(jobs).where(and(inArray(jobs.status, ["failed", "cancelled"]), lt(jobs.createdAt, oldest)));
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, oldest.toISOString().slice(0, 10)));
}

/** How many jobs there were since then, by state and failure; `started` is false for those that wait for their turn. */
export async function countJobsSince(since: Date) {
  const started = isNotNull(jobs.startedAt).mapWith(Boolean);
  return reader()
    .select({ status: jobs.status, failure: jobs.failure, started, n: count() })
    .from(jobs)
    .where(gt(jobs.createdAt, since))
    .groupBy(jobs.status, jobs.failure, started);
}
