import { and, desc, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { aggregate, findRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { hashSecret, newId, newSecret } from "~/base/kernel/ids";
import { type Invitation, invitations } from "~/identity/tables";

export type { Invitation };

/** Adds an invitation. @returns it, and its link's secret, of which only the hash is stored */
export async function insertInvitation(
  tx: Queries,
  given: Pick<Invitation, "note" | "usesMax" | "expiresAt">,
): Promise<{ invitation: Invitation; secret: string }> {
  const last = await aggregate(max(invitations.number), invitations, undefined, tx);
  const secret = newSecret();
  const fresh = { uses: 0, createdAt: now(), revokedAt: null, secretHash: hashSecret(secret) };
  const invitation = { ...given, ...fresh, id: newId(), number: (last ?? 0) + 1 };
  await tx.insert(invitations).values(invitation);
  return { invitation, secret };
}

const HAS_ROOM = and(isNull(invitations.revokedAt), lt(invitations.uses, invitations.usesMax));

/** Returns an invitation, by its link's secret or its id, that somebody can still sign up with; null otherwise. */
export async function findOpenInvitation(
  by: { secret: string } | { id: string },
): Promise<Invitation | null> {
  const which = "id" in by ? eq(invitations.id, by.id) : eq(invitations.secretHash, hashSecret(by.secret));
  return findRow(invitations, and(which, HAS_ROOM, gt(invitations.expiresAt, now())));
}

/** Counts a use of an invitation, even an expired one. @returns whether there was a place; one parallel call gets the last */
export async function takeInvitation(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(and(eq(invitations.id, id), HAS_ROOM))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Revokes an invitation. @returns false when it is unknown or was revoked before */
export async function revokeInvitation(tx: Queries, number: number): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: now() })
    .where(and(eq(invitations.number, number), isNull(invitations.revokedAt)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Returns the newest invitations first. */
export async function listInvitations(limit: number): Promise<Invitation[]> {
  return reader().select().from(invitations).orderBy(desc(invitations.number)).limit(limit);
}
