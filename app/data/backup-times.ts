import { eq, lte } from "drizzle-orm";
import { fromNow, HOUR_MS, now } from "~/kernel/clock";
import { reader, transaction } from "./database";
import { probes } from "./tables";

/** One process makes a backup at a time; what was killed is begun again after this. */
const LEASE_MS = HOUR_MS;

/** When the last backup of this database was made, by whichever process or command; null for never. */
export async function lastBackupAt(): Promise<Date | null> {
  const [row] = await reader().select().from(probes).where(eq(probes.name, "backup"));
  return row?.at ?? null;
}

/** Notes that a backup has been made now. */
export async function noteBackup(): Promise<void> {
  const at = now();
  await transaction((tx) =>
    tx.insert(probes).values({ name: "backup", at }).onConflictDoUpdate({ target: probes.name, set: { at } }),
  );
}

/** Whether this process is the one that makes the backup which is due; no other does until endBackup. */
export async function claimBackup(): Promise<boolean> {
  const at = fromNow(LEASE_MS);
  const rows = await transaction((tx) =>
    tx
      .insert(probes)
      .values({ name: "backup-lease", at })
      .onConflictDoUpdate({ target: probes.name, set: { at }, setWhere: lte(probes.at, now()) })
      .returning(),
  );
  return rows.length > 0;
}

export async function endBackup(): Promise<void> {
  await transaction((tx) => tx.delete(probes).where(eq(probes.name, "backup-lease")));
}
