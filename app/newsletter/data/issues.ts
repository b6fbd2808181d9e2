import { and, asc, count, desc, eq, gt, inArray, lte, max, notExists, or, type SQL, sql } from "drizzle-orm";
import { type Queries, reader, transaction, wakeAfterwards } from "~/base/data/database";
import { claim, type Outcome, refused } from "~/base/data/queue";
import { aggregate, changeRows, deleteWith, findRow, hasAny, listRows, lockRow } from "~/base/data/rows";
import { fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { users } from "~/identity/tables";
import { findHold } from "~/mail/data/held";
import { stoppedText } from "~/mail/data/stopped-emails";
import { stoppedEmails } from "~/mail/tables";
import {
  type NewsletterIssue,
  type NewsletterMail,
  newsletterIssues,
  newsletterMails,
  newsletterSubscriptions,
} from "~/newsletter/tables";
import { findReader, READERS_EMAIL, STOPPED, SUBSCRIBED } from "./subscriptions";

export type { NewsletterIssue };

export type IssueText = { subject: string; body: string };
export type MailStatus =
  | "waiting"
  | "sending"
  | "sent"
  | "refused"
  | "skipped"
  | "cancelled"
  | "bounced"
  | "complained"
  | "unsure";

/** No mail takes this long to send: one still marked as being sent after this belongs to a process that died. */
const LEASE_MS = MINUTE_MS;

/** Adds an issue as a draft. */
export async function insertIssue(tx: Queries, text: IssueText): Promise<NewsletterIssue> {
  const times = { createdAt: now(), updatedAt: now(), startedAt: null, endedAt: null, archive: null };
  const failures = { failedInARow: 0, pausedBecause: null };
  const issue = { ...text, ...times, ...failures, id: newId(), number: null, status: "draft", revision: 1 };
  await tx.insert(newsletterIssues).values(issue);
  return issue;
}

export const findIssue = (id: string) => findRow(newsletterIssues, eq(newsletterIssues.id, id));

/** Returns an issue with its row locked until the transaction ends. */
export async function lockIssue(tx: Queries, id: string): Promise<NewsletterIssue | null> {
  return lockRow(tx, newsletterIssues, eq(newsletterIssues.id, id));
}

/** Changes an issue and raises its revision. Wakes the mail worker when sending begins. */
export async function updateIssue(
  tx: Queries,
  { id, revision }: NewsletterIssue,
  change: Partial<NewsletterIssue>,
): Promise<void> {
  await tx
    .update(newsletterIssues)
    .set({ ...change, revision: revision + 1, updatedAt: now() })
    .where(eq(newsletterIssues.id, id));
  if (change.status === "sending") wakeAfterwards("mail");
}

export const deleteIssue = deleteWith(newsletterIssues.id);

/** Returns the newest issues first. */
export async function listIssues(limit: number): Promise<NewsletterIssue[]> {
  const by = [desc(newsletterIssues.createdAt), desc(newsletterIssues.id)];
  return listRows(newsletterIssues, undefined, { by, limit });
}

/** Returns drafts and paused issues, newest first. */
export async function listUnsentIssues(limit: number) {
  const { id, subject, status, pausedBecause } = newsletterIssues;
  return reader()
    .select({ id, subject, status, pausedBecause })
    .from(newsletterIssues)
    .where(inArray(status, ["draft", "paused"]))
    .orderBy(desc(newsletterIssues.createdAt), desc(id))
    .limit(limit);
}

const IS_PUBLIC = eq(newsletterIssues.archive, "shown");

/** Returns the issues in the public archive without their text, newest first. */
export async function listSentIssues() {
  const { number, subject, startedAt } = newsletterIssues;
  return reader()
    .select({ number, subject, startedAt })
    .from(newsletterIssues)
    .where(IS_PUBLIC)
    .orderBy(desc(number));
}

/** Returns the newest issues in the public archive, with their text. */
export async function listNewestSentIssues(limit: number): Promise<NewsletterIssue[]> {
  return listRows(newsletterIssues, IS_PUBLIC, { by: [desc(newsletterIssues.number)], limit });
}

/** Returns the issue of a number, also one that is not in the archive. */
export async function findIssueByNumber(number: number): Promise<NewsletterIssue | null> {
  return findRow(newsletterIssues, eq(newsletterIssues.number, number));
}

/** Adds a waiting mail of an issue for each subscriber, in one statement; rows that exist stay. @returns how many */
async function addMails(tx: Queries, issueId: string): Promise<number> {
  const subscription = newsletterSubscriptions.id;
  const rows = await tx
    .insert(newsletterMails)
    .select(
      tx
        .select({
          id: sql<string>`cast(${issueId} as text) || '.' || ${subscription}`.as("id"),
          issueId: sql<string>`cast(${issueId} as text)`.as("issue_id"),
          subscriptionId: sql<string>`${subscription}`.as("subscription_id"),
          status: sql<string>`'waiting'`.as("status"),
          attempts: sql<number>`0`.as("attempts"),
          lastError: sql<string | null>`null`.as("last_error"),
          dueAt: sql<Date>`${newsletterIssues.startedAt}`.as("due_at"),
          sentAt: sql<Date | null>`null`.as("sent_at"),
        })
        .from(newsletterSubscriptions)
        .leftJoin(users, eq(users.id, newsletterSubscriptions.userId))
        .innerJoin(newsletterIssues, eq(newsletterIssues.id, issueId))
        .leftJoin(stoppedEmails, eq(stoppedEmails.email, READERS_EMAIL))
        .where(SUBSCRIBED),
    )
    .onConflictDoNothing()
    .returning({ id: newsletterMails.id });
  return rows.length;
}

/** Starts sending an issue: one mail for each current subscriber. @returns their number */
export async function beginIssue(tx: Queries, issue: NewsletterIssue, startedAt: Date): Promise<number> {
  const last = await aggregate(max(newsletterIssues.number), newsletterIssues, undefined, tx);
  await updateIssue(tx, issue, { status: "sending", startedAt, number: (last ?? 0) + 1 });
  return addMails(tx, issue.id);
}

/** An issue whose time passed longer ago, while the site was down or its mail was held, is not sent by itself. */
const LATE_MS = 15 * MINUTE_MS;

/** Starts sending the issues whose time has come; one that is late becomes a draft again. */
export async function beginScheduled(): Promise<void> {
  const { id, status, startedAt } = newsletterIssues;
  const isDue = and(eq(status, "scheduled"), lte(startedAt, now()));
  for (const due of await reader().select({ id }).from(newsletterIssues).where(isDue))
    await transaction(async (tx) => {
      if (await findHold(tx)) return;
      const issue = await lockIssue(tx, due.id);
      if (issue?.status !== "scheduled" || !issue.startedAt) return;
      if (issue.startedAt < fromNow(-LATE_MS))
        await updateIssue(tx, issue, { status: "draft", startedAt: null });
      else await beginIssue(tx, issue, issue.startedAt);
    });
}

/** Counts the mails of an issue by status. */
export async function countMails(issueId: string): Promise<Partial<Record<MailStatus, number>>> {
  const rows = await reader()
    .select({ status: newsletterMails.status, n: count() })
    .from(newsletterMails)
    .where(eq(newsletterMails.issueId, issueId))
    .groupBy(newsletterMails.status);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** Returns up to `limit` mails of an issue that did not arrive, may not have, or were put off. */
export async function listFailedMails(issueId: string, limit: number) {
  const { status } = newsletterMails;
  const failed: MailStatus[] = ["refused", "bounced", "complained", "unsure"];
  return reader()
    .select({
      id: newsletterMails.id,
      email: sql<string | null>`${READERS_EMAIL}`,
      status,
      lastError: newsletterMails.lastError,
    })
    .from(newsletterMails)
    .leftJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterMails.subscriptionId))
    .leftJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .where(
      and(
        eq(newsletterMails.issueId, issueId),
        or(inArray(status, failed), and(eq(status, "waiting"), gt(newsletterMails.attempts, 0))),
      ),
    )
    .orderBy(asc(newsletterMails.status), asc(newsletterMails.id))
    .limit(limit);
}

