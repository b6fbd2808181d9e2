/** Names of the rows of `probes` that note backups: the last that was made, one that failed since, and one under way. */
export const BACKUP_ROWS = { made: "backup", failed: "backup-failed", lease: "backup-lease" };

/**
 * What a restored database forgets, for SQL: its backups are of another time, and often of another machine. One is made at once.
 */
export const FORGOTTEN_ROWS = Object.values(BACKUP_ROWS)
  .map((name) => `'${name}'`)
  .join(", ");
