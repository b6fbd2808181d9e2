import { siteContent, siteTime } from "~/content/site.server";
import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import { deleteFactorsSince } from "~/data/factors";
import {
  claimMailedToken,
  deleteOtherTokens,
  findMailedToken,
  replaceMailedToken,
} from "~/data/mailed-tokens";
import { queueMail } from "~/data/outgoing-mail";
import { findAccount, findEnabledUser, type User } from "~/data/users";
import { cutText } from "~/domain/cut-text";
import { deviceName } from "~/domain/device";
import { MINUTE_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { newId } from "~/kernel/ids";
import { shortIp } from "~/kernel/ip";
import { links } from "~/links";
import { type Alert, alertLetter } from "~/mail/letters";
import { endSessions } from "./end-sessions";
import { letterSite } from "./letter-site";

/** Who is at the browser: their ip, shortened or not, and what the browser calls itself. */
export type Seen = { ip: string; userAgent: string };

/**
 * Mails a member what happened to the account, in the transaction of its cause: what, when, roughly where from, and a link
 * for "This was not me". `detail`: which factor.
 */
export async function alertMember(
  tx: Queries,
  user: User,
  kind: Alert,
  { ip, userAgent, detail = "" }: Seen & { detail?: string },
): Promise<void> {
  await queueMail(tx, { recipient: user.email, kind: mailKindOf(kind) }, async () => {
    // Several mails about one takeover each have a link that works, in any order.
    const secret = await replaceMailedToken(tx, { userId: user.id, purpose: "alert", about: newId() });
    return alertLetter(letterSite(), {
      name: user.name,
      kind,
      detail: withoutLinks(detail),
      when: `${siteTime(now())} ${siteContent().timeZone}`,
      where: `${deviceName(userAgent)}, network ${shortIp(ip)}`,
      url: `${config().appOrigin}${links.notMe()}?token_hash=${secret}`,
    });
  });
}

type Dashed<Text extends string> = Text extends `${infer A}_${infer B}` ? `${A}-${Dashed<B>}` : Text;

const mailKindOf = (alert: Alert) => alert.replaceAll("_", "-") as Dashed<Alert>;

/** A name that an intruder chose must not become a link of theirs in a mail of ours. */
function withoutLinks(text: string): string {
  return cutText(text.replace(/[^\p{L}\p{M}\p{N},'()-]+/gu, " ").trim(), 80);
}

/** The member whom an alert's link is about, or null. Looking uses nothing up. */
export async function findAlerted(secret: string): Promise<{ user: User; email: string } | null> {
  const token = await findMailedToken(secret, "alert");
  const user = token && (await findEnabledUser(token.userId));
  return user && { user, email: user.email };
}

/**
 * "This was not me": uses the link up, and ends every session and every other link that could change the account. The
 * intruder may know the password, so the result holds the secret of a link to set a new one.
 * @returns null when the link is unknown, used or too old.
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
    // Factors that were added by then or later are the intruder's. The row of one is a moment older than its mail.
    await deleteFactorsSince(tx, user.id, new Date(token.createdAt.getTime() - MINUTE_MS));
    await recordEvent(tx, { userId: user.id, kind: "alert_denied", ip });
    return { user, resetSecret: await replaceMailedToken(tx, { userId: user.id, purpose: "recovery" }) };
  });
}
