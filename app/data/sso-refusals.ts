import { desc, eq, gt, lt } from "drizzle-orm";
import { DAY_MS, fromNow, now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { keepNewest } from "./keep-newest";
import { type SsoRefusal, ssoRefusals } from "./tables";

export type { SsoRefusal };

/** Strangers cause these rows, so there are never more. */
const KEPT = 200;
const KEPT_MS = 30 * DAY_MS;
const SHOWN = 20;

const newestFirst = [desc(ssoRefusals.createdAt), desc(ssoRefusals.id)];

/** Keeps why a sign-on was refused; the oldest rows make room. */
export async function insertRefusal(
  tx: Queries,
  refusal: Omit<SsoRefusal, "id" | "createdAt">,
): Promise<void> {
  await tx.insert(ssoRefusals).values({ ...refusal, id: newId(), createdAt: now() });
  const { createdAt: by, id } = ssoRefusals;
  await keepNewest(tx, { table: ssoRefusals, of: undefined, by, id }, KEPT);
}

/** The newest refusals, of all clients or one. */
export async function listRefusals(clientId?: string): Promise<SsoRefusal[]> {
  return reader()
    .select()
    .from(ssoRefusals)
    .where(clientId === undefined ? undefined : eq(ssoRefusals.clientId, clientId))
    .orderBy(...newestFirst)
    .limit(SHOWN);
}

export async function countRefusals(since: Date): Promise<number> {
  return reader().$count(ssoRefusals, gt(ssoRefusals.createdAt, since));
}

export async function deleteOldRefusals(tx: Queries): Promise<void> {
  await tx.delete(ssoRefusals).where(lt(ssoRefusals.createdAt, fromNow(-KEPT_MS)));
}
