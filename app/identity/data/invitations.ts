import { and, desc, eq, gt, isNull, like, lt, max, type SQL, sql } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { likeContaining } from "~/base/data/paging";
import { aggregate, findRow, hasAny } from "~/base/data/rows";
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
export const takeInvitation = (tx: Queries, id: string) =>
  change(tx, { uses: sql`${invitations.uses} + 1` }, and(eq(invitations.id, id), HAS_ROOM));

/** Revokes an invitation. @returns false when it is unknown or was revoked before */
export const revokeInvitation = (tx: Queries, number: number) =>
  change(tx, { revokedAt: now() }, and(eq(invitations.number, number), isNull(invitations.revokedAt)));

const change = (tx: Queries, set: { [Field in keyof Invitation]?: Invitation[Field] | SQL }, fits?: SQL) =>
  hasAny(tx.update(invitations).set(set).where(fits).returning());

/** Returns the newest invitations first. */
export async function listInvitations(limit: number): Promise<Invitation[]> {
  return reader().select().from(invitations).orderBy(desc(invitations.number)).limit(limit);
}

/** Returns the invitations whose note names an email, and not only a longer one, each with the `rest` of its note. */
export async function listInvitationsFor(email: string, from: Queries = reader()) {
  const named = new RegExp(`(?<![\\w.+-])${email.replace(/[^\w@-]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "gi");
  const holds = like(sql`lower(${invitations.note})`, likeContaining(email));
  const rows = await from.select().from(invitations).where(holds);
  return rows
    .map((row) => ({ ...row, rest: row.note.replace(named, "…") }))
    .filter(({ note, rest }) => rest !== note);
}

/** Takes an email out of those notes. */
export async function forgetInNotes(tx: Queries, email: string): Promise<void> {
  for (const { id, rest } of await listInvitationsFor(email, tx))
    await change(tx, { note: rest }, eq(invitations.id, id));
}
