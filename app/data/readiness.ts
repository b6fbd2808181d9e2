import { and, desc, eq, inArray, isNotNull, isNull, like, lt, min, ne } from "drizzle-orm";
import { MAIL_RANKS } from "~/domain/mail-kinds";
import { fromNow, MINUTE_MS, now } from "~/kernel/clock";
import { log } from "~/kernel/log";
import { openSchemaProblem, reader, transaction } from "./database";
import { findHold } from "./held-mail";
import {
  countFailingMail,
  countRefusedMail,
  findNextMailTime,
  isMailMoving,
  lastHourOfMail,
} from "./outgoing-mail";
import { jobs, outgoingMail, probes, users } from "./tables";
import { HAS_NO_PASSWORD, isUnconfirmedSignUp } from "./users";

let toldProblem: string | null = null;

/**
 * Compares the open database with what this version was built for: it may have been migrated or restored under the running
 * process. Each change is told once, in the log. @returns the problem, or null
 */
export async function compareSchema(): Promise<string | null> {
  const problem = await openSchemaProblem();
  if (problem !== toldProblem) {
    toldProblem = problem;
    if (problem) log.error({ alert: true, problem }, "the database is another version's");
    else log.info("the database is this version's again");
  }
  return problem;
}

/** Checks that the database takes writes. @throws Error when it does not */
export async function proveWritable(): Promise<void> {
  const at = now();
  await transaction((tx) =>
    tx.insert(probes).values({ name: "ready", at }).onConflictDoUpdate({ target: probes.name, set: { at } }),
  );
}

/** Notes when this version was first started with this database. */
export async function noteVersion(version: string): Promise<void> {
  const row = { name: VERSION_ROW + version, at: now() };
  await transaction((tx) => tx.insert(probes).values(row).onConflictDoNothing());
}

/** When that was; null when it never was. */
export async function firstStartOf(version: string): Promise<Date | null> {
  const [row] = await reader()
    .select()
    .from(probes)
    .where(eq(probes.name, VERSION_ROW + version));
  return row?.at ?? null;
}

/** The version that was the last to be started for the first time; null when none was. */
export async function lastVersion(): Promise<string | null> {
  const [row] = await reader()
    .select()
    .from(probes)
    .where(like(probes.name, `${VERSION_ROW}%`))
    .orderBy(desc(probes.at))
    .limit(1);
  return row?.name.slice(VERSION_ROW.length) ?? null;
}

/** When the site was first started with this database; null when it never was. */
export async function firstStart(): Promise<Date | null> {
  const [row] = await reader()
    .select({ at: min(probes.at) })
    .from(probes)
    .where(like(probes.name, `${VERSION_ROW}%`));
  return row?.at ?? null;
}

const VERSION_ROW = "version ";

/** Every server looks for work at least once a minute. */
const LATE_MS = 5 * MINUTE_MS;

/**
 * Whether mail or a plan is due for minutes and no server takes any. A long queue that moves is not late, nor is mail that is
 * held, by MAIL_PER_HOUR or after a restore.
 */
export async function areWorkersLate(): Promise<boolean> {
  const since = fromNow(-LATE_MS);
  const [{ inTurn }, [job]] = await Promise.all([
    lastHourOfMail(),
    reader()
      .select({ id: jobs.id })
      .from(jobs)
      // Servers that live extend this while a job waits (keepWaitingJobs).
      .where(and(eq(jobs.status, "running"), isNull(jobs.startedAt), lt(jobs.leaseUntil, since)))
      .limit(1),
  ]);
  if (job) return true;
  const nextMail = (await findHold()) ? null : await findNextMailTime(inTurn);
  return nextMail !== null && nextMail < since && !(await isMailMoving(since));
}

/** Queue lengths and numbers of accounts, for metrics and command line. */
export async function countWork() {
  const { status } = outgoingMail;
  const mailWaiting = await reader().$count(outgoingMail, inArray(status, ["waiting", "sending"]));
  const mailFailing = await countFailingMail();
  const mailRefused = await countRefusedMail();
  const mailDropped = await reader().$count(outgoingMail, eq(status, "dropped"));
  const hold = await findHold();
  const mailHeldMs = hold ? now().getTime() - hold.since.getTime() : 0;
  const plansRunning = await reader().$count(jobs, eq(jobs.status, "running"));
  const members = await reader().$count(users, isNotNull(users.verifiedAt));
  const unconfirmed = await reader().$count(users, isUnconfirmedSignUp);
  const notCome = await reader().$count(users, HAS_NO_PASSWORD);
  const [oldest] = await reader()
    .select({ at: min(outgoingMail.createdAt) })
    .from(outgoingMail)
    .where(and(inArray(status, ["waiting", "sending"]), ne(outgoingMail.rank, MAIL_RANKS.imported)));
  const mailOldestMs = oldest?.at ? now().getTime() - oldest.at.getTime() : 0;
  const ofMail = { mailOldestMs, mailHeldMs, mailWaiting, mailRefused, mailDropped, mailFailing };
  return { unconfirmed, notCome, ...ofMail, plansRunning, members };
}
