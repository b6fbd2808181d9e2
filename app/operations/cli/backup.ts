import { statSync } from "node:fs";
import path from "node:path";
import {
  ALONE,
  asTable,
  command,
  fileFrom,
  flag,
  newFrom,
  Unconfirmed,
  UsageError,
  value,
  wholeNumber,
} from "~/base/command";
import { databasePlace, openDatabase, transaction } from "~/base/data/database";
import { findCode } from "~/base/data/errors";
import { changeSetting, config, secretProblem } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { Refused } from "~/base/kernel/refused";
import { presentSecrets, secretFile } from "~/base/kernel/secrets";
import { ended, many } from "~/base/kernel/sentence";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { endHold } from "~/mail/data/held";
import { makeBackup } from "~/operations/backup";
import {
  backupsFolder,
  isOwnFile,
  listKept,
  missingDatabase,
  retiredSite,
  whatIsThere,
} from "~/operations/data/backup";
import { noteBackup, noteBackupFailure } from "~/operations/data/backup-times";
import { listUndone, undoneTexts } from "~/operations/data/undone";
import { heldMailTexts } from "~/operations/release-held";
import { RestoreRefused, restoreBackup } from "~/operations/restore";
import { giveUp, requireSecret, rotationText } from "~/operations/sealed-with";
import { contentMistakes } from "~/site/mistakes.server";

/** Returns "" for an older Postgres backup, whose rows were not counted. */
function inRows(rows: Record<string, number>, before: string): string {
  const total = totalRows(rows);
  return total > 0 ? `${before}${many(total, "row")}` : "";
}

/** Returns the number of rows in all tables. */
export function totalRows(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, each) => sum + each, 0);
}

/** Says who can open the new backup, and warns when it is not encrypted although the one before was. */
function lockText(file: string): string {
  const { recipients } = config().backup;
  if (recipients.length > 0) return `Encrypted for ${recipients.join(", ")}.`;
  const before = listKept().find((each) => each.kind === "backup" && each.file !== file);
  return before?.file.endsWith(".age")
    ? `Warning: Not encrypted, and the one before it is (${before.file}): set BACKUP_RECIPIENT here too.`
    : "Not encrypted.";
}

function refuseOwn(file: string): void {
  if (isOwnFile(file)) throw new Refused(`${file} is the site's own database: name another file.`);
}

/** Records something about backups for desk, check and metrics; ignores a database that cannot be opened or written. */
const note = (what: () => Promise<void>) =>
  openDatabase()
    .then(what)
    .catch(() => {});

const make = command({
  summary: "Makes one file of database, content and secret while the site runs, and checks it",
  options: {
    to: value("a new file; by default DATA_DIR/backups/loam-<time>.tar.gz"),
    keep: value(
      "keep only this many backups in DATA_DIR/backups, and of what restores and upgrades set aside",
    ),
    "without-secret": flag("leave the session secret out; without it nobody's authenticator app works"),
  },
  opensDatabase: false,
  async run({ options, tell }) {
    const { to, keep } = options;
    const kept = keep === undefined ? null : wholeNumber(keep, "--keep");
    if (to && kept) throw new UsageError("--keep is for DATA_DIR/backups: leave out --to.");
    const file = to ? newFrom(to) : undefined;
    if (file) refuseOwn(file);
    if (file && isThere(file) && statSync(file).isDirectory())
      throw new Refused(`${file} is a folder: name a file in it.`);
    if (file && isThere(file)) throw new Refused(`${file} is there already: name a new file.`);
    const isEncrypted = config().backup.recipients.length > 0;
    if (to?.endsWith(".age") && !isEncrypted)
      throw new UsageError(`${to} would not be encrypted: set BACKUP_RECIPIENT, or name it without .age.`);
    const missing = await missingDatabase();
    if (missing) throw new Refused(missing);
    const { moveProblem } = await whatIsThere();
    if (moveProblem) throw new Refused(moveProblem);
    const withSecret = !options["without-secret"];
    const noSecret = withSecret && secretProblem();
    if (noSecret) throw new Refused(`${noSecret}; or leave it out: --without-secret.`);
    // A restore would refuse such a backup.
    if (withSecret)
      await requireSecret().catch((error: Error) => {
        throw new Refused(`${error.message}\nA backup without a secret: --without-secret`);
      });
    const made = await makeBackup({ to: file, keep: kept, withSecret, tell }).catch(async (error) => {
      await note(noteBackupFailure);
      if (!findCode(error, /^(SQLITE_FULL|ENOSPC)$/)) throw error;
      const where = file ? path.dirname(file) : backupsFolder();
      throw new Refused(`There is no room in ${where} for the backup: --to names a file on another disk.`);
    });
    const { rows, deleted } = made;
    const locked = lockText(made.file);
    await note(noteBackup);
    return {
      json: { ...made, isEncrypted, hasSecret: withSecret },
      text: `${made.file}: ${many(totalRows(rows), "row")}, checked.${deleted.length ? ` Deleted: ${deleted.join(", ")}.` : ""}\n${locked}${withSecret ? "" : " Without the session secret: keep it elsewhere, or a restore breaks everybody's authenticator app."}`,
    };
  },
});

