import { and, desc, eq, gt, gte, notInArray, or } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { deleteAfter, listRows } from "~/base/data/rows";
import { DAY_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { type SsoRefusal, ssoClients, ssoRefusals } from "~/sign-on/tables";

export type { SsoRefusal };

/** The maximum number of rows, since strangers can cause them. */
const KEPT = 200;
const KEPT_MS = 30 * DAY_MS;
const SHOWN = 20;

const newestFirst = [desc(ssoRefusals.createdAt), desc(ssoRefusals.id)];

/** Records why a sign-on was refused. The oldest rows beyond the maximum are deleted. */
export async function insertRefusal(
  tx: Queries,
  refusal: Omit<SsoRefusal, "id" | "createdAt">,
): Promise<void> {
  await tx.insert(ssoRefusals).values({ ...refusal, id: newId(), createdAt: now() });
  const { createdAt: by, id } = ssoRefusals;
  await keepNewest(tx, { table: ssoRefusals, of: undefined, by, id }, KEPT);
}

/** Returns the newest refusals, of all clients or one, with those of an unknown client id, which may be a misspelling. */
export async function listRefusals(clientId?: string, since = new Date(0)): Promise<SsoRefusal[]> {
  const known = reader().select({ id: ssoClients.id }).from(ssoClients);
  const { clientId: named, createdAt } = ssoRefusals;
  const isOf = clientId === undefined ? undefined : or(eq(named, clientId), notInArray(named, known));
  return listRows(ssoRefusals, and(isOf, gte(createdAt, since)), { by: newestFirst, limit: SHOWN });
}

export async function countRefusals(since: Date): Promise<number> {
  return reader().$count(ssoRefusals, gt(ssoRefusals.createdAt, since));
}

/** Deletes refusals older than 30 days. */
export const deleteOldRefusals = deleteAfter(ssoRefusals.createdAt, KEPT_MS);
