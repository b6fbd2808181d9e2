import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { type Queries, reader, transaction, wakeAfterwards } from "~/base/data/database";
import { forUpdate } from "~/base/data/locking";
import { claim } from "~/base/data/queue";
import { DAY_MS, fromNow, MINUTE_MS, now, SECOND_MS, utcDay } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import type { FirstAnswer } from "~/braindumper/first-answer";
import type { Failure } from "~/braindumper/plan-job";
import { brainDumps, dailyCounts, type Job, jobs } from "~/braindumper/tables";

export type { Job };

/** How long a worker's lease on a job lasts. Workers renew it every third of that time. */
export const LEASE_MS = 30 * SECOND_MS;
const COUNTS_KEPT_MS = 30 * DAY_MS;

const isRunning = (id: string) => and(eq(jobs.id, id), eq(jobs.status, "running"));

/**
 * Adds the job of a press of Generate. No model server is asked yet.
 * @returns false when the member has a job with this key
 */
export async function insertJob(tx: Queries, given: Pick<Job, "id" | "userId" | "key">): Promise<boolean> {
  const rows = await tx
    .insert(jobs)
    .values({ ...given, status: "done", createdAt: now(), endedAt: now() })
    .onConflictDoNothing({ target: [jobs.userId, jobs.key] })
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Returns the job that a member's earlier press with this key started; null when there is none. */
export async function findJobByKey(from: Queries, userId: string, key: string): Promise<Job | null> {
  const [job] = await from
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.key, key)));
  return job ?? null;
}

/** Returns a member's own job; null for another member's. */
export async function findJob(id: string, userId: string): Promise<Job | null> {
  const [job] = await reader()
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  return job ?? null;
}

/** Queues the writing of a first answer to a job's plan. Beyond the daily limit the job fails at once. */
export async function queueJob(tx: Queries, id: string): Promise<void> {
  const waiting = {
    status: "running",
    failure: null,
    startedAt: null,
    endedAt: null,
    leaseUntil: endOfWaiting(),
  };
  const change = (await countFirstAnswer(tx)) ? waiting : failedWith("limit");
  await tx.update(jobs).set(change).where(eq(jobs.id, id));
  wakeAfterwards("plans");
}

/** Queues a member's failed first answer again. Two presses queue it once. */
export async function queueJobAgain(id: string, userId: string): Promise<void> {
  await transaction(async (tx) => {
    const failed = and(eq(jobs.id, id), eq(jobs.userId, userId), eq(jobs.status, "failed"));
    const [job] = await forUpdate(tx.select().from(jobs).where(failed));
    if (job) await queueJob(tx, id);
  });
}

/** When a waiting job expires: after twice the time that a job may run, and a minute. */
function endOfWaiting(): Date {
  const { deadlineMs = 0 } = config().model ?? {};
  return fromNow(2 * deadlineMs + MINUTE_MS);
}

/**
 * Extends the lease of waiting jobs. Workers call it while they are too busy to take one, or while the model server
 * is paused.
 */
export async function keepWaitingJobs(): Promise<void> {
  const waits = and(eq(jobs.status, "running"), isNull(jobs.startedAt), gt(jobs.leaseUntil, now()));
  await transaction((tx) => tx.update(jobs).set({ leaseUntil: endOfWaiting() }).where(waits), {
    durable: false,
  });
}

/** Counts a first answer against the daily limit. @returns false when the limit is reached */
async function countFirstAnswer(tx: Queries): Promise<boolean> {
  const most = config().dailyGenerationsMax;
  if (most === 0) return false;
  const rows = await tx
    .insert(dailyCounts)
    .values({ day: utcDay(now()), generations: 1 })
    .onConflictDoUpdate({
      target: dailyCounts.day,
      set: { generations: sql`${dailyCounts.generations} + 1` },
      setWhere: lt(dailyCounts.generations, most),
    })
    .returning({ day: dailyCounts.day });
  return rows.length > 0;
}

/** Claims the job that has waited longest; null when none waits. */
export async function claimJob(): Promise<Job | null> {
  return transaction((tx) =>
    claim(tx, jobs, {
      waits: and(eq(jobs.status, "running"), isNull(jobs.startedAt)),
      order: [asc(jobs.createdAt)],
      taken: { startedAt: now(), leaseUntil: fromNow(LEASE_MS) },
    }),
  );
}

/** Renews the lease of jobs. @returns those that still run, since a plan may have been deleted meanwhile */
export async function renewJobs(ids: string[]): Promise<string[]> {
  const rows = await transaction((tx) =>
    tx
      .update(jobs)
      .set({ leaseUntil: fromNow(LEASE_MS) })
      .where(and(inArray(jobs.id, ids), eq(jobs.status, "running")))
      .returning({ id: jobs.id }),
  );
  return rows.map(({ id }) => id);
}

/**
 * Finishes a job and stores its first answer with the plan, in one transaction.
 * @returns false when the job had ended before
 */
export async function finishJob(id: string, firstAnswer: FirstAnswer, writer: string): Promise<boolean> {
  return transaction(async (tx) => {
    const ended = { status: "done", endedAt: now(), leaseUntil: null };
    const rows = await tx.update(jobs).set(ended).where(isRunning(id)).returning({ id: jobs.id });
    if (rows.length === 0) return false;
    await tx.update(brainDumps).set({ firstAnswer, writer }).where(eq(brainDumps.id, id));
    return true;
  });
}

function failedWith(failure: Failure) {
  return { status: "failed", failure, endedAt: now(), leaseUntil: null };
}

/** Fails a job. @returns whether this call ended it */
export async function failJob(id: string, failure: Failure): Promise<boolean> {
  const rows = await transaction((tx) =>
    tx.update(jobs).set(failedWith(failure)).where(isRunning(id)).returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

/** Fails jobs whose lease has expired. @returns their number */
export async function failExpiredJobs(): Promise<number> {
  const expired = and(eq(jobs.status, "running"), isNotNull(jobs.leaseUntil), lte(jobs.leaseUntil, now()));
  const rows = await transaction((tx) =>
    tx.update(jobs).set(failedWith("interrupted")).where(expired).returning({ id: jobs.id }),
  );
  return rows.length;
}

/** Deletes the jobs of plans that are deleted. A worker busy with one notices when it renews its lease. */
export async function deleteJobs(tx: Queries, ids: string[]): Promise<void> {
  await tx.delete(jobs).where(inArray(jobs.id, ids));
  wakeAfterwards("plans");
}

/** Deletes daily counts older than 30 days. */
export async function deleteOldCounts(tx: Queries): Promise<void> {
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, utcDay(fromNow(-COUNTS_KEPT_MS))));
}

/** Returns how many first answers have failed since then. */
export async function countFailedJobs(since: Date): Promise<number> {
  return reader().$count(jobs, and(eq(jobs.status, "failed"), gt(jobs.endedAt, since)));
}

/** Counts the jobs since then by status and failure; `started` is false for those that still wait for a worker. */
export async function countJobsSince(since: Date) {
  const started = isNotNull(jobs.startedAt).mapWith(Boolean);
  return reader()
    .select({ status: jobs.status, failure: jobs.failure, started, n: count() })
    .from(jobs)
    .where(gt(jobs.createdAt, since))
    .groupBy(jobs.status, jobs.failure, started);
}