/** Marks mail as 'unsure' that a process claimed and never reported on: of one issue, or of all, even paused ones. */
export async function markLostMailsUnsure(tx: Queries, ofIssue?: string): Promise<void> {
  const { issueId, status, dueAt } = newsletterMails;
  await tx
    .update(newsletterMails)
    .set({ status: "unsure" })
    .where(and(ofIssue ? eq(issueId, ofIssue) : undefined, eq(status, "sending"), lte(dueAt, now())));
}

/** Statuses of mail that the mail service accepted. */
const ARRIVED: MailStatus[] = ["sent", "bounced", "complained"];

/** Returns whether the mail service accepted an issue for at least one subscriber. */
export async function isSentToSome(tx: Queries, issueId: string): Promise<boolean> {
  const has = and(eq(newsletterMails.issueId, issueId), inArray(newsletterMails.status, ARRIVED));
  return hasAny(tx.select({ id: newsletterMails.id }).from(newsletterMails).where(has).limit(1));
}

/** Cancels the waiting mails of an issue. */
export async function cancelMails(tx: Queries, issueId: string): Promise<void> {
  await tx
    .update(newsletterMails)
    .set({ status: "cancelled" })
    .where(and(eq(newsletterMails.issueId, issueId), eq(newsletterMails.status, "waiting")));
}

