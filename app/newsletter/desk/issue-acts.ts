import { reader } from "~/base/data/database";
import { deskLinks } from "~/base/desk-links";
import { problem } from "~/base/http/problem";
import { now } from "~/base/kernel/clock";
import { many } from "~/base/kernel/sentence";
import { momentOf } from "~/base/text/time-zone";
import { defineActs } from "~/desk/define-acts";
import {
  archiveIssue,
  cancelIssue,
  deleteDraft,
  issueRevision,
  issueStateText,
  pauseIssue,
  resumeIssue,
  retryRefused,
  sendToAll,
  unschedule,
  withdrawIssue,
} from "~/newsletter/change-issues";
import { checkIssue } from "~/newsletter/check-addresses";
import { countRefusedMails, findIssue, isSentToSome, type NewsletterIssue } from "~/newsletter/data/issues";
import { countSubscribers } from "~/newsletter/data/subscriptions";
import { siteContent } from "~/site/site.server";

type Refused = Awaited<ReturnType<typeof countRefusedMails>>;

/** `hasArrived`: whether the mail service accepted it for anybody. `readers`: how many would get it now. */
export type Issue = NewsletterIssue & { refused: Refused; hasArrived: boolean; readers: number };

/** @throws the 404 page when there is no such issue */
export async function requireIssue(id = ""): Promise<Issue> {
  const issue = await findIssue(id);
  const link = { href: deskLinks.newsletter(), label: "All issues" };
  if (!issue) throw problem(404, "No such issue", "It may have been deleted.", { link });
  const readers = issue.status === "draft" ? await countSubscribers() : 0;
  const [refused, hasArrived] = await Promise.all([countRefusedMails(id), isSentToSome(reader(), id)]);
  return { ...issue, refused, hasArrived, readers };
}

/** Says how many refused mails cannot be sent again yet; empty for none. */
export const stoppedPart = ({ stopped }: Refused) =>
  stopped > 0 ? ` (${many(stopped, "waits", "wait")} for “Allow again” under Mail)` : "";

const SENT = "A mail that was sent cannot be taken back. Sending can be paused and cancelled on the way.";
const IN_ARCHIVE = "When all are sent, anybody can read it in the archive.";

/** States of an issue whose rest is never sent. */
const HAS_ENDED = ["cancelled", "dropped"];

function momentProblem(typed: string): string | null {
  const moment = momentOf(typed, siteContent().timeZone);
  if (!moment) return "Give a day and a time, like 2026-05-26T09:00.";
  return moment < now() ? "This moment has passed." : null;
}

const hasArchive = () => siteContent().newsletter.archive;

export const issueActs = defineActs<Issue>({
  find: requireIssue,
  revisionOf: issueRevision,
  nameOf: ({ subject }) => subject,
  page: deskLinks.issue,
  list: deskLinks.newsletter(),
  inWords: issueStateText,
  acts: {
    pause: {
      label: "Pause",
      says: "No further mail is sent.",
      done: "Sending is paused",
      isDirect: true,
      fits: ({ status }) => status === "sending",
      run: pauseIssue,
    },
    resume: {
      label: "Resume",
      says: "The waiting mails are sent.",
      done: "Sending is resumed",
      isDirect: true,
      fits: ({ status }) => status === "paused",
      run: resumeIssue,
    },
    cancel: {
      label: "Cancel the rest",
      says: "What has not been sent yet is never sent. What was sent stays sent.",
      done: "The rest is cancelled",
      destroys: "for good",
      fits: ({ status }) => status === "sending" || status === "paused",
      run: cancelIssue,
    },
    retry: {
      label: "Send the refused again",
      says: "Each mail that the mail server refused is tried once more, unless mail to its email is stopped.",
      done: ({ refused }) =>
        `${many(refused.sendable, "refused mail is", "refused mails are")} sent again${stoppedPart(refused)}`,
      isDirect: true,
      fits: ({ status, refused }) => refused.sendable > 0 && !HAS_ENDED.includes(status),
      run: retryRefused,
    },
    withdraw: {
      label: "Take it out of the archive",
      says: "It can no longer be read on the site. The mails that were sent keep their text, but their link to it leads nowhere.",
      done: "The issue is out of the archive",
      destroys: "access",
      fits: ({ archive }) => hasArchive() && archive === "shown",
      run: withdrawIssue,
    },
    archive: {
      label: "Put it into the archive",
      says: "Anybody can read it on the site.",
      done: "The issue is in the archive",
      fits: ({ status, archive, hasArrived }) =>
        hasArchive() && archive !== "shown" && hasArrived && ["sent", ...HAS_ENDED].includes(status),
      run: archiveIssue,
    },
    send: {
      label: ({ readers }) => `Send to ${many(readers, "reader")}`,
      says: SENT,
      done: (_, typed) => (typed ? "The issue will be sent at its time" : "Sending has begun"),
      asks: {
        field: "at",
        fault: (typed) => (typed === "" ? null : momentProblem(typed)),
      },
      async look(issue) {
        const { subject, readers } = issue;
        if (readers === 0) return { refusal: "Nobody has subscribed yet, so there is nobody to send it to." };
        const about = `${subject} goes to ${many(readers, "reader")}.`;
        const warnings = await checkIssue(issue);
        const anyway = { button: "Send anyway", instead: "Back to the issue" };
        return {
          about,
          warnings,
          ...(warnings.length > 0 && anyway),
          ...(hasArchive() && { says: `${SENT} ${IN_ARCHIVE}` }),
        };
      },
      fits: ({ status }) => status === "draft",
      run: (issue, by, typed) => sendToAll(issue, by, momentOf(typed, siteContent().timeZone)),
    },
    unschedule: {
      label: "Do not send it then",
      says: "It is a draft again, and can be changed.",
      done: "The issue is a draft again",
      isDirect: true,
      fits: ({ status }) => status === "scheduled",
      run: unschedule,
    },
    delete: {
      label: "Delete the issue",
      says: "The text is gone.",
      done: "The issue is deleted",
      destroys: "itself",
      fits: ({ status }) => status === "draft",
      run: deleteDraft,
    },
  },
});
