import { DAY_MS, HOUR_MS, MINUTE_MS, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { runOwnCommand } from "~/base/kernel/own-command";
import { many } from "~/base/kernel/sentence";
import { isShuttingDown } from "~/base/kernel/shutdown";
import { startWorker } from "~/base/kernel/worker";
import { claimBackup, endBackup, lastBackupAt, noteBackupFailure } from "~/operations/data/backup-times";
import { clearLeftovers } from "./backup";

/** How soon to try again after a failure, and how often to check whether another process made the backup. */
const LOOK_MS = 10 * MINUTE_MS;

/** Returns when the next automatic backup is due, or null when BACKUP_EVERY is not set. */
export async function nextBackupAt(): Promise<Date | null> {
  const { everyMs } = config().backup;
  if (everyMs === null) return null;
  const last = await lastBackupAt();
  // One of a time to come was noted by a clock that was wrong.
  return last && last <= now() ? new Date(last.getTime() + everyMs) : now();
}

/** Returns the last backup's age in words. It is late when older than twice BACKUP_EVERY, or than two days without that. */
export async function backupAge(): Promise<{ last: Date | null; text: string; isLate: boolean }> {
  const [last, { everyMs }] = [await lastBackupAt(), config().backup];
  if (!last) return { last, text: "none yet", isLate: false };
  const age = now().getTime() - last.getTime();
  const hours = Math.floor(age / HOUR_MS);
  const old = hours < 48 ? many(hours, "hour") : many(Math.floor(hours / 24), "day");
  const text = `${hours < 1 ? "less than an hour" : old} ago`;
  return { last, text, isLate: age > 2 * (everyMs ?? DAY_MS) };
}

/**
 * Starts this process's worker for automatic backups (BACKUP_EVERY). Each backup is a child process, because copying a large
 * database here would block every request.
 * @returns a function that stops the worker; a backup under way is aborted and leaves nothing behind
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
        await clearLeftovers();
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
