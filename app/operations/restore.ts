import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { databasePlace, migrateDatabase, openDatabase } from "~/base/data/database";
import { forOperators } from "~/base/data/errors";
import { ArchiveError, kindOf, unpack } from "~/base/kernel/archive";
import { now } from "~/base/kernel/clock";
import { config, secretProblem } from "~/base/kernel/config";
import { newSecret } from "~/base/kernel/ids";
import { isThere } from "~/base/kernel/is-there";
import { handOver, makeFolder } from "~/base/kernel/private-files";
import { Refused } from "~/base/kernel/refused";
import { keepsSecretFile, presentSecrets, readSecrets, writeSecrets } from "~/base/kernel/secrets";
import { ended } from "~/base/kernel/sentence";
import { allAreas } from "~/identity/area";
import {
  copyPlain,
  inspectCopy,
  missingDatabase,
  POSTGRES_COPY,
  replaceDatabase,
  SQLITE_COPY,
  whatIsThere,
} from "~/operations/data/backup";
import { noteSettings } from "~/operations/data/readiness";
import { startedWith } from "~/operations/data/running-site";
import { lostText, type Sealed } from "~/operations/data/sealed";
import { keepShut, readState } from "~/operations/data/undone";
import { backUpPostgres, FORMAT, withStagingFolder } from "./backup";
import { nameOfSecret } from "./sealed-with";

/** A backup cannot be restored; nothing was changed. The message is shown to the person. */
export class RestoreRefused extends Refused {}

type RestoreWish = {
  /** Replace an existing database. Without it (and without `isNew` where there is none) this is only a dry run. */
  isMeant: boolean;
  /** Create a site where there is no database yet. */
  isNew: boolean;
  /** Make a rehearsal copy, which never sends mail. */
  isRehearsal: boolean;
  /** The secret that the backup was sealed with is lost; restore anyway. */
  isSecretLost: boolean;
  /** A missing or empty folder for the backup's content. */
  contentTo?: string;
  tell: (text: string) => void;
};

/**
 * Restores a backup from `makeBackup`, or a plain SQLite file from an older version. The copy is checked, opened with the
 * secrets and migrated before anything of the site is touched. Then nobody is signed in, and what was shut stays shut.
 * @returns what the backup holds, whether it was restored, and `missing`: why there was no database before
 * @throws RestoreRefused; Refused, which says so, when something fails after the swap
 */
export async function restoreBackup(file: string, wish: RestoreWish) {
  const { isRehearsal, contentTo, tell } = wish;
  if (!isThere(file)) throw new RestoreRefused("There is no such file: backup list shows what there is.");
  if (statSync(file).isDirectory()) throw new RestoreRefused("It is a folder.");
  const isTaken = ({ code }: { code?: string }) => (code === "ENOENT" ? [] : [code]);
  if (contentTo && (await readdir(contentTo).catch(isTaken)).length > 0)
    throw new RestoreRefused(`${contentTo} is no empty folder: name a new one for the content.`);
  const mayBegin = wish.isNew || (isRehearsal && wish.isMeant);
  const undone = { isDone: false, rows: {}, hasContent: false, before: null, newSecret: false };
  // Write nothing yet: the folder may be a typo.
  const missingFile = config().databaseUrl || mayBegin ? null : await missingDatabase();
  if (missingFile) return { ...undone, missing: missingFile };
  let isReplaced = false;
  return withStagingFolder(config().dataDir, async (stage) => {
    tell("Unpacking …");
    const about = await open(file, stage);
    tell("Checking …");
    const { problems, rows, sealed = about.sealed ?? {} } = await inspectCopy(stage);
    if (problems.length > 0) throw new RestoreRefused(problems.join(" "));
    const secrets = await chooseSecrets(file, stage, sealed, wish);
    const packed = path.join(stage, "content");
    const hasContent = existsSync(packed) && readdirSync(packed).length > 0;
    // A damaged SQLite file cannot be read, and is about to be replaced anyway.
    const isDamaged = (error: Error) => {
      if (isRehearsal || config().databaseUrl) throw error;
      return null;
    };
    const there = await whatIsThere().catch(isDamaged);
    const place = config().databaseUrl ? "database" : "folder";
    // A rehearsal copy never sends, so it would silence the live site.
    if (isRehearsal && there?.isThere && !there.isRehearsal)
      throw new RestoreRefused(
        `${databasePlace()} holds the site itself: name another ${place} for the copy.`,
      );
    // Replacing a rehearsal copy without the flag would make it start sending mail.
    if (!isRehearsal && there?.isRehearsal)
      throw new RestoreRefused(
        `${databasePlace()} holds a copy to rehearse with, which never sends mail: add --copy. To make a site of the backup, name another, empty ${place}, and --new.`,
      );
    const missing = await missingDatabase();
    if (!(missing ? mayBegin : wish.isMeant)) return { ...undone, missing, rows, hasContent };
    if (contentTo && hasContent) {
      makeFolder(contentTo, { isPublic: true });
      await cp(packed, contentTo, { recursive: true });
      for (const name of await readdir(contentTo))
        handOver(path.join(contentTo, name), contentTo, { isPublic: true });
    }
    for (const area of allAreas()) area.bringFiles?.(stage);
    // Secrets first: if this is killed in between, the secret file still opens the old database.
    const hasNewSecret = secrets !== null;
    if (secrets) writeSecrets(secrets);
    const marks = await startedWith().catch(isDamaged);
    const begun = now();
    let kept: string | null = null;
    let had: Set<string> | null = null;
    const look = async () => {
      if (there?.isThere && config().databaseUrl) kept = await backUpPostgres(stage, tell);
      if (there?.isThere && !isRehearsal) had = await readState(begun).catch(isDamaged);
    };
    const before = (await replaceDatabase(stage, { isRehearsal, tell, look })) ?? kept;
    isReplaced = true;
    tell("The backup is in its place.");
    await migrateDatabase();
    await openDatabase();
    if (marks) await noteSettings(marks);
    await keepShut({ begun, isRehearsal }, had && there && { had, switches: there.switches });
    return { isDone: true, missing, rows, hasContent, before, newSecret: hasNewSecret };
  }).catch((error: Error) => {
    const { message } = forOperators(error);
    if (isReplaced) throw new Refused(`${file} was restored, but: ${ended(message)}`);
    throw error instanceof RestoreRefused ? error : new RestoreRefused(message);
  });
}

