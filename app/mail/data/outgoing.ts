import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  min,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Queries, reader, transaction, wakeAfterwards } from "~/base/data/database";
import { claim, dropped, type Outcome } from "~/base/data/queue";
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { newId } from "~/base/kernel/ids";
import { MAIL_KINDS, MAIL_RANKS, type MailKind, type MailRank, ranksInTurn } from "~/mail/kinds";
import { type Letter, type OutgoingMail, outgoingMail } from "~/mail/tables";
import { bulkMail } from "../bulk";
import { findHold, IS_OPEN } from "./held";

export type { Letter, OutgoingMail };

/** How long a worker may hold a mail. If it dies, another one takes the mail after this time. */
const LEASE_MS = 5 * MINUTE_MS;
/** How long mails are kept that were sent, refused or dropped. */
const KEPT_MS = 7 * DAY_MS;

const ALL_RANKS: MailRank[] = Object.values(MAIL_RANKS);

type Addressed = { recipient: string; kind: MailKind };

/** `lastError` of a row for an email without an account, for which no letter was written. */
export const NO_ACCOUNT = "no account";

/**
 * Queues a mail in the transaction that causes it. Mail that strangers can cause is limited here for each email,
 * before `write` is called, so that no kind can forget the limit. If `write` returns null, nothing is mailed, but a
 * row is stored and counted all the same, so that timing reveals nothing.
 * @returns whether it will be mailed
 */
export async function queueMail(
  tx: Queries,
  { recipient, kind }: Addressed,
  write: () => Promise<Letter | null> | Letter | null,
): Promise<boolean> {
  const { rank, isLimited } = MAIL_KINDS[kind];
  if (isLimited && !(await mayMail(tx, recipient, kind))) return false;
  const letter = await write();
  const state = letter
    ? { status: "waiting", lastError: null }
    : { status: "refused", lastError: NO_ACCOUNT };
  const times = { dueAt: now(), createdAt: now(), sentAt: null };
  await tx
    .insert(outgoingMail)
    .values({ recipient, kind, rank, letter, ...state, ...times, id: newId(), attempts: 0 });
  wakeAfterwards("mail");
  return letter !== null;
}

const PAUSE_MS = MINUTE_MS;
const HOURLY_MAX = 6;

/** Returns whether an email may get this kind now: one a minute, six an hour, kinds apart, so that none blocks another. */
async function mayMail(tx: Queries, recipient: string, kind: MailKind): Promise<boolean> {
  const before = await tx
    .select({ createdAt: outgoingMail.createdAt })
    .from(outgoingMail)
    .where(
      and(
        eq(outgoingMail.recipient, recipient),
        eq(outgoingMail.kind, kind),
        gt(outgoingMail.createdAt, fromNow(-HOUR_MS)),
      ),
    )
    .orderBy(desc(outgoingMail.createdAt))
    .limit(HOURLY_MAX);
  const last = before[0]?.createdAt;
  return before.length < HOURLY_MAX && (!last || last <= fromNow(-PAUSE_MS));
}

/** A condition for open mail that is not held: after a restore what was written since, in a rehearsal copy nothing. */
async function isSendable(from: Queries = reader()): Promise<SQL | undefined> {
  const hold = await findHold(from);
  if (!hold) return IS_OPEN;
  return and(IS_OPEN, hold.isRehearsal ? eq(outgoingMail.id, "") : gte(outgoingMail.createdAt, hold.since));
}

/** Queues mails of a kind to many recipients; each letter is written when it is sent (`composeMail` in imports). */
export async function queueForMany(
  tx: Queries,
  recipients: string[],
  { kind, cause }: { kind: MailKind; cause: string },
): Promise<void> {
  if (recipients.length === 0) return;
  const { rank } = MAIL_KINDS[kind];
  const state = { status: "waiting", attempts: 0, lastError: null, letter: null, sentAt: null };
  const times = { dueAt: now(), createdAt: now() };
  await tx
    .insert(outgoingMail)
    .values(
      recipients.map((recipient) => ({ id: newId(), recipient, kind, cause, rank, ...state, ...times })),
    );
  wakeAfterwards("mail");
}