export type ClaimedMail = NewsletterMail & { email: string; issue: NewsletterIssue };

/**
 * Claims the next due mail of an issue being sent; null when there is none. Mail that a process claimed and never
 * reported on becomes 'unsure' and is not sent again. An issue without open mail becomes 'sent', or 'paused' if
 * nobody got it.
 */
export async function claimNewsletterMail(): Promise<ClaimedMail | null> {
  const sending = await listRows(newsletterIssues, eq(newsletterIssues.status, "sending"));
  for (const issue of sending) {
    const claimed = await transaction((tx) => claimOf(tx, issue));
    if (claimed) return claimed;
  }
  return null;
}

async function claimOf(tx: Queries, { id }: NewsletterIssue): Promise<ClaimedMail | null> {
  const hold = await findHold(tx);
  // The issue is locked while a mail is claimed, so that none is claimed after a pause.
  const issue = await lockIssue(tx, id);
  if (issue?.status !== "sending") return null;
  if (hold && (hold.isRehearsal || !issue.startedAt || issue.startedAt < hold.since)) return null;
  await markLostMailsUnsure(tx, id);
  const { issueId, status, dueAt } = newsletterMails;
  for (;;) {
    const mail = await claim(tx, newsletterMails, {
      waits: and(eq(issueId, id), eq(status, "waiting"), lte(dueAt, now())),
      order: [asc(dueAt)],
      taken: { status: "sending", dueAt: fromNow(LEASE_MS) },
    });
    if (!mail) {
      await endIssue(tx, id);
      return null;
    }
    const found = await findReader(tx, mail.subscriptionId);
    if (found && !found.stopped) return { ...mail, email: found.email, issue };
    const outcome = found?.stopped ? refused(stoppedText(found.stopped)) : { status: "skipped" };
    await tx.update(newsletterMails).set(outcome).where(eq(newsletterMails.id, mail.id));
  }
}

async function endIssue(tx: Queries, id: string): Promise<void> {
  const open = tx
    .select({ id: newsletterMails.id })
    .from(newsletterMails)
    .where(and(eq(newsletterMails.issueId, id), inArray(newsletterMails.status, ["waiting", "sending"])));
  // A withdrawn issue stays withdrawn when its refused mails are sent again.
  const archive = sql`coalesce(${newsletterIssues.archive}, 'shown')`;
  const isSent = await isSentToSome(tx, id);
  await tx
    .update(newsletterIssues)
    .set(isSent ? { status: "sent", endedAt: now(), archive } : { status: "paused" })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.status, "sending"), notExists(open)));
}

/** After this many failures in a row an issue pauses. */
const FAILURES_MAX = 3;

/**
 * Records the outcome of a claimed mail. `isDown`: the mail service takes no mail at all, whoever the recipient. The third such
 * failure in a row pauses the issue.
 */
