import { and, count, gte, inArray, type SQL, sql } from "drizzle-orm";
import { isPostgres } from "~/base/data/columns";
import { reader } from "~/base/data/database";
import { DAY_MS, now, utcDay } from "~/base/kernel/clock";
import { jobs } from "~/braindumper/tables";
import type { AuditKind } from "~/identity/audit-kinds";
import { auditEvents } from "~/identity/tables";

/** The length of the period in days. It is compared with the same number of days before it. */
export const DAYS = 30;

/** Counts for each of the last 2 × DAYS days (UTC), oldest first; the last one is today. */
export type DailyCounts = {
  /** `YYYY-MM-DD` */
  days: string[];
  /** One number for each entry of `days`. */
  counts: Record<DailyKind, number[]>;
};

const DAILY_KINDS = ["signUps", "verified", "signIns", "signOns", "plans"] as const;
type DailyKind = (typeof DAILY_KINDS)[number];

const EVENTS = {
  signed_up: "signUps",
  verified: "verified",
  verified_by_administrator: "verified",
  signed_in: "signIns",
  signed_on: "signOns",
} satisfies Partial<Record<AuditKind, DailyKind>>;

type Dated = typeof auditEvents | typeof jobs;
type Kind = typeof auditEvents.kind | typeof jobs.status;

/** Days since 1970 (UTC). The divisor is a literal: SQLite takes a parameter for a float, and would give a fraction. */
function dayOf({ createdAt }: Dated): SQL<number> {
  const day = isPostgres
    ? sql`floor(extract(epoch from ${createdAt}) / 86400)`
    : sql`${createdAt} / ${sql.raw(String(DAY_MS))}`;
  return day.mapWith(Number);
}

/** Counts sign-ups, sign-ins and plans for each day. Accounts deleted since then are missing. */
export async function countDaily(): Promise<DailyCounts> {
  const today = Math.floor(now().getTime() / DAY_MS);
  const first = today - 2 * DAYS + 1;
  const since = new Date(first * DAY_MS);
  const days = Array.from({ length: 2 * DAYS }, (_, at) => first + at);
  const counts = Object.fromEntries(
    DAILY_KINDS.map((kind) => [kind, new Array<number>(2 * DAYS).fill(0)]),
  ) as DailyCounts["counts"];

  /** Counts a table's rows by day and by a column whose values `kinds` maps to what is counted. */
  async function add(table: Dated, column: Kind, kinds: Record<string, DailyKind>) {
    const day = dayOf(table);
    const found = await reader()
      .select({ value: column, day, n: count() })
      .from(table)
      .where(and(gte(table.createdAt, since), inArray(column, Object.keys(kinds))))
      .groupBy(column, day);
    for (const { value, day, n } of found) {
      const ofDays = counts[kinds[value] as DailyKind];
      const at = day - first;
      if (at in ofDays) ofDays[at] = (ofDays[at] ?? 0) + n;
    }
  }

  await add(auditEvents, auditEvents.kind, EVENTS);
  // An older version also wrote "running" and "failed" for what came after the plan, which was there all the same.
  await add(jobs, jobs.status, { done: "plans", running: "plans", failed: "plans" });
  return { days: days.map((day) => utcDay(new Date(day * DAY_MS))), counts };
}
