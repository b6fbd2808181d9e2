import { siteContent } from "~/content.server";
import {
  type ClaimedMail,
  claimNewsletterMail,
  type IssueText,
  type NewsletterIssue,
  noteMail,
} from "~/data/newsletter-issues";
import type { Letter } from "~/data/outgoing-mail";
import { fromNow } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { retryDelay, type SendBulk } from "~/mail/deliver";
import { newsletterLetter } from "~/mail/newsletter-letter";
import { MailRefused, MailUnsure } from "~/mail/transports";
import { newsletterLinks } from "~/newsletter-links";
import { letterSite } from "./letter-site";
import { issueText, trialUnsubscribeUrl, unsubscribeUrl } from "./newsletter";

/** With the waits of a queued mail, a few hours. */
const TRIES_MAX = 12;

/** Makes copies of an issue; `number` is its place in the archive, null for a draft. */
function copiesOf({ subject, body, number }: IssueText & Pick<NewsletterIssue, "number">) {
  const { controller, contact, newsletter } = siteContent();
  const webUrl =
    newsletter.archive && number !== null ? config().appOrigin + newsletterLinks.issue(number) : null;
  const sender = { controller, contact, address: newsletter.address };
  return newsletterLetter({ site: letterSite(), sender, subject, body: issueText(body), webUrl });
}

/** A copy that belongs to no subscriber. */
export function sampleOf(issue: NewsletterIssue): Letter {
  return copiesOf(issue)(trialUnsubscribeUrl());
}

let last: { id: string; copy: ReturnType<typeof copiesOf> } | undefined;

/** An issue that is being sent does not change any more. */
function copyOf({ issue, subscriptionId }: ClaimedMail) {
  if (last?.id !== issue.id) last = { id: issue.id, copy: copiesOf(issue) };
  return last.copy(unsubscribeUrl(subscriptionId));
}

/**
 * Sends the next mail of a newsletter. It is marked before it is handed over, so that after a crash it is 'unsure' and never
 * sent twice.
 */
export const sendNextNewsletterMail: SendBulk = async (transport) => {
  const mail = await claimNewsletterMail();
  if (!mail) return false;
  try {
    await transport({ id: mail.id, recipient: mail.email, letter: copyOf(mail), isBulk: true });
  } catch (error) {
    return noteFailure(mail, error as Error & { responseCode?: number });
  }
  await noteMail(mail.id, { status: "sent" });
  return true;
};

async function noteFailure(mail: ClaimedMail, error: Error & { responseCode?: number }): Promise<boolean> {
  const lastError = error.message.slice(0, 300);
  const attempts = mail.attempts + 1;
  log.warn({ mail: mail.id, attempts, kind: error.name }, "newsletter mail not delivered");
  if (error instanceof MailRefused || (attempts >= TRIES_MAX && !(error instanceof MailUnsure))) {
    await noteMail(mail.id, { status: "refused", lastError });
    return true;
  }
  if (error instanceof MailUnsure) {
    await noteMail(mail.id, { status: "unsure", lastError });
    // The provider may be down: one a minute is tried then, not the whole list.
    return false;
  }
  await noteMail(mail.id, { status: "waiting", lastError, attempts, dueAt: fromNow(retryDelay(attempts)) });
  // An answer concerns this mail; no answer concerns them all.
  return error.responseCode !== undefined;
}