const PARTS = /^(loam\.json|session-secret|(?:content|imports)(\/.*)?)$/;

async function open(file: string, stage: string): Promise<About> {
  const kind = await kindOf(file);
  if (kind === "sqlite") {
    const damage = copyPlain(file, stage);
    if (damage) throw new RestoreRefused(ended(`It is cut off or damaged: ${damage}`));
    return {};
  }
  if (kind === "unknown")
    throw new RestoreRefused("It is neither a backup of this product nor its database.");
  const { backup } = config();
  try {
    await unpack(
      file,
      stage,
      backup,
      (name) => name === SQLITE_COPY || name === POSTGRES_COPY || PARTS.test(name),
    );
  } catch (error) {
    throw error instanceof ArchiveError ? new RestoreRefused(error.message) : error;
  }
  const found = path.join(stage, "loam.json");
  if (!existsSync(found)) throw new RestoreRefused("It is not a backup of this product.");
  const about = readAbout(await readFile(found, "utf8"));
  const { format } = about;
  if (format === undefined) throw new RestoreRefused("It is not a backup of this product.");
  if (format !== FORMAT)
    throw new RestoreRefused("A newer version of the product made it: run that version.");
  return about;
}

type About = { format?: unknown; sealed?: Sealed };

function readAbout(text: string): About {
  try {
    return (JSON.parse(text) ?? {}) as About;
  } catch {
    return {};
  }
}

/** Returns the secrets to write for this backup, null when the present ones suffice. @throws RestoreRefused when none fits */
async function chooseSecrets(
  file: string,
  stage: string,
  sealed: Sealed,
  { isSecretLost, isNew, isRehearsal }: RestoreWish,
): Promise<string[] | null> {
  const packed = path.join(stage, "session-secret");
  const brought = existsSync(packed) ? readSecrets(packed) : [];
  const isLocked = (await kindOf(file)) === "encrypted";
  const open = isLocked ? `age -d -i <its key's file> '${file}' | tar -xzOf -` : `tar -xzOf '${file}'`;
  const held = `The backup holds the one of its time (${open} ./session-secret)`;
  const missing = secretProblem();
  if (missing) throw new RestoreRefused(brought.length > 0 ? `${missing}. ${held}` : missing);
  const present = presentSecrets();
  // A site without a secret takes the backup's even if nothing is sealed: it also signs links in mails.
  if (present.length > 0 && !lostText(sealed, present)) return null;
  // The present one stays the first: a rotation may have replaced the other because it leaked.
  const both = [...new Set([...present, ...brought])];
  const lost = lostText(sealed, both);
  if (lost && !isSecretLost) {
    throw new RestoreRefused(
      `It was sealed with another secret: ${lost} could not be used. ` +
        `${present.length > 0 ? `Add that one to ${nameOfSecret()}, after a comma` : `Put that one into ${nameOfSecret()}`}; or, if it is lost, add --secret-lost.`,
    );
  }
  const sets = "SESSION_SECRET=<the present one>,<that one>";
  // A restart that comes first leaves no moment in which members' codes are refused.
  const how =
    isNew || isRehearsal
      ? `set ${sets} for this command and for what it makes`
      : `restart the site with ${sets}, and restore then`;
  if (!keepsSecretFile() && !lost)
    throw new RestoreRefused(
      `It was sealed with another secret: ${how}; keep it so until a start after the restore has said that it may go. ${held}`,
    );
  if (!keepsSecretFile()) return null;
  if (brought.length > 0) return both;
  // Without a secret the next start would refuse and ask for the lost one.
  return !lost || present.length > 0 ? null : [newSecret()];
}
