import { eq, gt, lte, or } from "drizzle-orm";
import { fromNow, HOUR_MS, now } from "~/kernel/clock";
import { BACKUP_ROWS } from "./backup-rows";
import { reader, transaction } from "./database";
import { firstStart } from "./readiness";
import { probes } from "./tables";

/** One process makes a backup at a time; what was killed is begun again after this. */
const LEASE_MS = HOUR_MS;

/** When the last backup of this database was made, by whichever process or command; null for never. */
export async function lastBackupAt(): Promise<Date | null> {
  const [row] = await reader().select().from(probes).where(eq(probes.name, BACKUP_ROWS.made));
  return row?.at ?? null;
}

/** Notes that a backup has been made now. */
export async function noteBackup(): Promise<void> {
  const at = now();
  await transaction(async (tx) => {
    await tx
      .insert(probes)
      .values({ name: BACKUP_ROWS.made, at })
      .onConflictDoUpdate({ target: probes.name, set: { at } });
    await tx.delete(probes).where(eq(probes.name, BACKUP_ROWS.failed));
  });
}

/** Notes that a backup could not be made; the next that is made ends it. */
export async function noteBackupFailure(): Promise<void> {
  const at = now();
  await transaction((tx) =>
    tx
      .insert(probes)
      .values({ name: BACKUP_ROWS.failed, at })
      .onConflictDoUpdate({ target: probes.name, set: { at } }),
  );
}

export async function hasBackupFailed(): Promise<boolean> {
  return (await reader().$count(probes, eq(probes.name, BACKUP_ROWS.failed))) > 0;
}

/** Since when there has been no newer backup: from the site's first start on without one; null before that. */
export async function noBackupSince(): Promise<Date | null> {
  return (await lastBackupAt()) ?? firstStart();
}

/** It has ended; or it was noted by a clock that was wrong, when none can end so late. */
const isOver = () => or(lte(probes.at, now()), gt(probes.at, fromNow(2 * LEASE_MS)));

/** Whether this process is the one that makes the backup which is due; no other does until endBackup. */
export async function claimBackup(): Promise<boolean> {
  const at = fromNow(LEASE_MS);
  const rows = await transaction((tx) =>
    tx
      .insert(probes)
      .values({ name: BACKUP_ROWS.lease, at })
      .onConflictDoUpdate({ target: probes.name, set: { at }, setWhere: isOver() })
      .returning(),
  );
  return rows.length > 0;
}

export async function endBackup(): Promise<void> {
  await transaction((tx) => tx.delete(probes).where(eq(probes.name, BACKUP_ROWS.lease)));
}
