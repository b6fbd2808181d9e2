import { command, flag } from "~/base/command";
import { databasePlace, openDatabase } from "~/base/data/database";
import { forOperators } from "~/base/data/errors";
import { DAY_MS, fromNow, minuteText } from "~/base/kernel/clock";
import { config, forgetConfig, openSettings, startProblems, startWarnings } from "~/base/kernel/config";
import { accountName } from "~/base/kernel/file-access";
import { freeMiBAt, LEAST_FREE_MIB } from "~/base/kernel/free-disk";
import { lookAsOwnerOf } from "~/base/kernel/private-files";
import { many } from "~/base/kernel/sentence";
import { findHold, mailFault } from "~/mail/data/held";
import { mailFaultOf, mailService, verifyMailService } from "~/mail/transports";
import { countSubscribers, countSubscribersWithoutAccount } from "~/newsletter/data/subscriptions";
import { contentReport } from "~/operations/content-report";
import { inspectDatabase, listKept, proveBackupTools } from "~/operations/data/backup";
import { addressProblem, countWork, firstStart, proveWritable } from "~/operations/data/readiness";
import { changedSettings, siteUrl } from "~/operations/data/running-site";
import { NO_MAIL_TAKEN, needsYou } from "~/operations/needs-you";
import { requireSecret } from "~/operations/sealed-with";
import { checkContent } from "~/site/site.server";
import { contentWarnings } from "~/site/warnings.server";
import { answers } from "../../../scripts/shared.mjs";
import { totalRows } from "./backup";

/** Checks one part. An error is recorded as a problem, and the other parts are still checked. */
type Look = <T>(part: () => T | Promise<T>, before?: string) => Promise<T | null>;

export const check = command({
  summary:
    "Checks settings, content, database, disk, mail server, queues, and that the site answers; exit code 1 when something is wrong",
  options: {
    content: flag("the content alone: what has changed in the delivered content since --done, and hints"),
    done: flag("with --content: you have seen to it, and the next look begins here"),
  },
  opensDatabase: false,
  async run({ options }) {
    if (options.content || options.done) return contentReport(options.done);
    const problems: string[] = [];
    const look: Look = async (part, before = "") => {
      try {
        return await part();
      } catch (error) {
        const why = before + forOperators(error).message;
        if (!problems.includes(why)) problems.push(why);
        return null;
      }
    };
    const asOwner = await look(() => lookAsOwnerOf(config().dataDir));
    // A secret in a file is read again, as the site will.
    if (asOwner) forgetConfig();
    problems.push(...(await startProblems()));
    const ofContent = await look(() => {
      checkContent();
      return contentWarnings();
    });
    const database = await lookAtDatabase(look, problems);
    const freeMiB = await look(() => freeMiBAt(config().dataDir));
    if (freeMiB !== null && freeMiB < LEAST_FREE_MIB)
      problems.push(`Only ${freeMiB} MiB are free where DATA_DIR is.`);
    const takesMail = await look(async () => {
      await verifyMailService().catch((error: Error) => {
        throw new Error(mailFaultOf(error).text);
      });
      // That it can be asked does not say that it takes mail.
      const fault = database.json && (await mailFault());
      if (fault) throw new Error(fault);
      return true;
    }, NO_MAIL_TAKEN);
    const hasContent = ofContent !== null;
    const needs = database.json && (await look(() => needsYou({ hasContent, timeText: minuteText })));
    const other = [
      ...((database.json && (await look(lookAtSite))) ?? []),
      ...((await look(setAsideLongAgo)) ?? []),
      ...((await look(openSettings)) ?? []),
    ];
    const found = needs ? needs.map(({ text }) => text) : [...startWarnings(), ...(ofContent ?? [])];
    const warnings = [...found, ...other].filter((each) => !problems.includes(each));
    const forDesk = (needs ?? []).filter(({ done, text }) => done && warnings.includes(text)).length;
    const lines = [
      ...(asOwner ? [`Looked as ${accountName(process.geteuid?.() ?? 0)}, who owns DATA_DIR.`] : []),
      ...database.lines,
      ...(freeMiB === null ? [] : [`Free disk: ${freeMiB} MiB`]),
      ...(takesMail ? [`Mail goes to: ${mailService()}`] : []),
      ...warnings.map((warning) => `Warning: ${warning}`),
      ...(forDesk > 0
        ? [`An operator ends ${forDesk} of these with Done beside it, on the desk under Needs you.`]
        : []),
    ];
    return { json: { ...database.json, freeMiB, warnings, problems }, text: lines.join("\n"), problems };
  },
});

/** Asks whether the site runs, and with these settings. @throws Error when not; one that never started is not missed, nor a copy */
async function lookAtSite(): Promise<string[]> {
  if (!(await firstStart()) || (await findHold())?.isRehearsal) return [];
  const url = siteUrl();
  const changed = (await changedSettings()).join(", ");
  const old = `The site was started with other settings than these (${changed}): restart it to apply them.`;
  if (await answers(url)) return changed ? [old] : [];
  const why = changed ? old : "Its log says why, or it does not run.";
  throw new Error(`The site does not answer at ${url}/healthz. ${why}`);
}

const KEPT_DAYS = 30;

/** Warns of databases that restores and upgrades have set aside, once they are old. */
function setAsideLongAgo(): string[] {
  const before = fromNow(-KEPT_DAYS * DAY_MS);
  const old = listKept().filter(({ kind, at }) => kind !== "backup" && at < before);
  if (old.length === 0) return [];
  const names = old.map(({ file }) => file).join(", ");
  return [
    `Set aside more than ${KEPT_DAYS} days ago: ${names}. Deleted accounts live on there: remove what you no longer need.`,
  ];
}

async function lookAtDatabase(look: Look, problems: string[]) {
  // Inspect the file before opening it, since opening a damaged one could change it. A missing file is reported by
  // openDatabase.
  const file = inspectDatabase();
  const ofFile = (file?.problems ?? []).filter((problem) => problem !== "There is no such file.");
  problems.push(...ofFile);
  if (ofFile.length > 0 || !(await look(openDatabase))) return { lines: [], json: null };
  await look(requireSecret);
  const moved = await look(addressProblem);
  if (moved?.endsStart) problems.push(moved.text);
  if (config().backup.everyMs !== null) await look(proveBackupTools);
  const isWritable = await look(() => proveWritable().then(() => true));
  const work = await look(async () => ({
    ...(await countWork()),
    subscribers: await countSubscribers(),
    withoutAccount: await countSubscribersWithoutAccount(),
  }));
  const state = file ? `sound, ${many(totalRows(file.rows), "row")}` : "answers";
  const lines = [`Database: ${state}, ${databasePlace()}${isWritable ? "" : ", but takes no writes"}`];
  if (!work) return { lines, json: null };
  lines.push(
    `Members: ${work.members}${work.notCome > 0 ? `; without a password yet: ${work.notCome}` : ""}`,
    `Newsletter: ${work.subscribers} get it, ${work.withoutAccount} of them without an account`,
    `Mail: ${work.mailWaiting} waiting, ${work.mailFailing} of them after a failure`,
  );
  return { lines, json: { ...work, rows: file?.rows ?? null } };
}
