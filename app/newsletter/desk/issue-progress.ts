import { config } from "~/base/kernel/config";
import { ended } from "~/base/kernel/sentence";
import { links } from "~/base/links";
import { shownEmail } from "~/base/text/email";
import { newsletterHeldUntil } from "~/mail/deliver";
import { DROPPED_TEXT } from "~/newsletter/change-issues";
import { countMails, listFailedMails, type MailStatus, type NewsletterIssue } from "~/newsletter/data/issues";
import { siteContent, siteTime } from "~/site/site.server";
import { type Issue, stoppedPart } from "./issue-acts";

const FAILED_SHOWN = 100;

/** In display order. */
const STATUS_LABELS: [MailStatus, string][] = [
  ["waiting", "Waiting"],
  ["sending", "Being sent"],
  ["sent", "Sent"],
  ["refused", "Refused by the mail server"],
  ["bounced", "Bounced"],
  ["complained", "Reported as unwanted"],
  [
    "unsure",
    "Unsure: the connection or this server failed midway. It may have arrived, so it is not sent again",
  ],
  ["skipped", "Left out: unsubscribed or disabled before their turn"],
  ["cancelled", "Cancelled"],
];

/** The label without its explanation. */
const shortLabel = (status: string) => STATUS_LABELS.find(([each]) => each === status)?.[1].split(":")[0];

/** Returns how far the sending of an issue is, for its page. */
export async function progressOf(issue: Issue) {
  const { id, status, startedAt, endedAt, refused } = issue;
  const [counts, failed, heldUntil] = await Promise.all([
    countMails(id),
    listFailedMails(id, FAILED_SHOWN),
    status === "sending" ? newsletterHeldUntil() : null,
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const open = (counts.waiting ?? 0) + (counts.sending ?? 0);
  const why = pauseText(issue, open);
  const times = [startedAt && `begun ${siteTime(startedAt)}`, endedAt && `ended ${siteTime(endedAt)}`];
  return {
    all,
    done: all - open,
    facts: [
      {
        term: "State",
        text: [status === "dropped" ? DROPPED_TEXT : status, ...times].filter(Boolean).join(", "),
      },
      ...(why ? [{ term: "Why it is paused", text: why }] : []),
      ...(siteContent().newsletter.archive ? [{ term: "Archive", ...archiveOf(issue) }] : []),
      ...(heldUntil && open > 0 ? [{ term: "Held until", text: heldText(heldUntil) }] : []),
      ...STATUS_LABELS.flatMap(([each, term]) =>
        counts[each]
          ? [{ term, text: `${counts[each]}${each === "refused" ? stoppedPart(refused) : ""}` }]
          : [],
      ),
    ],
    failed: failed.map((mail) => ({
      key: mail.id,
      cells: [
        mail.email ? shownEmail(mail.email) : "an account that is gone",
        shortLabel(mail.status),
        mail.lastError,
      ],
    })),
  };
}

/** Returns why the sending paused by itself; null when it did not. */
function pauseText({ status, pausedBecause, refused }: Issue, waiting: number): string | null {
  if (status !== "paused") return null;
  if (pausedBecause !== null)
    return `Mails in a row could not be sent. The mail service said: ${ended(pausedBecause)} Its readers lose nothing: resume sending when this is mended.`;
  if (waiting > 0) return null;
  return `Nobody has got this issue.${refused.sendable > 0 ? " Its refused mails can be sent again." : ""}`;
}

function heldText(until: Date): string {
  return `${siteTime(until)}, because MAIL_PER_HOUR is ${config().mailPerHour}, a tenth of which is kept for each other kind of mail. Then sending resumes by itself.`;
}

function archiveOf({ archive, number }: NewsletterIssue): { text: string; href?: string } {
  const href = links.issue(number ?? 0);
  if (archive === "shown") return { text: `public at ${href}`, href };
  return { text: archive === "withdrawn" ? "taken out by an operator" : "not public yet" };
}
