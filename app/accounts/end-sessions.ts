import type { Queries } from "~/base/data/database";
import { deleteOtherSessions } from "~/identity/data/sessions";
import { deleteTokensOf } from "~/sign-on/data/records";

/** Signs a member out here and at all clients, except for one session, and forgets the other known devices. */
export async function endSessions(tx: Queries, userId: string, keepSessionId?: string): Promise<void> {
  await deleteOtherSessions(tx, userId, keepSessionId);
  await deleteTokensOf(tx, userId);
}
