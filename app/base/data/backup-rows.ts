/**
 * Names of the rows of `probes` about backups: the last success, a failure since then, and the lease of a running
 * backup.
 */
export const BACKUP_ROWS = { made: "backup", failed: "backup-failed", lease: "backup-lease" };

/**
 * The rows to delete from a restored database, as an SQL list: they describe backups of another time, and often of
 * another machine. Without them a backup is due at once.
 */
export const FORGOTTEN_ROWS = Object.values(BACKUP_ROWS)
  .map((name) => `'${name}'`)
  .join(", ");