const list = command({
  summary: "Backups, and the databases that restores and upgrades have set aside, the newest first",
  opensDatabase: false,
  async run() {
    const kept = listKept();
    if (kept.length === 0) {
      const missing = config().databaseUrl ? null : await missingDatabase();
      if (missing) throw new Refused(`${missing} Nor is there a backup.`);
      return { json: kept, text: `There is no backup in ${backupsFolder()}, and nothing was set aside.` };
    }
    const rows = kept.map(({ file, kind, at, bytes }) => [
      at.toISOString(),
      kind,
      `${Math.ceil(bytes / 1024)} KiB`,
      file,
    ]);
    return { json: kept, text: asTable(["when", "what", "size", "file"], rows) };
  },
});

export const backup = { [ALONE]: make, list };

export const restore = command({
  summary: "Replaces the database with a backup; a running site carries on with it, and holds the mail in it",
  takes: ["file"],
  options: {
    yes: flag("required: what was written since the backup is lost, or rather set aside"),
    new: flag("required in place of --yes where no database is: a new site is made there"),
    copy: flag("makes a copy to rehearse with, in another DATA_DIR: it never sends mail"),
    content: value("a new folder for the backup's content"),
    "secret-lost": flag("restore although its secret is gone: authenticator apps have to be set up again"),
  },
  opensDatabase: false,
  seals: true,
  async run({ given: [given = ""], options, tell }) {
    const file = fileFrom(given);
    const retired = await retiredSite();
    // After a migration to Postgres the old SQLite file may be restored: it is the way back.
    if (!retired) refuseOwn(file);
    else if (!isOwnFile(file)) throw new Refused(retired);
    const { yes = false, copy: isRehearsal = false, content } = options;
    const isNew = options.new ?? false;
    const wish = { isMeant: yes, isNew, isRehearsal, isSecretLost: options["secret-lost"] ?? false, tell };
    const contentTo = content && newFrom(content);
    const done = await restoreBackup(file, { ...wish, contentTo }).catch((error: Error) => {
      if (!(error instanceof RestoreRefused)) throw error;
      throw new Refused(`${file} cannot be restored: ${ended(error.message)} Nothing was changed.`);
    });
    const { isDone, missing, rows, before, newSecret, hasContent } = done;
    const place = databasePlace();
    const itsContent =
      hasContent && !content ? "It has the site's content too: --content <folder> unpacks it." : "";
    if (!isDone && !missing && isNew)
      throw new Refused(
        `${place} holds a site: --new is for where none is. Name another, or --yes in place of --new to replace it. Nothing was changed.`,
      );
    if (!isDone && missing)
      throw new Unconfirmed(
        `${missing} A restore would make a new ${isRehearsal ? "copy" : "site"} there.`,
        isRehearsal ? "--yes" : "--new",
      );
    if (!isDone)
      throw new Unconfirmed(
        `${file} is sound${inRows(rows, ", ")}. A restore puts it in the place of ${place}, which it keeps; all sign in again, and ${isRehearsal ? "no mail is ever sent" : "the mail in it waits"}. ${itsContent}`.trim(),
      );
    // Otherwise the next start would refuse and ask for the lost secret.
    const givenUp = options["secret-lost"] ? await giveUp() : null;
    const what = path.basename(file) + (isRehearsal ? ", as a copy to rehearse with" : "");
    await transaction((tx) => noteOnDesk(tx, COMMAND_LINE, "restored", what));
    const held = await heldMailTexts();
    if (held && !held.some && !isRehearsal) await transaction(endHold);
    const undone = await listUndone();
    // This process has read no other content.
    if (contentTo) changeSetting("CONTENT_DIR", contentTo);
    const mistakes = contentTo && hasContent ? contentMistakes() : [];
    const lines = [
      `Restored ${file} to ${place}${inRows(rows, ": ")}.`,
      missing && `There was no database: a new ${isRehearsal ? "copy" : "site"} was made there.`,
      before && `The database before it is in ${before}.`,
      "Nobody is signed in any more.",
      ...undoneTexts(undone),
      givenUp,
      newSecret && `The secret for it is now in ${secretFile()}.`,
      presentSecrets().length > 1 && (await rotationText()),
      itsContent,
      content && !hasContent && "It holds no content: nothing was unpacked.",
      content &&
        hasContent &&
        `Its content is in ${contentTo}: a start with CONTENT_DIR='${contentTo}' shows it${mistakes.length > 0 ? `, but first mend\n${mistakes.join("\n")}` : "."}`,
      ...(held?.texts ?? []),
      held?.some &&
        !isRehearsal &&
        "Look at it on the desk under Mail; then mail release sends it, mail drop drops what the backup held.",
    ];
    return {
      json: { file, to: place, rows, before, newSecret, ...undone, mistakes, held: held?.texts ?? [] },
      text: lines.filter(Boolean).join("\n"),
    };
  },
});
