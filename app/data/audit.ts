import { aliasedTable, and, count, desc, eq, getTableColumns, gt, inArray, lt, max, min } from "drizzle-orm";
import type { AuditKind } from "~/domain/audit";
import { DAY_MS, fromNow, now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { keepNewest } from "./keep-newest";
import { beyond, type Place, WHOLE } from "./paging";
import { prepared } from "./prepared";
import { auditEvents, users } from "./tables";

type AuditEvent = typeof auditEvents.$inferSelect;

const KEPT_MS = 180 * DAY_MS;
/** Of each kind, for a member: so no act, done again and again, pushes lines of another kind out. */
const KEPT_OF_A_KIND = 200;
const SHOWN = 50;

const NEWEST_FIRST = [desc(auditEvents.createdAt), desc(auditEvents.id)];

/**
 * Where it came from: `ip` is the shortened one of the browser. Where the member did not do it, `ip` says who did instead
 * ("operator", "command line"), and `operatorId` names the operator on the desk.
 */
export type ActedBy = { ip: string; operatorId?: string };

/** Adds a line to a member's trail. `userId` is null for what was done to no account, and `detail` says to what. */
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

const newest = prepared({ userId: auditEvents.userId }, (queries, { userId }) =>
  queries
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(...NEWEST_FIRST)
    .limit(SHOWN),
);

/** The events shown on the account page. */
export async function listNewestEvents(userId: string): Promise<AuditEvent[]> {
  return newest({ userId });
}

/** The newest events of a member, with the email of the operator who caused one, if any still has an account. */
export async function listEventsWithOperators(userId: string) {
  return reader()
    .select({ ...getTableColumns(auditEvents), operator: users.email })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.operatorId))
    .where(eq(auditEvents.userId, userId))
    .orderBy(...NEWEST_FIRST)
    .limit(SHOWN);
}

/** Wrong passwords or codes since the member last got in: how many, and when the first and the last of them were typed. */
export async function failuresOf(userId: string) {
  const { kind, createdAt } = auditEvents;
  const of = (kinds: AuditKind[]) => and(eq(auditEvents.userId, userId), inArray(kind, kinds));
  const [entered] = await reader()
    .select({ at: max(createdAt) })
    .from(auditEvents)
    .where(of(["signed_in", "password_changed"]));
  const [found] = await reader()
    .select({ n: count(), first: min(createdAt), last: max(createdAt) })
    .from(auditEvents)
    .where(and(of(FAILURES), entered?.at ? gt(createdAt, entered.at) : undefined));
  return found?.first && found.last ? { n: found.n, first: found.first, last: found.last } : null;
}

const FAILURES: AuditKind[] = ["sign_in_failed", "code_failed"];

/** Members for whom a wrong password or code was typed since then, at most `limit` of them. */
export async function listMembersWithFailures(since: Date, limit: number) {
  return reader()
    .selectDistinct({ id: users.id, email: users.email, name: users.name })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(and(gt(auditEvents.createdAt, since), inArray(auditEvents.kind, FAILURES)))
    .limit(limit);
}

/** The newest event of one of these kinds. */
export async function findNewestOf(kinds: AuditKind[]): Promise<AuditEvent | undefined> {
  const ofThese = reader().select().from(auditEvents).where(inArray(auditEvents.kind, kinds));
  const [event] = await ofThese.orderBy(...NEWEST_FIRST).limit(1);
  return event;
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
 * Everybody's events, newest first: `limit` of them, and one more if there is one. `email` is the member's, if it was done
 * to one; `operator` the operator's, if that account still exists.
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

/** A member's events, all or a part. */
export async function listEvents(userId: string, { limit, olderThan } = WHOLE): Promise<AuditEvent[]> {
  return reader()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.userId, userId), olderThan ? beyond(auditEvents, olderThan) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

export async function deleteOldEvents(tx: Queries): Promise<void> {
  await tx.delete(auditEvents).where(lt(auditEvents.createdAt, fromNow(-KEPT_MS)));
}
