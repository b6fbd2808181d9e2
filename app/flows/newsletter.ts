import { recordEvent } from "~/data/audit";
import { type Queries, transaction } from "~/data/database";
import {
  endSubscription,
  listSubscribers,
  type NewsletterConsent,
  saveSubscription,
} from "~/data/newsletter";
import { NEWSLETTER_CONSENT } from "~/domain/newsletter";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { isSigned, sign } from "~/kernel/secrets";
import { links } from "~/links";

const PURPOSE = "newsletter";

/** The proof of a consent given now on this form. */
export function newsletterConsent(form: string): NewsletterConsent {
  return { text: NEWSLETTER_CONSENT, form, at: now().toISOString() };
}

/** A member whose address is proven gets the newsletter from now on. */
export async function subscribe(
  tx: Queries,
  userId: string,
  consent: NewsletterConsent,
  address: string,
): Promise<void> {
  await saveSubscription(tx, userId, consent);
  await recordEvent(tx, { userId, kind: "newsletter_joined", address });
}

/** Withdraws a consent and notes it in the member's trail. One that is withdrawn already stays so. */
export async function unsubscribe(by: { id: string } | { userId: string }, address: string): Promise<void> {
  await transaction(async (tx) => {
    const userId = await endSubscription(tx, by);
    if (userId) await recordEvent(tx, { userId, kind: "newsletter_left", address });
  });
}

/** The address that ends a subscription: for the link in a newsletter and for its List-Unsubscribe header (RFC 8058). */
export function unsubscribeUrl(subscriptionId: string): string {
  return config().appOrigin + links.unsubscribe(subscriptionId, sign(PURPOSE, subscriptionId));
}

/** The subscription that a link names, or null when this site did not make the link. */
export function subscriptionOfLink(parameters: URLSearchParams): string | null {
  const id = parameters.get("id") ?? "";
  return id && isSigned(parameters.get("signature") ?? "", PURPOSE, id) ? id : null;
}

/** Everybody who gets the newsletter, each with the proof of consent and the link that ends it. */
export async function exportSubscribers() {
  const subscribers = await listSubscribers();
  return subscribers.map(({ id, ...subscriber }) => ({ ...subscriber, unsubscribeUrl: unsubscribeUrl(id) }));
}
