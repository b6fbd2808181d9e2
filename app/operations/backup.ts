import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pack } from "~/base/kernel/archive";
import { fileStamp, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { finishFile } from "~/base/kernel/finish-file";
import { makeFolder } from "~/base/kernel/private-files";
import { presentSecrets } from "~/base/kernel/secrets";
import { allAreas } from "~/identity/area";
import { backupsFolder, copyDatabase, listKept, withBackupLock } from "~/operations/data/backup";
import { IMPORT_STAGE } from "~/site/files.server";

/** How long a backup or restore waits for another one to finish. */
const WAIT_MS = 120_000;
/** How long the server's shutdown waits for the backup that it interrupted. */
const CLEAR_MS = 2000;

/** The version of a backup's layout, stored in each backup's loam.json. */
export const FORMAT = 1;

type Step = (text: string) => void;

/**
 * Writes database, content and (if asked for) secrets into one archive while the site runs, encrypted when BACKUP_RECIPIENT is
 * set. Leaves no partial file behind if it fails.
 * @returns the file, the number of rows by table, and the older backups that were deleted
 */
export async function makeBackup({
  to,
  keep,
  withSecret,
  tell,
}: {
  to?: string;
  /** How many of the newest backups in DATA_DIR/backups stay. */
  keep?: number | null;
  withSecret: boolean;
  tell: Step;
}) {
  const { contentDir } = config();
  const file = to ?? path.join(backupsFolder(), nameFor());
  makeFolder(path.dirname(file));
  return withStagingFolder(path.dirname(file), async (stage) => {
    tell("Copying the database …");
    // A killed import leaves a staging folder in the content. It is not content, and this account may not be allowed
    // to read it.
    const filter = (from: string) => !path.basename(from).startsWith(IMPORT_STAGE);
    await cp(contentDir, path.join(stage, "content"), { recursive: true, dereference: true, filter });
    for (const area of allAreas()) area.saveFiles?.(stage);
    const rows = await packDatabase(stage, file, withSecret, tell);
    const deleted = keep ? await deleteOlder(keep, file) : [];
    return { file, rows, deleted };
  });
}

/** Copies the database into the folder, then archives the whole folder. @returns the number of rows by table */
async function packDatabase(folder: string, file: string, withSecret: boolean, tell: Step) {
  const { rows, sealed } = await copyDatabase(folder);
  const about = { format: FORMAT, at: now().toISOString(), sealed };
  await writeFile(path.join(folder, "loam.json"), JSON.stringify(about));
  const secrets = presentSecrets();
  if (withSecret && secrets.length > 0)
    await writeFile(path.join(folder, "session-secret"), secrets.join(","));
  tell("Packing …");
  const { packed } = stagingPaths(path.dirname(file));
  try {
    await pack(folder, packed, config().backup);
    tell("Putting it in its place …");
    finishFile(packed, file);
  } finally {
    await rm(packed, { force: true });
  }
  return rows;
}

/** Backs up the Postgres database before a restore overwrites it. @returns the backup's file name */
export async function backUpPostgres(stage: string, tell: Step): Promise<string> {
  const folder = path.join(stage, "before");
  await mkdir(folder);
  const file = path.join(backupsFolder(), nameFor("before-restore-"));
  makeFolder(path.dirname(file));
  await packDatabase(folder, file, true, tell);
  return file;
}

const nameFor = (what = "") =>
  `loam-${what}${fileStamp(now())}.tar.gz${config().backup.recipients.length > 0 ? ".age" : ""}`;

/**
 * Deletes all but the newest backups, and all but as many of what restores and migrations have set aside, each kind by
 * itself. The one that was just made stays, even where a clock that was wrong has dated others later.
 */
async function deleteOlder(keep: number, made: string): Promise<string[]> {
  const seen: Record<string, number> = { backup: 1 };
  const old = listKept().filter(({ file, kind }) => {
    if (file === made) return false;
    seen[kind] = (seen[kind] ?? 0) + 1;
    return (seen[kind] as number) > keep;
  });
  for (const { file } of old) await rm(file, { force: true });
  return old.map(({ file }) => path.basename(file));
}

/**
 * The paths of this site's staging folder and half-packed file. Their names have a hash of DATA_DIR, because several sites may
 * share the parent folder, and of its inode, because sites in containers often have the same DATA_DIR.
 */
export function stagingPaths(folder: string): { stage: string; packed: string } {
  const { dataDir } = config();
  const site = createHash("sha256")
    .update(`${dataDir} ${statSync(dataDir).ino}`)
    .digest("hex")
    .slice(0, 8);
  const named = (what: string) => path.join(folder, `loam-${what}${site}.part`);
  return { stage: named(""), packed: named("packed-") };
}

/**
 * Runs work in a temporary folder beside its destination, so that results can be renamed into place and no other disk can
 * fill up. Holds the backup lock, and first deletes what a killed run left behind.
 */
export async function withStagingFolder<T>(folder: string, work: (stage: string) => Promise<T>): Promise<T> {
  makeFolder(config().dataDir);
  return withBackupLock(WAIT_MS, async () => {
    const { stage } = stagingPaths(folder);
    await deleteLeftovers(folder);
    try {
      await mkdir(stage, { mode: 0o700 });
      return await work(stage);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  });
}

/** Deletes what a killed automatic backup left behind. Does nothing while another backup is running. */
export async function clearLeftovers(): Promise<void> {
  await withBackupLock(CLEAR_MS, () => deleteLeftovers(backupsFolder())).catch(() => {});
}

async function deleteLeftovers(folder: string): Promise<void> {
  const all = [folder, config().dataDir, backupsFolder()].flatMap((each) =>
    Object.values(stagingPaths(each)),
  );
  for (const half of all) await rm(half, { recursive: true, force: true });
}
