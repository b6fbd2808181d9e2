import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { IMPORT_STAGE } from "~/content/files.server";
import { backupsFolder, copyDatabase, listKept, withoutOthers } from "~/data/backup";
import { isLocked, type Lock, pack } from "~/kernel/archive";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { fileStamp } from "~/kernel/file-stamp";
import { finishFile } from "~/kernel/finish-file";
import { makeFolder } from "~/kernel/private-files";
import { presentSecrets } from "~/kernel/secrets";

/** How long one backup or restore waits for another. */
const WAIT_MS = 120_000;
/** How long a stop waits for the backup that it has ended. */
const CLEAR_MS = 2000;

/** What stands in each backup beside the database: how to read it. */
export const FORMAT = 1;

type Step = (text: string) => void;

/**
 * Makes one file of database, content and secret, while the site runs; encrypted when BACKUP_PASSWORD or BACKUP_RECIPIENT is
 * set. Nothing half-written stays, however it ends. @returns its name, and the rows of each table
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
  const { backup: lock, contentDir } = config();
  const file = to ?? path.join(backupsFolder(), nameFor(lock));
  makeFolder(path.dirname(file));
  return inStage(path.dirname(file), async (stage) => {
    tell("Copying the database …");
    // What an import was killed at is no content, and may be closed to this account.
    const filter = (from: string) => !path.basename(from).startsWith(IMPORT_STAGE);
    await cp(contentDir, path.join(stage, "content"), { recursive: true, dereference: true, filter });
    const rows = await packDatabase(stage, file, withSecret, tell);
    const deleted = keep ? await deleteOlder(keep) : [];
    return { file, rows, deleted };
  });
}

/** Copies the database into a folder, and packs that with all it holds. @returns the rows of each table */
async function packDatabase(folder: string, file: string, withSecret: boolean, tell: Step) {
  const { rows, sealed } = await copyDatabase(folder);
  const about = { format: FORMAT, at: now().toISOString(), sealed };
  await writeFile(path.join(folder, "loam.json"), JSON.stringify(about));
  const secrets = presentSecrets();
  if (withSecret && secrets.length > 0)
    await writeFile(path.join(folder, "session-secret"), secrets.join(","));
  tell("Packing …");
  const part = `${file}.part`;
  try {
    await pack(folder, part, config().backup);
    tell("Putting it in its place …");
    finishFile(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return rows;
}

/** Sets the Postgres database aside before a restore, in a backup of its own. @returns its name */
export async function keepServer(stage: string, tell: Step): Promise<string> {
  const folder = path.join(stage, "before");
  await mkdir(folder);
  const file = path.join(backupsFolder(), nameFor(config().backup, "before-restore-"));
  makeFolder(path.dirname(file));
  await packDatabase(folder, file, true, tell);
  return file;
}

const nameFor = (lock: Lock, what = "") =>
  `loam-${what}${fileStamp(now())}.tar.gz${isLocked(lock) ? ".age" : ""}`;

async function deleteOlder(keep: number): Promise<string[]> {
  const old = listKept()
    .filter(({ kind }) => kind === "backup")
    .slice(keep);
  for (const { file } of old) await rm(file);
  return old.map(({ file }) => path.basename(file));
}

/** This site's own in a folder that others may use too. */
export const stageIn = (folder: string): string =>
  path.join(folder, `loam-${createHash("sha256").update(config().dataDir).digest("hex").slice(0, 8)}.part`);

/**
 * Runs work that needs a folder for a while, in the one where its outcome goes: files can be moved from there, and a full disk
 * elsewhere does not matter. What a killed one has left is removed first.
 */
export async function inStage<T>(folder: string, work: (stage: string) => Promise<T>): Promise<T> {
  makeFolder(config().dataDir);
  return withoutOthers(WAIT_MS, async () => {
    const stage = stageIn(folder);
    await removeHalves(stage);
    try {
      await mkdir(stage, { mode: 0o700 });
      return await work(stage);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  });
}

/** Removes what a backup of BACKUP_EVERY has left that was killed; nothing while another one is under way. */
export async function clearHalves(): Promise<void> {
  await withoutOthers(CLEAR_MS, () => removeHalves(stageIn(backupsFolder()))).catch(() => {});
}

async function removeHalves(stage: string): Promise<void> {
  await rm(stage, { recursive: true, force: true });
  for (const folder of [config().dataDir, backupsFolder()]) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => /^loam.*\.part$/.test(each)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