export async function noteMail(
  { id, issueId }: Pick<NewsletterMail, "id" | "issueId">,
  outcome: Outcome,
  isDown = false,
): Promise<void> {
  // A provider may have reported a bounce meanwhile, which must not be overwritten.
  const isOpen = inArray(newsletterMails.status, ["sending", "unsure"]);
  await transaction(async (tx) => {
    const issue = await lockIssue(tx, issueId);
    await changeRows(tx, newsletterMails, and(eq(newsletterMails.id, id), isOpen), outcome);
    const before = issue?.failedInARow ?? 0;
    const failedInARow = isDown ? before + 1 : 0;
    if (!issue || failedInARow === before) return;
    // No new revision, so that an operator's open page stays valid.
    await tx.update(newsletterIssues).set({ failedInARow }).where(eq(newsletterIssues.id, issueId));
    if (issue.status === "sending" && failedInARow >= FAILURES_MAX)
      await updateIssue(tx, issue, { status: "paused", pausedBecause: outcome.lastError });
  });
}

/** Records a bounce or complaint that the provider reports after it accepted a mail. */
export async function noteReport(tx: Queries, id: string, status: "bounced" | "complained"): Promise<void> {
  await tx.update(newsletterMails).set({ status }).where(eq(newsletterMails.id, id));
}

/** Selects the refused mails of an issue to such readers. */
function refusedMails(from: Queries, issueId: string, readers?: SQL) {
  return from
    .select({ id: newsletterMails.id })
    .from(newsletterMails)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterMails.subscriptionId))
    .leftJoin(users, eq(users.id, newsletterSubscriptions.userId))
    .leftJoin(stoppedEmails, eq(stoppedEmails.email, READERS_EMAIL))
    .where(and(eq(newsletterMails.issueId, issueId), eq(newsletterMails.status, "refused"), readers));
}

/** Returns how many refused mails of an issue can be sent again, and how many once mail to their readers is allowed again. */
export async function countRefusedMails(issueId: string) {
  const count = (readers?: SQL) => reader().$count(refusedMails(reader(), issueId, readers).as("refused"));
  return { sendable: await count(SUBSCRIBED), stopped: await count(STOPPED) };
}

/** Queues the refused mails of an issue again that can be sent. @returns their number */
export async function retryRefusedMails(tx: Queries, issueId: string): Promise<number> {
  const rows = await tx
    .update(newsletterMails)
    .set({ status: "waiting", attempts: 0, lastError: null, dueAt: now() })
    .where(inArray(newsletterMails.id, refusedMails(tx, issueId, SUBSCRIBED)))
    .returning({ id: newsletterMails.id });
  return rows.length;
}

/** Returns issues being sent, paused, or ended after `endedAfter`, with counts of their mails; newest first. */
export async function listMailedIssues(endedAfter: Date) {
  const { id, subject, status, pausedBecause, startedAt, endedAt } = newsletterIssues;
  const many = (fits: SQL | undefined) =>
    sql<number>`sum(case when ${fits} then 1 else 0 end)`.mapWith(Number);
  const waits = inArray(newsletterMails.status, ["waiting", "sending"]);
  return reader()
    .select({
      id,
      subject,
      status,
      pausedBecause,
      all: count(),
      waiting: many(waits),
      failing: many(and(waits, gt(newsletterMails.attempts, 0))),
      refused: many(eq(newsletterMails.status, "refused")),
    })
    .from(newsletterIssues)
    .innerJoin(newsletterMails, eq(newsletterMails.issueId, id))
    .where(or(inArray(status, ["sending", "paused"]), gt(endedAt, endedAfter)))
    .groupBy(id, subject, status, pausedBecause, startedAt)
    .orderBy(desc(startedAt));
}

/** Returns which issues went to a subscription, newest first, and what became of each. */
export async function listMailsTo(subscriptionId: string) {
  const { id, subject, createdAt } = newsletterIssues;
  const { status, sentAt } = newsletterMails;
  return reader()
    .select({ subject, status, sentAt })
    .from(newsletterIssues)
    .innerJoin(newsletterMails, eq(newsletterMails.id, sql`${id} || ${`.${subscriptionId}`}`))
    .orderBy(desc(createdAt));
}
