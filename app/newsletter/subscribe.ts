import { type Queries, transaction } from "~/base/data/database";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { isId } from "~/base/kernel/ids";
import { isSigned, sign } from "~/base/kernel/secrets";
import { links } from "~/base/links";
import { incomingMarkdown } from "~/base/text/incoming-text";
import { replaceWizardStart } from "~/base/text/markdown-links";
import { recordEvent } from "~/identity/data/audit";
import { findUserByEmail, normalEmail } from "~/identity/data/users";
import { queueMail } from "~/mail/data/outgoing";
import { letterSite } from "~/mail/letter-site";
import {
  endSubscription,
  lockSubscription,
  type NewsletterConsent,
  type SubscriberKey,
  saveSubscription,
} from "~/newsletter/data/subscriptions";
import { confirmNewsletterLetter } from "~/newsletter/join-letter";
import { hasPart, texts } from "~/site/site.server";

/** Returns the record of a consent given now on this form, as proof of it. */
export function newsletterConsent(form: string): NewsletterConsent {
  return { text: texts().newsletter.consent, form, at: now().toISOString() };
}

/** Subscribes a member whose email is verified. */
export async function subscribe(
  tx: Queries,
  userId: string,
  consent: NewsletterConsent,
  ip: string,
): Promise<void> {
  await saveSubscription(tx, { userId }, consent);
  await recordEvent(tx, { userId, kind: "newsletter_joined", ip });
}

const JOIN = "newsletter-join";

/** How long a link that confirms a subscription works. */
const JOIN_DAYS = 30;

/** An unconfirmed request to subscribe (`at`: ISO time). Only the signed link holds it until it is confirmed. */
type AskedConsent = { email: string; form: string; at: string };

const joinText = ({ email, form, at }: AskedConsent) => [email, form, at].join("\n");

/** The signed link that confirms a subscription, for the mail to that email. */
function joinUrl(asked: AskedConsent): string {
  const signature = sign(JOIN, joinText(asked));
  return config().appOrigin + links.confirmSubscription({ ...asked, signature });
}

/** Returns the request in a confirmation link, or null when its signature is wrong or it is too old. */
export function consentOfLink(parameters: URLSearchParams): AskedConsent | null {
  const part = (name: string) => parameters.get(name) ?? "";
  const asked = { email: part("email"), form: part("form"), at: part("at") };
  if (!asked.email || !isSigned(part("signature"), JOIN, joinText(asked))) return null;
  return new Date(asked.at) > fromNow(-JOIN_DAYS * DAY_MS) ? asked : null;
}

/** Writes the mail that asks to confirm a subscription; `form` says where it was asked for, or names the import, whose people come from `origin`. */
export function joinLetter(email: string, form: string, origin: string | null = null) {
  const url = joinUrl({ email, form, at: now().toISOString() });
  return confirmNewsletterLetter(letterSite(), { url, days: JOIN_DAYS, isImported: form !== "site", origin });
}

/** Mails the confirmation link. Everybody gets the same mail, so that nobody learns who subscribes or has an account. */
export async function mailJoin(email: string): Promise<void> {
  const recipient = normalEmail(email);
  await transaction((tx) =>
    queueMail(tx, { recipient, kind: "newsletter-confirm" }, () => joinLetter(recipient, "site")),
  );
}

/**
 * Subscribes whoever followed a confirmation link: the account if that email has a verified one, else the email itself.
 * Somebody who unsubscribed after asking stays unsubscribed. @returns whether the email is subscribed now
 */
export async function confirmJoin({ email, form, at }: AskedConsent, ip: string): Promise<boolean> {
  return transaction(async (tx) => {
    const user = await findUserByEmail(email, tx);
    if (user?.disabledAt) return false;
    const of: SubscriberKey = user?.verifiedAt ? { userId: user.id } : { email };
    const before = await lockSubscription(tx, of);
    if (before?.endedAt && before.endedAt >= new Date(at)) return false;
    if (before && !before.endedAt && before.confirmedAt) return true;
    const consent = { text: texts().newsletter.consent, form, at };
    if ("userId" in of) await subscribe(tx, of.userId, consent, ip);
    else await saveSubscription(tx, of, consent);
    return true;
  });
}

/** Ends a subscription and records it in the audit trail. Idempotent. */
export async function unsubscribe(
  tx: Queries,
  by: { id: string } | SubscriberKey,
  event: { ip: string; detail?: string },
): Promise<void> {
  const userId = await endSubscription(tx, by);
  if (userId) await recordEvent(tx, { userId, kind: "newsletter_left", ...event });
}

/** In place of a subscription's id, in the unsubscribe link of a test mail: its page says so. */
export const TRIAL_ID = "trial";

/**
 * Returns a subscriber's unsubscribe link, used in the text and in the List-Unsubscribe header (RFC 8058). Nobody can guess the
 * id. The link must work for as long as the mail is kept, so no secret that can be retired signs it.
 */
export function unsubscribeUrl(subscriptionId: string): string {
  return config().appOrigin + links.unsubscribe(subscriptionId);
}

/** Returns the subscription id of an unsubscribe link, or null when it is cut off. */
export function subscriptionOfLink(parameters?: URLSearchParams): string | null {
  const id = parameters?.get("id") ?? "";
  return isId(id) ? id : null;
}

/**
 * Returns an issue's Markdown for mail, page and feed. The `{{braindumper}}` line becomes a link. Older issues were saved
 * before forms removed certain characters, so the text is cleaned here too.
 */
export function issueText(body: string): string {
  const start = hasPart("braindumper") ? `[Try it with your own idea](${links.braindumper()})` : "";
  return replaceWizardStart(incomingMarkdown(body), start);
}
