import { and, eq, getTableColumns, gt, inArray, isNull, max, ne } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { prepared } from "~/base/data/prepared";
import { aggregate, changeRows, deleteAfter, deleteWith, findRow } from "~/base/data/rows";
import { fromNow, now, SECOND_MS } from "~/base/kernel/clock";
import { hashSecret } from "~/base/kernel/ids";
import { isRedirectUri } from "~/sign-on/client-rules";
import { ASKED, type SignOnPrompt } from "~/sign-on/sign-on";
import { type SsoRecord, ssoClients, ssoRecords } from "~/sign-on/tables";

export type { SsoRecord };

/** Returns the key of a record. Its id is a secret (a code or token), so only the hash is stored. */
export function recordKey(model: string, id: string): string {
  return `${model}:${hashSecret(id)}`;
}

const SIGN_ON = "Interaction";

const columns = getTableColumns(ssoRecords);

const byKey = prepared({ key: columns.key }, (queries, { key }) =>
  queries
    .select({ row: columns, redirectUris: ssoClients.redirectUris, secretHash: ssoClients.secretHash })
    .from(ssoRecords)
    .leftJoin(ssoClients, and(eq(ssoClients.id, ssoRecords.clientId), isNull(ssoClients.disabledAt)))
    .where(eq(ssoRecords.key, key)),
);

/**
 * Returns a record by its secret id, expired or not; null when there is none, or when it leads to an address that its
 * client has given up, or to a client that is disabled.
 */
export async function findRecord(model: string, id: string): Promise<SsoRecord | null> {
  const [found] = await byKey({ key: recordKey(model, id) });
  if (!found) return null;
  const { params, redirectUri = params?.redirect_uri } = found.row.payload as LeadsTo;
  if (redirectUri === undefined) return found.row;
  const isRegistered = isRedirectUri(found.redirectUris ?? [], redirectUri, found.secretHash === null);
  return isRegistered ? found.row : null;
}

/** Of a pending sign-on and of a code; tokens lead nowhere. */
type LeadsTo = { params?: { redirect_uri?: string }; redirectUri?: string };

const upsert = prepared(columns, (queries, { key, createdAt, ...change }) =>
  queries
    .insert(ssoRecords)
    .values({ key, createdAt, ...change })
    .onConflictDoUpdate({ target: ssoRecords.key, set: change }),
);

/** Pending sign-ons kept per browser, which may have several tabs. */
const KEPT_WAITING = 20;
/** Sign-ons kept per member and client. Each lives 30 days. */
const KEPT_SIGN_ONS = 1000;

/** Writes the engine's records of a request, and deletes the oldest sign-ons of the same browser or member. */
export async function upsertRecords(tx: Queries, records: SsoRecord[]): Promise<void> {
  for (const record of records) {
    await upsert(record, tx);
    const { model, sessionId, userId, clientId } = record;
    if (model === SIGN_ON && sessionId) {
      const of = and(eq(ssoRecords.sessionId, sessionId), eq(ssoRecords.model, model));
      const rows = { table: ssoRecords, of, by: ssoRecords.createdAt, id: ssoRecords.key };
      await keepNewest(tx, rows, KEPT_WAITING);
    }
    if (model === "Grant" && userId && clientId) {
      const ofMember = and(eq(ssoRecords.userId, userId), eq(ssoRecords.clientId, clientId));
      const of = and(ofMember, eq(ssoRecords.model, model));
      // Deleted by `grantId`, so that codes and tokens of a sign-on go with it.
      const rows = { table: ssoRecords, of, by: ssoRecords.createdAt, id: ssoRecords.grantId };
      await keepNewest(tx, rows, KEPT_SIGN_ONS);
    }
  }
}

/** How long a refresh token still counts once replaced: tabs refresh at the same moment, and answers get lost. */
const GRACE_MS = 30 * SECOND_MS;

/** Returns since when something counts as used up; null while it does not. */
export function usedSince({ model, consumedAt }: SsoRecord): Date | null {
  const isInGrace = model === "RefreshToken" && consumedAt && consumedAt > fromNow(-GRACE_MS);
  return isInGrace ? null : consumedAt;
}

const claim = prepared({ key: columns.key, time: columns.consumedAt }, (queries, { key, time }) =>
  changeRows(queries, ssoRecords, and(eq(ssoRecords.key, key), isNull(ssoRecords.consumedAt)), {
    consumedAt: time,
  }).returning({ key: ssoRecords.key }),
);

/** Uses up a code or refresh token. @returns whether it was still good; of parallel calls for a code exactly one gets true */
export async function claimRecord(tx: Queries, model: string, id: string): Promise<boolean> {
  const key = recordKey(model, id);
  if ((await claim({ key, time: now() }, tx)).length > 0) return true;
  const [found] = await byKey({ key }, tx);
  return found !== undefined && usedSince(found.row) === null;
}

