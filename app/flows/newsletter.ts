import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import {
  endSubscription,
  listSubscribers,
  type NewsletterConsent,
  saveSubscription,
} from "~/data/newsletter";
import { incomingMarkdown } from "~/domain/incoming-markdown";
import { replaceWizardStart } from "~/domain/markdown-links";
import { NEWSLETTER_CONSENT } from "~/domain/newsletter";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { isSigned, sign } from "~/kernel/secrets";
import { links } from "~/links";
import { newsletterLinks } from "~/newsletter-links";

const PURPOSE = "newsletter";

/** The record of a consent given now on this form. */
export function newsletterConsent(form: string): NewsletterConsent {
  return { text: NEWSLETTER_CONSENT, form, at: now().toISOString() };
}

/** Subscribes a member whose email is verified. */
export async function subscribe(
  tx: Queries,
  userId: string,
  consent: NewsletterConsent,
  ip: string,
): Promise<void> {
  await saveSubscription(tx, userId, consent);
  await recordEvent(tx, { userId, kind: "newsletter_joined", ip });
}

/** Ends a subscription and notes it in the trail; nothing happens if it has ended already. */
export async function unsubscribe(by: { id: string } | { userId: string }, ip: string): Promise<void> {
  await transaction(async (tx) => {
    const userId = await endSubscription(tx, by);
    if (userId) await recordEvent(tx, { userId, kind: "newsletter_left", ip });
  });
}

const TRIAL = "trial";

/** The unsubscribe link of a copy that goes to no subscriber: its page says so. */
export function trialUnsubscribeUrl(): string {
  return config().appOrigin + newsletterLinks.unsubscribe(TRIAL, "");
}

export function isTrialLink(parameters: URLSearchParams): boolean {
  return parameters.get("id") === TRIAL;
}

/** The unsubscribe link, also for the List-Unsubscribe header (RFC 8058). */
export function unsubscribeUrl(subscriptionId: string): string {
  return config().appOrigin + newsletterLinks.unsubscribe(subscriptionId, sign(PURPOSE, subscriptionId));
}

/** The subscription of a link, or null when its signature is wrong. */
export function subscriptionOfLink(parameters: URLSearchParams): string | null {
  const id = parameters.get("id") ?? "";
  return id && isSigned(parameters.get("signature") ?? "", PURPOSE, id) ? id : null;
}

/** All subscribers, with proof of consent and unsubscribe link. */
export async function exportSubscribers() {
  const subscribers = await listSubscribers();
  return subscribers.map(({ id, ...subscriber }) => ({ ...subscriber, unsubscribeUrl: unsubscribeUrl(id) }));
}

/**
 * The text of an issue, for mail, page and feed. The line that is the wizard's first step in a post becomes a link. An old
 * issue may hold what forms take out today.
 */
export function issueText(body: string): string {
  return replaceWizardStart(incomingMarkdown(body), `[Try it with your own idea](${links.wizard()})`);
}
