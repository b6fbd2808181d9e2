import { and, desc, eq, gt, isNotNull, like, min, ne } from "drizzle-orm";
import { openSchemaProblem, type Queries, reader, transaction } from "~/base/data/database";
import { aggregate, findRow, listRows } from "~/base/data/rows";
import { times } from "~/base/data/tables";
import { fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { config, isAppUrlSet, isLoopbackHost, settingMarks } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { HAS_NO_PASSWORD, isUnconfirmedSignUp } from "~/identity/data/users";
import { users } from "~/identity/tables";
import { findHold, IS_OPEN, mailFault } from "~/mail/data/held";
import {
  countFailingMail,
  countRefusedMail,
  findNextMailTime,
  isMailMoving,
  lastHourOfMail,
} from "~/mail/data/outgoing";
import { MAIL_RANKS } from "~/mail/kinds";
import { outgoingMail } from "~/mail/tables";

let toldProblem: string | null = null;

/** Compares the database with this version's schema, and logs each change once. @returns the problem; null when there is none */
export async function compareSchema(): Promise<string | null> {
  const problem = await openSchemaProblem();
  if (problem !== toldProblem) {
    toldProblem = problem;
    if (problem) log.error({ alert: true, problem }, "the database is another version's");
    else log.info("the database is this version's again");
  }
  return problem;
}

/** Notes that something happened now, in place of the time before. */
export async function noteTime(tx: Queries, name: string): Promise<void> {
  const at = now();
  await tx.insert(times).values({ name, at }).onConflictDoUpdate({ target: times.name, set: { at } });
}

/** Returns when something happened; null for never. */
export async function timeOf(name: string): Promise<Date | null> {
  return (await findRow(times, eq(times.name, name)))?.at ?? null;
}

/** Returns how the names go on that begin with `start`, the newest first. */
async function newestFirst(start: string): Promise<string[]> {
  const rows = await listRows(times, like(times.name, `${start}%`), { by: [desc(times.at)] });
  return rows.map(({ name }) => name.slice(start.length));
}

/** Checks that the database accepts writes. @throws Error when it does not */
export async function proveWritable(): Promise<void> {
  await transaction((tx) => noteTime(tx, "ready"));
}

/** How the row begins that says when a version first started. */
export const VERSION_ROW = "version ";

/** Records when this version first started with this database. */
export async function noteVersion(version: string): Promise<void> {
  const row = { name: VERSION_ROW + version, at: now() };
  await transaction((tx) => tx.insert(times).values(row).onConflictDoNothing());
}

const ADDRESS_ROW = "address ";

/** Records the address that the site runs at, for commands outside its environment. Back at an earlier one, later ones are forgotten. */
export async function noteAddress(origin: string): Promise<void> {
  const name = ADDRESS_ROW + origin;
  await transaction(async (tx) => {
    // Several processes may start at once.
    await tx.insert(times).values({ name, at: now() }).onConflictDoNothing();
    const since = tx.select({ at: times.at }).from(times).where(eq(times.name, name));
    await tx.delete(times).where(and(like(times.name, `${ADDRESS_ROW}%`), gt(times.at, since)));
  });
}

/** Returns the addresses that the site has run at, the last one first. */
export const addressesRun = () => newestFirst(ADDRESS_ROW);

/**
 * Returns why forms would be refused, and whether that ends a start: the site ran at a public address, and APP_URL is not
 * that one (any more); else null.
 */
export async function addressProblem(): Promise<{ text: string; endsStart: boolean } | null> {
  const { appOrigin } = config();
  const ran = (await addressesRun()).find((each) => each !== appOrigin);
  if (!ran || isLoopbackHost(new URL(ran).host)) return null;
  const text = isAppUrlSet()
    ? `The site last ran as ${ran}, and APP_URL is ${appOrigin} now: forms sent from any other address are refused, members sign in again, clients of the sign-on need the new issuer, and passkeys of another host stop.`
    : `APP_URL: is not set, and the site last ran as ${ran}. Is your settings file read? To try a copy here, set APP_URL=${appOrigin}`;
  return { text, endsStart: !isAppUrlSet() };
}

/** How the row begins that says which settings the site runs with. */
export const SETTINGS_ROW = "settings ";

/** Records which settings the site runs with, for commands that have read others. */
export async function noteSettings(marks = settingMarks().join(" ")): Promise<void> {
  const row = { name: SETTINGS_ROW + marks, at: now() };
  await transaction(async (tx) => {
    await tx.delete(times).where(like(times.name, `${SETTINGS_ROW}%`));
    await tx.insert(times).values(row).onConflictDoNothing();
  });
}

/** Returns when a version first started with this database; null for never. */
export const firstStartOf = (version: string) => timeOf(VERSION_ROW + version);

/** Returns the version that most recently had its first start here; null when none is recorded. */
export const lastVersion = async () => (await newestFirst(VERSION_ROW))[0] ?? null;

/** Returns when the site first started with this database; null for never. */
export async function firstStart(): Promise<Date | null> {
  return aggregate(min(times.at), times, like(times.name, `${VERSION_ROW}%`));
}

/** Every process looks for work at least once a minute, so after this time something is wrong. */
const LATE_MS = 5 * MINUTE_MS;

/** Whether mail has been due for minutes and no process takes it. A long queue that moves is not late, nor is held mail, nor what the mail service does not take. */
export async function areWorkersLate(): Promise<boolean> {
  const since = fromNow(-LATE_MS);
  const { inTurn } = await lastHourOfMail();
  const nextMail = await findNextMailTime(inTurn);
  return nextMail !== null && nextMail < since && !(await isMailMoving(since)) && !(await mailFault());
}

/** Returns queue lengths and numbers of accounts, for metrics and the command line. */
export async function countWork() {
  const { status } = outgoingMail;
  const mailWaiting = await reader().$count(outgoingMail, IS_OPEN);
  const mailFailing = await countFailingMail();
  const mailRefused = await countRefusedMail();
  const mailDropped = await reader().$count(outgoingMail, eq(status, "dropped"));
  const hold = await findHold();
  const mailHeldMs = hold ? now().getTime() - hold.since.getTime() : 0;
  const members = await reader().$count(users, isNotNull(users.verifiedAt));
  const unconfirmed = await reader().$count(users, isUnconfirmedSignUp);
  const notCome = await reader().$count(users, HAS_NO_PASSWORD);
  const isNoImports = and(IS_OPEN, ne(outgoingMail.rank, MAIL_RANKS.imported));
  const oldest = await aggregate(min(outgoingMail.createdAt), outgoingMail, isNoImports);
  const mailOldestMs = oldest ? now().getTime() - oldest.getTime() : 0;
  const ofMail = { mailOldestMs, mailHeldMs, mailWaiting, mailRefused, mailDropped, mailFailing };
  return { unconfirmed, notCome, ...ofMail, members };
}
