import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS, now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { type Queries, reader, transaction } from "./database";
import { forClaim } from "./locking";
import { type Letter, newsletterMails, type OutgoingMail, outgoingMail } from "./tables";

export type { Letter, OutgoingMail };

/** A worker that died gives its mail back after this time. */
const LEASE_MS = 5 * MINUTE_MS;
/** Sent mails are deleted after this time. Of a refused one is kept, without its recipient, that there was one. */
const KEPT_MS = 7 * DAY_MS;
/** For the chart on the desk. */
const REFUSED_KEPT_MS = 30 * DAY_MS;

type Addressed = Pick<OutgoingMail, "recipient" | "kind">;

async function insertMail(
  tx: Queries,
  mail: Addressed & Pick<OutgoingMail, "letter" | "status" | "lastError">,
): Promise<void> {
  const times = { dueAt: now(), createdAt: now(), sentAt: null };
  await tx.insert(outgoingMail).values({ ...mail, ...times, id: newId(), attempts: 0 });
}

/** Queues a letter, in the transaction that causes it. */
export async function queueMail(tx: Queries, mail: Addressed & { letter: Letter }): Promise<void> {
  await insertMail(tx, { ...mail, status: "waiting", lastError: null });
}

/** Marks a row that never was a mail. */
export const NO_ACCOUNT = "no account";

/**
 * Records a request for an email without an account: as much work as a mail, so that the response time tells
 * nothing, and counted by `mayMail`.
 */
export async function recordUnsent(tx: Queries, mail: Addressed): Promise<void> {
  await insertMail(tx, { ...mail, letter: null, status: "refused", lastError: NO_ACCOUNT });
}

const PAUSE_MS = MINUTE_MS;
const HOURLY_MAX = 6;

/**
 * Whether this email may get another mail of this kind: at most one a minute and six an hour. Kinds are
 * counted apart, so that nobody can block a member's reset links with other mails.
 */
export async function mayMail(tx: Queries, recipient: string, kind: string): Promise<boolean> {
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

/** Takes the next due mail. `dueAt` becomes the end of the lease. */
export async function claimDueMail(): Promise<OutgoingMail | null> {
  return transaction(async (tx) => {
    const due = and(inArray(outgoingMail.status, ["waiting", "sending"]), lte(outgoingMail.dueAt, now()));
    const [next] = await forClaim(
      tx
        .select({ id: outgoingMail.id })
        .from(outgoingMail)
        .where(due)
        .orderBy(asc(outgoingMail.dueAt))
        .limit(1),
    );
    if (!next) return null;
    const [row] = await tx
      .update(outgoingMail)
      .set({ status: "sending", dueAt: fromNow(LEASE_MS) })
      .where(and(eq(outgoingMail.id, next.id), due))
      .returning();
    return row ?? null;
  });
}

/** How many mails went out since then, newsletters' too. */
export async function countMailSentSince(since: Date): Promise<number> {
  const mails = await reader().$count(outgoingMail, gt(outgoingMail.sentAt, since));
  const bulk = await reader().$count(newsletterMails, gt(newsletterMails.sentAt, since));
  return mails + bulk;
}

/** When the `nth` newest of these mails was sent; null when there were fewer since then. */
export async function findSendingTime(nth: number, since: Date): Promise<Date | null> {
  const [row] = await reader()
    .select({ at: outgoingMail.sentAt })
    .from(outgoingMail)
    .where(gt(outgoingMail.sentAt, since))
    .unionAll(
      reader()
        .select({ at: newsletterMails.sentAt })
        .from(newsletterMails)
        .where(gt(newsletterMails.sentAt, since)),
    )
    .orderBy(desc(sql`sent_at`))
    .limit(1)
    .offset(nth - 1);
  return row?.at ?? null;
}

async function updateMail(id: string, change: Partial<OutgoingMail>): Promise<void> {
  await transaction((tx) => tx.update(outgoingMail).set(change).where(eq(outgoingMail.id, id)));
}

export async function markMailSent(id: string): Promise<void> {
  await updateMail(id, { status: "sent", letter: null, lastError: null, sentAt: now() });
}

/** The provider will never deliver it (a bounced email and the like): not tried again. */
export async function markMailRefused(id: string, reason: string): Promise<void> {
  await updateMail(id, { status: "refused", letter: null, lastError: reason });
}

export async function postponeMail(id: string, attempts: number, dueAt: Date, reason: string): Promise<void> {
  await updateMail(id, { status: "waiting", attempts, dueAt, lastError: reason });
}

/** When the next mail is due; null without one. */
export async function findNextMailTime(): Promise<Date | null> {
  const [next] = await reader()
    .select({ dueAt: outgoingMail.dueAt })
    .from(outgoingMail)
    .where(inArray(outgoingMail.status, ["waiting", "sending"]))
    .orderBy(asc(outgoingMail.dueAt))
    .limit(1);
  return next?.dueAt ?? null;
}

/** A mail as an operator sees it: without the letter, which holds secrets. */
export type ListedMail = Omit<OutgoingMail, "letter">;

const { letter: _, ...LISTED } = getTableColumns(outgoingMail);

/** The mails that wait or are being sent, the next one first; or those refused, the newest first. At most `limit`. */
export async function listMail(which: "queue" | "refused", limit: number): Promise<ListedMail[]> {
  const isQueue = which === "queue";
  return reader()
    .select(LISTED)
    .from(outgoingMail)
    .where(
      isQueue
        ? inArray(outgoingMail.status, ["waiting", "sending"])
        : and(
            eq(outgoingMail.status, "refused"),
            ne(outgoingMail.lastError, NO_ACCOUNT),
            gt(outgoingMail.createdAt, fromNow(-KEPT_MS)),
          ),
    )
    .orderBy(isQueue ? asc(outgoingMail.dueAt) : desc(outgoingMail.createdAt))
    .limit(limit);
}

/**
 * Makes a waiting mail due now, or drops it for good. Not while it is being sent.
 * @returns the mail's kind, or null when it does not wait any more
 */
export async function changeWaitingMail(
  tx: Queries,
  id: string,
  change: "retry" | "drop",
): Promise<string | null> {
  const [row] = await tx
    .update(outgoingMail)
    .set(
      change === "retry"
        ? { dueAt: now() }
        : { status: "refused", letter: null, lastError: "dropped by an operator" },
    )
    .where(and(eq(outgoingMail.id, id), eq(outgoingMail.status, "waiting")))
    .returning({ kind: outgoingMail.kind });
  return row?.kind ?? null;
}

export async function deleteOldMail(tx: Queries): Promise<void> {
  const isOld = lt(outgoingMail.createdAt, fromNow(-KEPT_MS));
  const isRefused = and(eq(outgoingMail.status, "refused"), ne(outgoingMail.lastError, NO_ACCOUNT));
  await tx.update(outgoingMail).set({ recipient: "", lastError: "" }).where(and(isOld, isRefused));
  const isVeryOld = lt(outgoingMail.createdAt, fromNow(-REFUSED_KEPT_MS));
  const isOver = inArray(outgoingMail.status, ["sent", "refused"]);
  await tx.delete(outgoingMail).where(and(isOver, or(isVeryOld, and(isOld, not(isRefused as SQL)))));
}
