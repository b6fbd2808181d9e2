import { and, desc, eq, getTableColumns, max } from "drizzle-orm";
import type { Queries } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { aggregate, first } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { type SsoGrant, ssoClients, ssoGrants } from "~/sign-on/tables";
import { deleteTokensOf } from "./records";

export type { SsoGrant };

const given = prepared(
  { userId: ssoGrants.userId, clientId: ssoGrants.clientId },
  (queries, { userId, clientId }) =>
    queries
      .select()
      .from(ssoGrants)
      .where(and(eq(ssoGrants.userId, userId), eq(ssoGrants.clientId, clientId))),
);

/** Returns what a member has granted to a client; null for nothing. */
export async function findGrant(userId: string, clientId: string): Promise<SsoGrant | null> {
  return first(given({ userId, clientId }));
}

/** Returns when any member last signed on to a client; null for never. */
export async function lastSignOn(clientId: string): Promise<Date | null> {
  return aggregate(max(ssoGrants.lastUsedAt), ssoGrants, eq(ssoGrants.clientId, clientId));
}

const upsert = prepared(getTableColumns(ssoGrants), (queries, grant) =>
  queries
    .insert(ssoGrants)
    .values(grant)
    .onConflictDoUpdate({
      target: [ssoGrants.userId, ssoGrants.clientId],
      set: { scopes: grant.scopes, lastUsedAt: grant.lastUsedAt },
    }),
);

/** Records that a member granted these scopes to a client, and that they were used now. */
export async function upsertGrant(
  tx: Queries,
  grant: Pick<SsoGrant, "userId" | "clientId" | "scopes">,
): Promise<void> {
  await upsert({ ...grant, createdAt: now(), lastUsedAt: now() }, tx);
}

const ofMember = prepared({ userId: ssoGrants.userId }, (queries, { userId }) =>
  queries
    .select({
      clientId: ssoGrants.clientId,
      clientName: ssoClients.name,
      scopes: ssoGrants.scopes,
      createdAt: ssoGrants.createdAt,
      lastUsedAt: ssoGrants.lastUsedAt,
    })
    .from(ssoGrants)
    .innerJoin(ssoClients, eq(ssoClients.id, ssoGrants.clientId))
    .where(eq(ssoGrants.userId, userId))
    .orderBy(desc(ssoGrants.lastUsedAt), desc(ssoGrants.clientId)),
);

/** Returns a member's grants with the clients' names, last used first. */
export async function listGrants(userId: string) {
  return ofMember({ userId });
}

/** Deletes a grant and its tokens. */
export async function deleteGrant(tx: Queries, userId: string, clientId: string): Promise<void> {
  await tx.delete(ssoGrants).where(and(eq(ssoGrants.userId, userId), eq(ssoGrants.clientId, clientId)));
  await deleteTokensOf(tx, userId, clientId);
}
