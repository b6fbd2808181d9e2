import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { backUp, isOwnFile, restore as restoreDatabase } from "~/data/backup";
import { inspectFile } from "~/data/dialects/sqlite-file";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { CommandError, command, fileFrom, UsageError, wholeNumber } from "./command";

const OWN_NAME = /^loam-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(-\d+)?Z?\.sqlite$/;

/** How many rows there are in all. */
export function totalRows(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, each) => sum + each, 0);
}

function refuseOwn(file: string): void {
  if (isOwnFile(file)) throw new CommandError(`${file} is the site's own database: name another file.`);
}

function newestOthers(folder: string, keep: number): string[] {
  const own = readdirSync(folder).filter((name) => OWN_NAME.test(name));
  const old = own.sort().reverse().slice(keep);
  for (const name of old) rmSync(path.join(folder, name));
  return old;
}

export const backup = command({
  summary: "Copies the SQLite database while the site runs, and checks the copy",
  options: { to: { type: "string" }, keep: { type: "string" } },
  optionTexts: {
    to: "a file; by default DATA_DIR/backups/loam-<time>.sqlite",
    keep: "keep only this many of the newest copies in DATA_DIR/backups",
  },
  opensDatabase: false,
  async run({ options: { to, keep } }) {
    const kept = keep === undefined ? null : wholeNumber(keep, "--keep");
    if (to && kept) throw new UsageError("--keep is for DATA_DIR/backups: leave out --to.");
    const folder = path.join(config().dataDir, "backups");
    const name = `loam-${now()
      .toISOString()
      .replace(/\.(\d+)Z$/, "-$1Z")
      .replaceAll(":", "-")}.sqlite`;
    const file = to ? fileFrom(to) : path.join(folder, name);
    refuseOwn(file);
    const { rows } = backUp(file);
    const deleted = kept ? newestOthers(folder, kept) : [];
    return {
      json: { file, rows, deleted },
      text: `${file}: ${totalRows(rows)} rows, checked.${deleted.length ? ` Deleted: ${deleted.join(", ")}.` : ""}`,
    };
  },
});

export const restore = command({
  summary: "Replaces the database with a backup; a running site carries on with it",
  takes: ["file"],
  options: { yes: { type: "boolean" } },
  optionTexts: { yes: "required: what was written since the backup is lost" },
  opensDatabase: false,
  async run({ given: [given = ""], options }) {
    const file = fileFrom(given);
    refuseOwn(file);
    const { problems, rows } = inspectFile(file);
    if (problems.length > 0) throw new CommandError(`${file} cannot be restored: ${problems.join(" ")}`);
    if (!options.yes)
      throw new UsageError(`${file} is sound (${totalRows(rows)} rows). To restore it add --yes.`);
    const before = await restoreDatabase(file);
    return {
      json: { file, rows, before },
      text: `Restored ${totalRows(rows)} rows from ${file}.${before ? ` The database before it is in ${before}.` : ""}`,
    };
  },
});