export async function deleteRecord(tx: Queries, model: string, id: string): Promise<void> {
  await tx.delete(ssoRecords).where(eq(ssoRecords.key, recordKey(model, id)));
}

/** Deletes this record and everything else of its sign-on. */
export async function deleteSiblings(tx: Queries, model: string, id: string): Promise<void> {
  const [found] = await byKey({ key: recordKey(model, id) }, tx);
  if (found?.row.grantId) await deleteSignOnRecords(tx, found.row.grantId);
}

/** Deletes all records of one sign-on. */
export const deleteSignOnRecords = deleteWith(ssoRecords.grantId);

/** Deletes every code and token of a client. Its pending sign-ons expire: they stay a while to tell where they began. */
export async function deleteClientRecords(tx: Queries, clientId: string): Promise<void> {
  const { clientId: of, model } = ssoRecords;
  await tx.delete(ssoRecords).where(and(eq(of, clientId), ne(model, SIGN_ON)));
  await tx.update(ssoRecords).set({ expiresAt: now() }).where(eq(of, clientId));
}

/** Deletes a member's tokens, for one client or all. */
export async function deleteTokensOf(tx: Queries, userId: string, clientId?: string): Promise<void> {
  await tx
    .delete(ssoRecords)
    .where(and(eq(ssoRecords.userId, userId), clientId ? eq(ssoRecords.clientId, clientId) : undefined));
}

/** A sign-on that waits for its visitor to sign in or consent. */
export type PendingSignOn = {
  id: string;
  clientId: string;
  redirectUri: string;
  state: string;
  returnTo: string | null;
  isAutomatic: boolean;
  scopes: string[];
  asks: SignOnPrompt;
  startedAt: Date;
  expiresAt: Date;
  /** The session of the browser that began it. */
  sessionId: string | null;
};

/** Returns a pending sign-on by its session_id, from any browser, expired or not. */
export async function findSignOn(id: string): Promise<PendingSignOn | null> {
  const row = await findRecord(SIGN_ON, id);
  if (!row) return null;
  const { params, prompt } = row.payload as {
    params: Record<string, string | undefined>;
    prompt: { name: string };
  };
  return {
    id,
    clientId: params.client_id ?? "",
    redirectUri: params.redirect_uri ?? "",
    state: params.state ?? "",
    returnTo: params.return_to ?? null,
    isAutomatic: params.automatic_login === "true",
    scopes: params.scope?.split(" ") ?? [],
    asks: ASKED.find((each) => each === prompt.name) ?? "login",
    startedAt: row.createdAt,
    expiresAt: row.expiresAt,
    sessionId: row.sessionId,
  };
}

/** Returns where a pending sign-on began, though its client may be disabled by now; null when there is none. */
export async function originOfSignOn(
  id: string,
): Promise<Pick<PendingSignOn, "clientId" | "redirectUri" | "sessionId"> | null> {
  const [found] = await byKey({ key: recordKey(SIGN_ON, id) });
  if (!found) return null;
  const { redirect_uri: redirectUri = "" } = (found.row.payload as LeadsTo).params ?? {};
  return { clientId: found.row.clientId ?? "", redirectUri, sessionId: found.row.sessionId };
}

/** Stores the member's answer with a pending sign-on, in the form the engine expects. */
export async function noteAnswer(
  tx: Queries,
  { id, sessionId }: Pick<PendingSignOn, "id" | "sessionId">,
  result: Record<string, unknown>,
): Promise<void> {
  const mine = and(
    eq(ssoRecords.key, recordKey(SIGN_ON, id)),
    eq(ssoRecords.sessionId, sessionId ?? ""),
    gt(ssoRecords.expiresAt, now()),
  );
  const row = await findRow(ssoRecords, mine, tx);
  if (row) await changeRows(tx, ssoRecords, mine, { payload: { ...row.payload, result } });
}

const TOKENS = ["AuthorizationCode", "AccessToken", "RefreshToken"];

/** Returns when a client last got an access token for this member, of those not deleted yet; null for never. */
export async function lastTokenOf(userId: string, clientId: string): Promise<Date | null> {
  const ofBoth = and(eq(ssoRecords.userId, userId), eq(ssoRecords.clientId, clientId));
  return aggregate(max(ssoRecords.createdAt), ssoRecords, and(ofBoth, eq(ssoRecords.model, "AccessToken")));
}

/** Returns a member's valid codes and tokens, for the data download. */
export async function listTokensOf(userId: string) {
  return reader()
    .select({
      kind: ssoRecords.model,
      clientId: ssoRecords.clientId,
      createdAt: ssoRecords.createdAt,
      expiresAt: ssoRecords.expiresAt,
    })
    .from(ssoRecords)
    .where(
      and(
        eq(ssoRecords.userId, userId),
        inArray(ssoRecords.model, TOKENS),
        isNull(ssoRecords.consumedAt),
        gt(ssoRecords.expiresAt, now()),
      ),
    );
}

export const deleteExpiredRecords = deleteAfter(ssoRecords.expiresAt);
