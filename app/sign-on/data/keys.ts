import { desc, eq, gt, isNull, or } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { deleteAfter, findRow } from "~/base/data/rows";
import { fromNow, HOUR_MS, now } from "~/base/kernel/clock";
import { SESSION_LIFETIME_MS } from "~/identity/data/sessions";
import { type SsoKey, ssoKeys } from "~/sign-on/tables";

export type { SsoKey };

/** How long a replaced key stays published: tokens live ten minutes, and clients cache the key list. */
const PUBLISHED_MS = 24 * HOUR_MS;

const publishedSince = () => fromNow(-PUBLISHED_MS);

const published = prepared({ since: ssoKeys.replacedAt }, (queries, { since }) =>
  queries
    .select()
    .from(ssoKeys)
    .where(or(isNull(ssoKeys.replacedAt), gt(ssoKeys.replacedAt, since)))
    .orderBy(desc(ssoKeys.createdAt), desc(ssoKeys.id)),
);

/** Returns a key, published or not: an ID token may come as a mere hint (id_token_hint). */
export const findKey = (id: string) => findRow(ssoKeys, eq(ssoKeys.id, id));

/** Returns the published keys, the one that signs first. */
export async function listKeys(from: Queries = reader()): Promise<SsoKey[]> {
  const rows = await published({ since: publishedSince() }, from);
  return rows.sort((a, b) => Number(a.replacedAt !== null) - Number(b.replacedAt !== null));
}

/** Adds a key that signs from now on; the current one is marked as replaced. */
export async function replaceKey(tx: Queries, key: Pick<SsoKey, "id" | "sealedKey">): Promise<void> {
  await tx.update(ssoKeys).set({ replacedAt: now() }).where(isNull(ssoKeys.replacedAt));
  await tx.insert(ssoKeys).values({ ...key, createdAt: now(), replacedAt: null });
}

/** Deletes keys replaced longer ago than a session can last: until then a client may send an ID token as a hint. */
export const deleteOldKeys = deleteAfter(ssoKeys.replacedAt, SESSION_LIFETIME_MS);
