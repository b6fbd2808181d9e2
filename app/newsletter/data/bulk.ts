import { and, asc, count, eq, gt, inArray, lt, lte, min } from "drizzle-orm";
import { reader } from "~/base/data/database";
import { hasAny } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import type { BulkMail } from "~/mail/bulk";
import { newsletterIssues, newsletterMails } from "~/newsletter/tables";

const WAITS = inArray(newsletterMails.status, ["waiting", "sending"]);
const IS_UNFINISHED = inArray(newsletterIssues.status, ["sending", "paused"]);

/** What delivery and restores ask of the newsletter's queue (mail/bulk). */
export const newsletterQueue: Omit<BulkMail, "beginScheduled" | "sendNext"> = {
  async isDue() {
    const { id, issueId, status, dueAt } = newsletterMails;
    const ofSending = and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.status, "sending"));
    const due = reader().select({ id }).from(newsletterMails).innerJoin(newsletterIssues, ofSending);
    return hasAny(due.where(and(eq(status, "waiting"), lte(dueAt, now()))).limit(1));
  },

  async countSent(since) {
    const { sentAt } = newsletterMails;
    const [row] = await reader()
      .select({ n: count(), first: min(sentAt) })
      .from(newsletterMails)
      .where(gt(sentAt, since));
    return row?.first ? { n: row.n, first: row.first } : null;
  },

  async listWaiting(begunBefore) {
    const { id, subject, startedAt } = newsletterIssues;
    return reader()
      .select({ subject, startedAt, waiting: count() })
      .from(newsletterMails)
      .innerJoin(newsletterIssues, eq(id, newsletterMails.issueId))
      .where(and(IS_UNFINISHED, WAITS, lt(startedAt, begunBefore)))
      .groupBy(id, subject, startedAt)
      .orderBy(asc(startedAt));
  },

  async dropWaiting(tx, begunBefore) {
    const { id, startedAt } = newsletterIssues;
    const isOld = lt(startedAt, begunBefore);
    const waiting = tx.select({ id: newsletterMails.issueId }).from(newsletterMails).where(WAITS);
    // Not "cancelled", which says who got the issue: here nobody knows.
    await tx
      .update(newsletterIssues)
      .set({ status: "dropped", endedAt: now(), pausedBecause: null })
      .where(and(isOld, IS_UNFINISHED, inArray(id, waiting)));
    const issues = tx.select({ id }).from(newsletterIssues).where(isOld);
    await tx
      .update(newsletterMails)
      .set({ status: "cancelled" })
      .where(and(WAITS, inArray(newsletterMails.issueId, issues)));
  },
};