/** Deletes the waiting mails of a cause. */
export async function unqueue(tx: Queries, cause: string): Promise<void> {
  await tx.delete(outgoingMail).where(and(eq(outgoingMail.status, "waiting"), eq(outgoingMail.cause, cause)));
}

/** Claims the next due mail of these ranks, with a lease until `dueAt`; null when there is none. */
export async function claimDueMail(ranks = ALL_RANKS): Promise<OutgoingMail | null> {
  const { rank, dueAt } = outgoingMail;
  return transaction(async (tx) => {
    // Checked in the transaction of the claim, because a restore may happen at any moment and its mail must not slip
    // out.
    return claim(tx, outgoingMail, {
      waits: and(await isSendable(tx), inArray(rank, ranks), lte(dueAt, now())),
      order: [asc(rank), asc(dueAt)],
      taken: { status: "sending", dueAt: fromNow(LEASE_MS) },
    });
  });
}

/** Returns for each rank, newsletters included, how many mails went out since then, and when the first did. */
async function countSentSince(since: Date): Promise<{ rank: number; n: number; first: Date }[]> {
  const { rank, sentAt } = outgoingMail;
  const mails = reader()
    .select({ rank, n: count(), first: min(sentAt) })
    .from(outgoingMail)
    .where(gt(sentAt, since))
    .groupBy(rank);
  const rows = (await mails).flatMap(({ rank, n, first }) => (first ? [{ rank, n, first }] : []));
  const bulk = await bulkMail().countSent(since);
  return bulk ? [...rows, { rank: MAIL_RANKS.newsletter, ...bulk }] : rows;
}

/** Returns the ranks that have mail due now. */
async function listDueRanks(): Promise<MailRank[]> {
  const { rank, dueAt } = outgoingMail;
  const ranks: MailRank[] = [];
  const sendable = await isSendable();
  // One query for each rank: a single one would read all the thousands of mails that an import queues, each time.
  for (const each of ALL_RANKS) {
    const [due] = await reader()
      .select({ rank })
      .from(outgoingMail)
      .where(and(sendable, eq(rank, each), lte(dueAt, now())))
      .limit(1);
    if (due) ranks.push(each);
  }
  return (await bulkMail().isDue()) ? [...ranks, MAIL_RANKS.newsletter] : ranks;
}

/** Returns what was sent in the last hour, and the ranks that may send one more mail now. */
export async function lastHourOfMail() {
  const sent = await countSentSince(fromNow(-HOUR_MS));
  const byRank: number[] = [];
  for (const { rank, n } of sent) byRank[rank] = n;
  return { sent, inTurn: ranksInTurn(byRank, config().mailPerHour, await listDueRanks()) };
}

/** Records the outcome of a claimed mail. Unless it is tried again, its letter is emptied. */
export async function settleMail(id: string, outcome: Outcome): Promise<void> {
  const change = outcome.status === "waiting" ? outcome : { ...outcome, letter: null, dueAt: now() };
  await transaction((tx) => tx.update(outgoingMail).set(change).where(eq(outgoingMail.id, id)));
}

/** Returns when the next mail of these ranks is due that is not held; null when there is none. */
export async function findNextMailTime(ranks = ALL_RANKS): Promise<Date | null> {
  const [next] = await reader()
    .select({ dueAt: outgoingMail.dueAt })
    .from(outgoingMail)
    .where(and(await isSendable(), inArray(outgoingMail.rank, ranks)))
    .orderBy(asc(outgoingMail.dueAt))
    .limit(1);
  return next?.dueAt ?? null;
}

/** Up to this many attempts the wait before the next one is under five minutes, so such a mail was tried lately. */
const TRIED_LATELY_MAX = 6;

