import { aliasedTable, and, count, desc, eq, getTableColumns, gt, inArray, max, min } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { beyond, listOwn, type Part, type Place } from "~/base/data/paging";
import { aggregate, deleteAfter } from "~/base/data/rows";
import { DAY_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import type { AuditKind } from "~/identity/audit-kinds";
import { auditEvents, users } from "~/identity/tables";

const KEPT_MS = 180 * DAY_MS;
/** Kept per member and kind of event, so that repeating one action cannot push events of another kind out. */
const KEPT_OF_A_KIND = 200;
const SHOWN = 50;

const NEWEST_FIRST = [desc(auditEvents.createdAt), desc(auditEvents.id)];

/** Who acted. `ip`: the member's, shortened; or "operator", with `operatorId` if on the desk, or "command line". */
export type ActedBy = { ip: string; operatorId?: string };

/** Adds an event to the audit trail, of an account or (`userId` null) of the site; `detail` names what it concerns. */
export async function recordEvent(
  tx: Queries,
  event: ActedBy & { userId: string | null; kind: AuditKind; detail?: string },
): Promise<void> {
  await tx.insert(auditEvents).values({ ...event, id: newId(), createdAt: now() });
  if (event.userId === null) return;
  const of = and(eq(auditEvents.userId, event.userId), eq(auditEvents.kind, event.kind));
  const rows = { table: auditEvents, of, by: auditEvents.createdAt, id: auditEvents.id };
  await keepNewest(tx, rows, KEPT_OF_A_KIND);
}

/** Returns the events that the account page shows, newest first. */
export const listNewestEvents = (userId: string) => listEvents(userId, { limit: SHOWN, olderThan: null });

/** Returns a member's newest events, with the email of the operator who caused one, if that account still exists. */
export const listEventsWithOperators = (userId: string) => listTrail({ userId }, SHOWN - 1);

/** Returns how many wrong passwords and codes came since the last sign-in, the first and the last time; or null. */
export async function failuresSinceSignIn(userId: string) {
  const { kind, createdAt } = auditEvents;
  const of = (kinds: AuditKind[]) => and(eq(auditEvents.userId, userId), inArray(kind, kinds));
  const entered = await aggregate(max(createdAt), auditEvents, of(["signed_in", "password_changed"]));
  const [found] = await reader()
    .select({ n: count(), first: min(createdAt), last: max(createdAt) })
    .from(auditEvents)
    .where(and(of(FAILURES), entered ? gt(createdAt, entered) : undefined));
  return found?.first && found.last ? { n: found.n, first: found.first, last: found.last } : null;
}

const FAILURES: AuditKind[] = ["sign_in_failed", "code_failed"];

/** Returns up to `limit` members for whom a wrong password or code was typed after `since`. */
export async function listMembersWithFailures(since: Date, limit: number) {
  return reader()
    .selectDistinct({ id: users.id, email: users.email, name: users.name })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(and(gt(auditEvents.createdAt, since), inArray(auditEvents.kind, FAILURES)))
    .limit(limit);
}

type TrailFilter = {
  userId?: string;
  operatorId?: string;
  kind?: string;
  /** Only events that are older than this one. */
  olderThan?: Place | null;
};

const operators = aliasedTable(users, "operators");

/**
 * Returns events of the whole site, newest first: one more than `limit` if there are more. `email` is that of the
 * member concerned; `operator` the acting operator's, if that account still exists.
 */
export async function listTrail({ userId, operatorId, kind, olderThan }: TrailFilter, limit: number) {
  return reader()
    .select({ ...getTableColumns(auditEvents), email: users.email, operator: operators.email })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .leftJoin(operators, eq(operators.id, auditEvents.operatorId))
    .where(
      and(
        userId ? eq(auditEvents.userId, userId) : undefined,
        operatorId ? eq(auditEvents.operatorId, operatorId) : undefined,
        kind ? eq(auditEvents.kind, kind) : undefined,
        olderThan ? beyond(auditEvents, olderThan) : undefined,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit + 1);
}

/** Returns a member's events, newest first: all, or one part of the list. */
export const listEvents = (userId: string, part?: Part) => listOwn(auditEvents, userId, part);

/** Deletes events older than 180 days. */
export const deleteOldEvents = deleteAfter(auditEvents.createdAt, KEPT_MS);
