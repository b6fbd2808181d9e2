import { desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { fromNow, HOUR_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { type Queries, reader } from "./database";
import { prepared } from "./prepared";
import { type SsoKey, ssoKeys } from "./tables";

export type { SsoKey };

/** Replaced keys stay published this long: tokens live ten minutes, and clients cache the key list. */
const PUBLISHED_MS = 24 * HOUR_MS;

const publishedSince = () => fromNow(-PUBLISHED_MS);

const published = prepared({ since: ssoKeys.replacedAt }, (queries, { since }) =>
  queries
    .select()
    .from(ssoKeys)
    .where(or(isNull(ssoKeys.replacedAt), gt(ssoKeys.replacedAt, since)))
    .orderBy(desc(ssoKeys.createdAt), desc(ssoKeys.id)),
);

/** A key that is not published any more; for an ID token as a hint, where what it says is only asked about. */
export async function findKey(id: string): Promise<SsoKey | null> {
  const [key] = await reader().select().from(ssoKeys).where(eq(ssoKeys.id, id));
  return key ?? null;
}

/** The published keys, the signing one first. */
export async function listKeys(from: Queries = reader()): Promise<SsoKey[]> {
  const rows = await published({ since: publishedSince() }, from);
  return rows.sort((a, b) => Number(a.replacedAt !== null) - Number(b.replacedAt !== null));
}

/** Adds a key, which signs from now on. */
export async function replaceKey(tx: Queries, key: Pick<SsoKey, "id" | "sealedKey">): Promise<void> {
  await tx.update(ssoKeys).set({ replacedAt: now() }).where(isNull(ssoKeys.replacedAt));
  await tx.insert(ssoKeys).values({ ...key, createdAt: now(), replacedAt: null });
}

/** Deletes a key that can no longer be read. */
export async function deleteKey(tx: Queries, id: string): Promise<void> {
  await tx.delete(ssoKeys).where(eq(ssoKeys.id, id));
}

/** A client may come with an ID token for as long as its member's session lasts. */
export async function deleteOldKeys(tx: Queries): Promise<void> {
  await tx.delete(ssoKeys).where(lt(ssoKeys.replacedAt, fromNow(-config().sessionLifetimeMs)));
}