/** Returns whether any process has tried to send a mail since then, newsletters included, whatever the outcome. */
export async function isMailMoving(since: Date): Promise<boolean> {
  const { status, rank, dueAt, attempts } = outgoingMail;
  const tried = and(eq(status, "waiting"), gt(attempts, 0), lte(attempts, TRIED_LATELY_MAX));
  const taken = or(inArray(status, ["sending", "sent"]), IS_REFUSED, tried);
  const [mails, bulk] = await Promise.all([
    reader()
      .select({ id: outgoingMail.id })
      .from(outgoingMail)
      .where(and(taken, inArray(rank, ALL_RANKS), gt(dueAt, since)))
      .limit(1),
    bulkMail().countSent(since),
  ]);
  return mails.length > 0 || bulk !== null;
}

/** A mail as operators see it: without its letter, which holds secrets. */
export type ListedMail = Omit<OutgoingMail, "letter">;

const { letter: _, ...LISTED } = getTableColumns(outgoingMail);

const IS_REFUSED = and(eq(outgoingMail.status, "refused"), ne(outgoingMail.lastError, NO_ACCOUNT));

/** Lists up to `limit` mails: those waiting or being sent, next one first, or those refused, newest first. */
export async function listMail(which: "queue" | "refused", limit: number): Promise<ListedMail[]> {
  const isQueue = which === "queue";
  return reader()
    .select(LISTED)
    .from(outgoingMail)
    .where(isQueue ? IS_OPEN : and(IS_REFUSED, gt(outgoingMail.createdAt, fromNow(-KEPT_MS))))
    .orderBy(isQueue ? asc(outgoingMail.dueAt) : desc(outgoingMail.createdAt))
    .limit(limit);
}

/** Returns the mails to an email that are kept, newest first. */
export async function listMailTo(recipient: string): Promise<ListedMail[]> {
  const { lastError, createdAt } = outgoingMail;
  const isMail = sql`coalesce(${lastError}, '') <> ${NO_ACCOUNT}`;
  return reader()
    .select(LISTED)
    .from(outgoingMail)
    .where(and(eq(outgoingMail.recipient, recipient), isMail))
    .orderBy(desc(createdAt));
}

/** Deletes all mail to an email, but not what still waits to say that the account was deleted. */
export async function deleteMailTo(tx: Queries, recipient: string): Promise<void> {
  const { kind, status } = outgoingMail;
  const isGoodbye = and(eq(kind, "account-deleted"), eq(status, "waiting")) as SQL;
  await tx.delete(outgoingMail).where(and(eq(outgoingMail.recipient, recipient), not(isGoodbye)));
}

/** Counts the mails that failed at least once and will be tried again. */
export async function countFailingMail(): Promise<number> {
  return reader().$count(outgoingMail, and(eq(outgoingMail.status, "waiting"), gt(outgoingMail.attempts, 0)));
}

/** Counts the mails of the last 7 days whose recipient was refused, and that since `since`. */
export async function countRefusedMail(since = fromNow(-KEPT_MS)): Promise<number> {
  const { createdAt, dueAt } = outgoingMail;
  return reader().$count(outgoingMail, and(IS_REFUSED, gt(createdAt, fromNow(-KEPT_MS)), gt(dueAt, since)));
}

/** Makes a waiting mail due now, or drops it; one being sent is left. @returns it, or null when it does not wait */
export async function changeWaitingMail(
  tx: Queries,
  id: string,
  change: "retry" | "drop",
): Promise<Pick<OutgoingMail, "kind" | "recipient"> | null> {
  const [row] = await tx
    .update(outgoingMail)
    .set(change === "retry" ? { dueAt: now() } : dropped())
    .where(and(eq(outgoingMail.id, id), eq(outgoingMail.status, "waiting")))
    .returning({ kind: outgoingMail.kind, recipient: outgoingMail.recipient });
  wakeAfterwards("mail");
  return row ?? null;
}

/** Deletes mails older than a week that were sent, refused or dropped. */
export async function deleteOldMail(tx: Queries): Promise<void> {
  const isOld = lt(outgoingMail.createdAt, fromNow(-KEPT_MS));
  await tx
    .delete(outgoingMail)
    .where(and(inArray(outgoingMail.status, ["sent", "refused", "dropped"]), isOld));
}
