import { and, count, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { AuditKind } from "~/domain/audit";
import { DAY_MS, now } from "~/kernel/clock";
import { reader } from "./database";
import { NO_ACCOUNT } from "./outgoing-mail";
import { auditEvents, isPostgres, jobs, outgoingMail } from "./tables";

export const DAYS = 30;

/** Per day (UTC), the oldest first; the last one is today. */
export type DailyCounts = {
  /** `YYYY-MM-DD` */
  days: string[];
  /** A number for each of `days`. */
  counts: Record<DailyKind, number[]>;
};

export const DAILY_KINDS = [
  ...(["signUps", "verified", "signIns", "signOns", "plans", "failedPlans"] as const),
  ...(["waitingMail", "refusedMail"] as const),
] as const;
type DailyKind = (typeof DAILY_KINDS)[number];

const EVENTS: Partial<Record<AuditKind, DailyKind>> = {
  signed_up: "signUps",
  verified: "verified",
  verified_by_administrator: "verified",
  signed_in: "signIns",
  signed_on: "signOns",
};

/** Days since 1970 (UTC). SQLite gets the number as a literal: a parameter would be a float, and so would the day. */
function dayOf(
  column: typeof auditEvents.createdAt | typeof jobs.createdAt | typeof outgoingMail.createdAt,
): SQL<number> {
  return isPostgres
    ? sql<number>`floor(extract(epoch from ${column}) / 86400)`
    : sql<number>`${column} / ${sql.raw(String(DAY_MS))}`;
}

/** What happened on each of the last 30 days. Accounts that were deleted since are not counted. */
export async function countDaily(): Promise<DailyCounts> {
  const today = Math.floor(now().getTime() / DAY_MS);
  const first = today - DAYS + 1;
  const since = new Date(first * DAY_MS);
  const counts = Object.fromEntries(DAILY_KINDS.map((kind) => [kind, new Array<number>(DAYS).fill(0)]));
  const add = (kind: DailyKind | undefined, day: number, n: number) => {
    const days = kind && counts[kind];
    const at = Number(day) - first;
    if (days && at in days) days[at] = (days[at] ?? 0) + Number(n);
  };

  const eventDay = dayOf(auditEvents.createdAt);
  const events = await reader()
    .select({ kind: auditEvents.kind, day: eventDay, n: count() })
    .from(auditEvents)
    .where(and(gte(auditEvents.createdAt, since), inArray(auditEvents.kind, Object.keys(EVENTS))))
    .groupBy(auditEvents.kind, eventDay);
  for (const { kind, day, n } of events) add(EVENTS[kind as AuditKind], day, n);

  // Rows of jobs are kept for 30 days.
  const jobDay = dayOf(jobs.createdAt);
  const presses = await reader()
    .select({ status: jobs.status, day: jobDay, n: count() })
    .from(jobs)
    .where(and(gte(jobs.createdAt, since), inArray(jobs.status, ["done", "failed"])))
    .groupBy(jobs.status, jobDay);
  for (const { status, day, n } of presses) add(status === "done" ? "plans" : "failedPlans", day, n);

  const mailDay = dayOf(outgoingMail.createdAt);
  const mails = await reader()
    .select({ status: outgoingMail.status, day: mailDay, n: count() })
    .from(outgoingMail)
    .where(
      and(
        gte(outgoingMail.createdAt, since),
        inArray(outgoingMail.status, ["waiting", "sending", "refused"]),
        sql`coalesce(${outgoingMail.lastError}, '') <> ${NO_ACCOUNT}`,
      ),
    )
    .groupBy(outgoingMail.status, mailDay);
  for (const { status, day, n } of mails) add(status === "refused" ? "refusedMail" : "waitingMail", day, n);

  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date((first + at) * DAY_MS).toISOString().slice(0, 10),
  );
  return { days, counts: counts as DailyCounts["counts"] };
}
