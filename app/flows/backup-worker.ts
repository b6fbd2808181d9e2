import { claimBackup, endBackup, lastBackupAt, noteBackupFailure } from "~/data/backup-times";
import { DAY_MS, HOUR_MS, MINUTE_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { runOwnCommand } from "~/kernel/own-command";
import { many } from "~/kernel/sentence";
import { isShuttingDown } from "~/kernel/shutdown";
import { startWorker } from "~/kernel/worker";
import { clearHalves } from "./back-up";

/** After one that failed, and to see what other processes have done. */
const LOOK_MS = 10 * MINUTE_MS;

/** When the next backup is due; null when none is to be made. */
export async function nextBackupAt(): Promise<Date | null> {
  const { everyMs } = config().backup;
  if (everyMs === null) return null;
  const last = await lastBackupAt();
  return last ? new Date(last.getTime() + everyMs) : now();
}

/** How old the last backup is, in words, and whether it is older than twice BACKUP_EVERY, or than two days. */
export async function backupAge(): Promise<{ last: Date | null; text: string; isLate: boolean }> {
  const [last, { everyMs }] = [await lastBackupAt(), config().backup];
  if (!last) return { last, text: "none yet", isLate: false };
  const age = now().getTime() - last.getTime();
  const hours = Math.floor(age / HOUR_MS);
  const ago = (n: number, unit: string) => `${many(n, unit)} ago`;
  const text =
    hours < 1
      ? "less than an hour ago"
      : hours < 48
        ? ago(hours, "hour")
        : ago(Math.floor(hours / 24), "day");
  return { last, text, isLate: age > 2 * (everyMs ?? DAY_MS) };
}

/**
 * Starts this process's worker for the backups of BACKUP_EVERY. Each is made by the command, in a process of its own: copying a
 * large database would hold all requests up. @returns a function that stops it, also in the middle of a backup, of which nothing stays then
 */
export function startBackupWorker(): () => Promise<void> {
  if (config().backup.everyMs === null) return async () => {};
  return startWorker("backups", LOOK_MS, async () => {
    const due = await nextBackupAt();
    if (!due || due > now() || !(await claimBackup())) return due && due > now() ? due : null;
    try {
      const printed = await runOwnCommand("backup", "--json", "--keep", String(config().backup.keep));
      const { file } = JSON.parse(printed) as { file: string };
      log.info({ file }, "backup made");
    } catch (error) {
      if (isShuttingDown()) {
        await clearHalves();
        return null;
      }
      log.error({ alert: true, error }, "no backup could be made");
      await noteBackupFailure();
      return null;
    } finally {
      await endBackup();
    }
    return nextBackupAt();
  });
}
