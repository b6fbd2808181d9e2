import { desc, eq, lt } from "drizzle-orm";
import { DAY_MS, now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import type { Queries } from "./database";
import { prepared } from "./prepared";
import { auditEvents } from "./tables";

/** What a member's trail can say. */
export type AuditKind =
  | "signed_up"
  | "verified"
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "reset_requested"
  | "password_changed"
  | "email_change_requested"
  | "email_changed"
  | "name_changed"
  | "session_ended"
  | "data_exported"
  | "verified_by_administrator"
  | "disabled"
  | "enabled"
  | "tokens_granted"
  | "grant_given"
  | "grant_ended"
  | "newsletter_joined"
  | "newsletter_left";

export type AuditEvent = typeof auditEvents.$inferSelect;

const KEPT_MS = 180 * DAY_MS;
const SHOWN = 50;

/** Adds a line to a member's trail; `address` is shortened already. */
export async function recordEvent(
  tx: Queries,
  event: { userId: string; kind: AuditKind; address: string },
): Promise<void> {
  await tx.insert(auditEvents).values({ ...event, id: newId(), createdAt: now() });
}

const newest = prepared({ userId: auditEvents.userId }, (queries, { userId }) =>
  queries
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(SHOWN),
);

/** The newest lines of a member's trail. */
export async function listEvents(userId: string): Promise<AuditEvent[]> {
  return newest({ userId });
}

export async function deleteOldEvents(tx: Queries): Promise<void> {
  await tx.delete(auditEvents).where(lt(auditEvents.createdAt, new Date(now().getTime() - KEPT_MS)));
}
