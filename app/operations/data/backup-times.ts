import { eq, gt, lte, or } from "drizzle-orm";
import { reader, transaction } from "~/base/data/database";
import { times } from "~/base/data/tables";
import { fromNow, HOUR_MS, now } from "~/base/kernel/clock";
import { BACKUP_ROWS } from "~/operations/data/replace-file";
import { firstStart, noteTime, timeOf } from "./readiness";

/** How long a process may hold the backup lease. If it is killed, another one starts again after this time. */
const LEASE_MS = HOUR_MS;

/** Returns when any process or command last made a backup of this database; null for never. */
export const lastBackupAt = () => timeOf(BACKUP_ROWS.made);

/** Records a successful backup, which also clears a recorded failure. */
export async function noteBackup(): Promise<void> {
  await transaction(async (tx) => {
    await noteTime(tx, BACKUP_ROWS.made);
    await tx.delete(times).where(eq(times.name, BACKUP_ROWS.failed));
  });
}

/** Records that a backup failed. The next successful one clears this. */
export async function noteBackupFailure(): Promise<void> {
  await transaction((tx) => noteTime(tx, BACKUP_ROWS.failed));
}

/** Returns whether a backup has failed since the last success. */
export async function hasBackupFailed(): Promise<boolean> {
  return (await reader().$count(times, eq(times.name, BACKUP_ROWS.failed))) > 0;
}

/** Returns the time of the last backup, or of the site's first start when there is none; null before the first start. */
export async function noBackupSince(): Promise<Date | null> {
  return (await lastBackupAt()) ?? firstStart();
}

/** It has ended; or it was noted by a clock that was wrong, when none can end so late. */
const isOver = () => or(lte(times.at, now()), gt(times.at, fromNow(2 * LEASE_MS)));

/** Takes the backup lease. @returns false when another process holds it; endBackup releases it */
export async function claimBackup(): Promise<boolean> {
  const at = fromNow(LEASE_MS);
  const rows = await transaction((tx) =>
    tx
      .insert(times)
      .values({ name: BACKUP_ROWS.lease, at })
      .onConflictDoUpdate({ target: times.name, set: { at }, setWhere: isOver() })
      .returning(),
  );
  return rows.length > 0;
}

/** Releases the backup lease. */
export async function endBackup(): Promise<void> {
  await transaction((tx) => tx.delete(times).where(eq(times.name, BACKUP_ROWS.lease)));
}
