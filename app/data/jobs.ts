import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { FirstAnswer } from "~/domain/first-answer";
import type { Failure } from "~/domain/plan-job";
import { DAY_MS, fromNow, MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { type Queries, reader, transaction, wakeAfterwards } from "./database";
import { forChange } from "./locking";
import { claim } from "./queue";
import { brainDumps, dailyCounts, type Job, jobs } from "./tables";

export type { Job };

/** Workers renew their lease three times within this time. */
export const LEASE_MS = 30 * SECOND_MS;
const COUNTS_KEPT_MS = 30 * DAY_MS;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

const isRunning = (id: string) => and(eq(jobs.id, id), eq(jobs.status, "running"));

/** Adds a press of Generate; nothing is asked of a model server yet. @returns false when its key is taken */
export async function insertJob(tx: Queries, given: Pick<Job, "id" | "userId" | "key">): Promise<boolean> {
  const rows = await tx
    .insert(jobs)
    .values({ ...given, status: "done", createdAt: now(), endedAt: now() })
    .onConflictDoNothing({ target: [jobs.userId, jobs.key] })
    .returning({ id: jobs.id });
  return rows.length > 0;
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

/** Has a first answer to this job's plan written; beyond the daily limit it has failed before it begins. */
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

/** Has a member's first answer that failed written again, once for two presses. */
export async function queueJobAgain(id: string, userId: string): Promise<void> {
  await transaction(async (tx) => {
    const failed = and(eq(jobs.id, id), eq(jobs.userId, userId), eq(jobs.status, "failed"));
    const [job] = await forChange(tx.select().from(jobs).where(failed));
    if (job) await queueJob(tx, id);
  });
}

/** How long a job may wait for a worker: as long as the one before it may run, and some more. */
function endOfWaiting(): Date {
  const { deadlineMs = 0 } = config().model ?? {};
  return fromNow(2 * deadlineMs + MINUTE_MS);
}

/** Extends the lease of waiting jobs while the workers take none: they are busy, or leave the model server alone. */
export async function keepWaitingJobs(): Promise<void> {
  const waits = and(eq(jobs.status, "running"), isNull(jobs.startedAt), gt(jobs.leaseUntil, now()));
  await transaction((tx) => tx.update(jobs).set({ leaseUntil: endOfWaiting() }).where(waits), {
    durable: false,
  });
}

/** Counts a first answer against the daily limit. @returns false when it is reached */
async function countFirstAnswer(tx: Queries): Promise<boolean> {
  const most = config().dailyGenerationsMax;
  if (most === 0) return false;
  const rows = await tx
    .insert(dailyCounts)
    .values({ day: dayOf(now()), generations: 1 })
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
      taken: { startedAt: now(), leaseUntil: fromNow(LEASE_MS) },
    }),
  );
}

/** Renews the lease of jobs. @returns those of them that still run: a plan may have been deleted */
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

/** Ends a job and keeps its first answer beside the plan, both or neither. @returns false when the job had ended before */
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

/** Ends a job without a first answer. @returns whether this call ended it */
export async function failJob(id: string, failure: Failure): Promise<boolean> {
  const rows = await transaction((tx) =>
    tx.update(jobs).set(failedWith(failure)).where(isRunning(id)).returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

/** Fails jobs whose lease has expired. @returns how many */
export async function failExpiredJobs(): Promise<number> {
  const expired = and(eq(jobs.status, "running"), isNotNull(jobs.leaseUntil), lte(jobs.leaseUntil, now()));
  const rows = await transaction((tx) =>
    tx.update(jobs).set(failedWith("interrupted")).where(expired).returning({ id: jobs.id }),
  );
  return rows.length;
}

/** Forgets the jobs of plans that are deleted. What a worker does for them ends with its next renewal. */
export async function deleteJobs(tx: Queries, ids: string[]): Promise<void> {
  await tx.delete(jobs).where(inArray(jobs.id, ids));
  wakeAfterwards("plans");
}

export async function deleteOldCounts(tx: Queries): Promise<void> {
  await tx.delete(dailyCounts).where(lt(dailyCounts.day, dayOf(fromNow(-COUNTS_KEPT_MS))));
}

/** How many first answers have failed since then. */
export async function countFailedJobs(since: Date): Promise<number> {
  return reader().$count(jobs, and(eq(jobs.status, "failed"), gt(jobs.endedAt, since)));
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
