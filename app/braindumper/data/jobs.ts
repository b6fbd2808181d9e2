import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "~/base/data/database";
import { findRow, hasAny } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { type Job, jobs } from "~/braindumper/tables";

/**
 * Adds a press of Generate.
 * @returns false when the member has one with this key
 */
export async function insertJob(tx: Queries, given: Pick<Job, "id" | "userId" | "key">): Promise<boolean> {
  const row = { ...given, status: "done", createdAt: now(), endedAt: now() };
  const target = [jobs.userId, jobs.key];
  return hasAny(tx.insert(jobs).values(row).onConflictDoNothing({ target }).returning());
}

/** Returns a member's earlier press with this key; null when there is none. */
export async function findJobByKey(from: Queries, userId: string, key: string): Promise<Job | null> {
  return findRow(jobs, and(eq(jobs.userId, userId), eq(jobs.key, key)), from);
}

/** Deletes the presses that made these plans. */
export async function deleteJobs(tx: Queries, ids: string[]): Promise<void> {
  await tx.delete(jobs).where(inArray(jobs.id, ids));
}
