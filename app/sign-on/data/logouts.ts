import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, min } from "drizzle-orm";
import { type Queries, transaction, wakeAfterwards } from "~/base/data/database";
import { claim, type Outcome } from "~/base/data/queue";
import { aggregate, changeRows, deleteAfter, findRow, listRows } from "~/base/data/rows";
import { DAY_MS, fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { hashSecret, newId } from "~/base/kernel/ids";
import { type SsoLogout, ssoClients, ssoLogouts, ssoRecords } from "~/sign-on/tables";

export type { SsoLogout };

/** How the engine's tokens name the browser's session. */
export const sessionUidOf = (sessionId: string) => hashSecret(sessionId);

/** Returns the session id that a client knows (OpenID Connect Back-Channel Logout 1.0, 2.1): each has another one. */
export const sidOf = (sessionUid: string, clientId: string) => hashSecret(`${sessionUid} ${clientId}`);

const TOKENS = ["AuthorizationCode", "RefreshToken"];
const OPEN = ["waiting", "sending"];

/**
 * Queues the news of a sign-out for the clients that the sessions have signed on to and that want to be told. "all" ends
 * every session of the member there, so one logout token for each client is enough.
 */
export async function queueLogouts(tx: Queries, userId: string, ended: string[] | "all"): Promise<void> {
  const { model, clientId, payload, expiresAt } = ssoRecords;
  const tokens = await tx
    .select({ clientId, payload })
    .from(ssoRecords)
    .innerJoin(ssoClients, and(eq(ssoClients.id, clientId), isNotNull(ssoClients.backchannelLogoutUri)))
    .where(and(eq(ssoRecords.userId, userId), inArray(model, TOKENS), gt(expiresAt, now())));
  const uids = ended === "all" ? null : new Set(ended.map(sessionUidOf));
  const told = new Map<string, Pick<SsoLogout, "clientId" | "sid">>();
  for (const token of tokens) {
    const uid = String(token.payload.sessionUid ?? "");
    if (!token.clientId || (uids && !uids.has(uid))) continue;
    const sid = uids ? sidOf(uid, token.clientId) : null;
    told.set(`${token.clientId} ${sid}`, { clientId: token.clientId, sid });
  }
  if (told.size === 0) return;
  const waiting = { status: "waiting", attempts: 0, createdAt: now(), dueAt: now() };
  const rows = [...told.values()].map((each) => ({ ...each, ...waiting, id: newId(), sub: userId }));
  await tx.insert(ssoLogouts).values(rows);
  wakeAfterwards("logouts");
}

/** How long a client may take to answer before another worker tries again. */
const LEASE_MS = MINUTE_MS;

/** Claims the next due logout for this worker, with the address that it goes to; null when none is due. */
export async function claimLogout(): Promise<(SsoLogout & { uri: string | null }) | null> {
  const { status, dueAt } = ssoLogouts;
  return transaction(async (tx) => {
    const row = await claim(tx, ssoLogouts, {
      waits: and(inArray(status, OPEN), lte(dueAt, now())),
      order: [asc(dueAt)],
      taken: { status: "sending", dueAt: fromNow(LEASE_MS) },
    });
    if (!row) return null;
    const isActive = and(eq(ssoClients.id, row.clientId), isNull(ssoClients.disabledAt));
    return { ...row, uri: (await findRow(ssoClients, isActive, tx))?.backchannelLogoutUri ?? null };
  });
}

export async function settleLogout(id: string, outcome: Outcome): Promise<void> {
  await transaction((tx) => changeRows(tx, ssoLogouts, eq(ssoLogouts.id, id), { dueAt: now(), ...outcome }));
}

/** Returns when the next logout is due; null when none waits. */
export async function nextLogoutTime(): Promise<Date | null> {
  return aggregate(min(ssoLogouts.dueAt), ssoLogouts, inArray(ssoLogouts.status, OPEN));
}

const SHOWN = 10;

/** Returns a client's newest logouts, for operators. */
export async function listLogouts(clientId: string): Promise<SsoLogout[]> {
  return listRows(ssoLogouts, eq(ssoLogouts.clientId, clientId), {
    by: [desc(ssoLogouts.createdAt), desc(ssoLogouts.id)],
    limit: SHOWN,
  });
}

const KEPT_MS = 7 * DAY_MS;

export const deleteOldLogouts = deleteAfter(ssoLogouts.createdAt, KEPT_MS);
