import type { Queries } from "~/data/database";
import { deleteOtherSessions } from "~/data/sessions";
import { deleteTokensOf } from "~/data/sso-records";

/**
 * Signs a member out, here and at the sites that were signed on to with the account, but for the session named. The other
 * devices are known no more.
 */
export async function endSessions(tx: Queries, userId: string, keepSessionId?: string): Promise<void> {
  await deleteOtherSessions(tx, userId, keepSessionId);
  await deleteTokensOf(tx, userId);
}
