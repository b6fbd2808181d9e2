import { claimMailedToken, deleteOtherTokens, replaceMailedToken } from "~/accounts/data/mailed-tokens";
import { type Alert, alertLetter } from "~/accounts/letters";
import { type Queries, transaction } from "~/base/data/database";
import { MINUTE_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { shortIp } from "~/base/kernel/ip";
import { cutText } from "~/base/text/cut-text";
import { recordEvent } from "~/identity/data/audit";
import { deleteFactorsSince } from "~/identity/data/factors";
import { findAccount, type User } from "~/identity/data/users";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite } from "~/mail/letter-site";
import { siteContent, siteTime } from "~/site/site.server";
import { deviceName } from "./device";
import { endSessions } from "./end-sessions";
import { makeMailedLink } from "./mailed-link";

/** Where a request comes from: the client's ip (maybe shortened) and its User-Agent header. */
export type Seen = { ip: string; userAgent: string };

/**
 * Mails a member what happened to the account: what, when, roughly where from, and a "This was not me" link. Queued in the
 * caller's transaction, so there is no mail without the event. `detail` names the factor.
 */
export async function alertMember(
  tx: Queries,
  user: User,
  kind: Alert,
  { ip, userAgent, detail = "" }: Seen & { detail?: string },
): Promise<void> {
  await queueMail(tx, { recipient: user.email, kind }, async () => {
    // Each alert has a token of its own, so that after several alerts the link of any mail works.
    const url = await makeMailedLink(tx, { userId: user.id, purpose: "alert", about: newId() });
    return alertLetter(letterSite(), {
      name: user.name,
      kind,
      detail: withoutLinks(detail),
      when: `${siteTime(now())} ${siteContent().timeZone}`,
      where: `${deviceName(userAgent)}, network ${shortIp(ip)}`,
      url,
    });
  });
}

/** Strips everything that a mail program could turn into a link: an intruder may have chosen this name. */
function withoutLinks(text: string): string {
  return cutText(text.replace(/[^\p{L}\p{M}\p{N},'()-]+/gu, " ").trim(), 80);
}

/**
 * Handles "This was not me": uses up the link, and ends all sessions and all other links that could change the account. The
 * intruder may know the password, so the result has the secret of a link to set a new one.
 * @returns null when the link is unknown, used or expired
 */
export async function denyAlert(
  secret: string,
  ip: string,
): Promise<{ user: User; resetSecret: string } | null> {
  return transaction(async (tx) => {
    const token = await claimMailedToken(tx, secret, "alert");
    const user = token && (await findAccount(tx, token.userId));
    if (!user) return null;
    await deleteOtherTokens(tx, user.id, ["email_undo", "alert"]);
    await endSessions(tx, user.id);
    // Factors added since the alert are the intruder's. One minute earlier, because a factor's row is written before its alert.
    await deleteFactorsSince(tx, user.id, new Date(token.createdAt.getTime() - MINUTE_MS));
    await recordEvent(tx, { userId: user.id, kind: "alert_denied", ip });
    return { user, resetSecret: await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" }) };
  });
}
