import { sent } from "~/base/data/queue";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import type { BulkMail, Step } from "~/mail/bulk";
import type { Letter } from "~/mail/data/outgoing";
import { afterFailure } from "~/mail/deliver";
import { letterSite } from "~/mail/letter-site";
import { NotSent } from "~/mail/transports";
import { newsletterQueue } from "~/newsletter/data/bulk";
import {
  beginScheduled,
  type ClaimedMail,
  claimNewsletterMail,
  type IssueText,
  type NewsletterIssue,
  noteMail,
} from "~/newsletter/data/issues";
import { siteContent } from "~/site/site.server";
import { newsletterLetter } from "./letter";
import { issueText, TRIAL_ID, unsubscribeUrl } from "./subscribe";

/** How often a mail may be deferred for one recipient: with a queued mail's waits, a few hours. */
const TRIES_MAX = 12;

type Drawn = IssueText & Pick<NewsletterIssue, "number">;

/** Renders an issue once, for many recipients. `number` is its place in the archive, null before it is sent. */
function copiesOf({ subject, body, number }: Drawn) {
  const { controller, contact, newsletter } = siteContent();
  const webUrl = newsletter.archive && number !== null ? config().appOrigin + links.issue(number) : null;
  const sender = { controller, contact, address: newsletter.address };
  return newsletterLetter({ site: letterSite(), sender, subject, body: issueText(body), webUrl });
}

/** Renders an issue for a test or preview: its unsubscribe link belongs to no subscriber. */
export function sampleOf(issue: Drawn): Letter {
  return copiesOf(issue)(unsubscribeUrl(TRIAL_ID));
}

let last: { id: string; copy: ReturnType<typeof copiesOf> } | undefined;

/** Caches the rendered issue between recipients. Safe, since an issue cannot be edited while it is being sent. */
function copyOf({ issue, subscriptionId }: ClaimedMail) {
  if (last?.id !== issue.id) last = { id: issue.id, copy: copiesOf(issue) };
  return last.copy(unsubscribeUrl(subscriptionId));
}

/** Sends the next newsletter mail, marked before it is handed over: after a crash it is 'unsure', never sent twice. */
const sendNext: BulkMail["sendNext"] = async (transport) => {
  const mail = await claimNewsletterMail();
  if (!mail) return "none";
  try {
    await transport({
      id: mail.id,
      recipient: mail.email,
      letter: copyOf(mail),
      isBulk: true,
      isRetry: mail.attempts > 0,
    });
  } catch (error) {
    return noteFailure(mail, error as Error);
  }
  await noteMail(mail, sent());
  return "done";
};

/** The newsletter as delivery, limits and restores see it. */
export const newsletterMail: BulkMail = { ...newsletterQueue, beginScheduled, sendNext };

async function noteFailure(mail: ClaimedMail, error: Error): Promise<Step> {
  const of = { ...mail, kind: "newsletter", recipient: mail.email };
  const { outcome, step } = await afterFailure(error, of, mail.attempts + 1 >= TRIES_MAX);
  const isLost = error instanceof NotSent && error.about === "lost answer";
  await noteMail(
    mail,
    isLost ? { status: "unsure", lastError: outcome.lastError } : outcome,
    step === "down",
  );
  return step;
}
