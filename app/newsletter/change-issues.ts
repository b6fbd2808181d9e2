import type { Queries } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import type { AuditKind } from "~/identity/audit-kinds";
import { type ActedOn, type Actor, ActRefused, lockAsSeen, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { queueMail } from "~/mail/data/outgoing";
import {
  beginIssue,
  cancelMails,
  deleteIssue,
  type IssueText,
  insertIssue,
  isSentToSome,
  lockIssue,
  type NewsletterIssue,
  retryRefusedMails,
  updateIssue,
} from "~/newsletter/data/issues";
import { sampleOf } from "./send";

export const issueRevision = ({ revision }: NewsletterIssue) => String(revision);

/** How desk acts lock an issue, require one of these states, and detect that it changed. */
const issueIn = (states: string[]): ActedOn<NewsletterIssue> => ({
  async lock(tx, id) {
    const issue = await lockIssue(tx, id);
    if (!issue) throw new ActRefused("This issue has been deleted.");
    if (!states.includes(issue.status))
      throw new ActRefused(`This cannot be done now: ${issueStateText(issue)}.`);
    return issue;
  },
  revisionOf: issueRevision,
  changed: (issue) =>
    `This issue has been changed since, by another operator or in another tab: ${issueStateText(issue)}, and its subject “${issue.subject}”. Nothing was done: look at what is stored now, and press the button if you still mean it.`,
});

type Act = [issue: { id: string }, by: Actor];

/** Stores a new, unsent issue. */
export async function createIssue(by: Actor, text: IssueText): Promise<NewsletterIssue> {
  return actOnce(async (tx) => {
    const issue = await insertIssue(tx, text);
    await noteOnDesk(tx, by, "newsletter_written", issue.subject);
    return issue;
  });
}

/** Runs an act on an issue, and records its `kind`. @throws ActRefused when it is gone, changed, or in another state */
async function act<T>(
  [{ id }, by]: Act,
  states: string[],
  kind: AuditKind | null,
  work: (tx: Queries, issue: NewsletterIssue) => Promise<T>,
): Promise<T> {
  return actOnce(async (tx) => {
    const issue = await lockAsSeen(tx, issueIn(states), id, by);
    const result = await work(tx, issue);
    if (kind) await noteOnDesk(tx, by, kind, issue.subject);
    return result;
  });
}

/** What operators are told of an issue that they dropped after a restore. */
export const DROPPED_TEXT = "dropped after a restore: readers may have got it";

const STATE_TEXTS: Record<string, string> = {
  draft: "not sent yet",
  scheduled: "waiting for its time",
  sending: "being sent",
  paused: "paused",
  sent: "sent",
  cancelled: "cancelled",
  dropped: DROPPED_TEXT,
};

/** Describes an issue's state in words: "the issue is sent, and in the archive". */
export function issueStateText({ status, archive }: Pick<NewsletterIssue, "status" | "archive">): string {
  return `the issue is ${STATE_TEXTS[status]}${archive === "shown" ? ", and in the archive" : ""}`;
}

/** Saves an unsent issue's text. The same text again changes nothing. @returns the issue's revision after that */
export async function changeIssue(issue: Act[0], by: Actor, text: IssueText): Promise<string> {
  return act([issue, by], ["draft"], null, async (tx, issue) => {
    if (issue.subject === text.subject && issue.body === text.body) return issueRevision(issue);
    await updateIssue(tx, issue, text);
    await noteOnDesk(tx, by, "newsletter_written", text.subject);
    return String(issue.revision + 1);
  });
}

/** Deletes an unsent issue. */
export async function deleteDraft(...given: Act): Promise<void> {
  await act(given, ["draft"], "newsletter_deleted", (tx, { id }) => deleteIssue(tx, id));
}

/** Sends an issue to one operator only, marked as a test. Its unsubscribe link leads to a page that says so. */
export async function sendTest(issue: Act[0], by: Actor, recipient: string): Promise<void> {
  await act([issue, by], ["draft"], null, async (tx, issue) => {
    const letter = () => ({ ...sampleOf(issue), subject: `Test: ${issue.subject}` });
    if (!(await queueMail(tx, { recipient, kind: "newsletter-trial" }, letter)))
      throw new ActRefused(
        "An operator gets one test letter a minute and six an hour. Wait a moment, or choose another.",
      );
  });
}

/** Starts sending an issue to all who subscribe now; or, with `at`, to all who do at that time. */
export async function sendToAll(issue: Act[0], by: Actor, at: Date | null = null): Promise<void> {
  if (at) return moving(["draft"], "newsletter_scheduled", { status: "scheduled", startedAt: at })(issue, by);
  await act([issue, by], ["draft"], "newsletter_sent", async (tx, issue) => {
    if ((await beginIssue(tx, issue, now())) === 0)
      throw new ActRefused("Nobody has subscribed yet, so there is nobody to send it to.");
  });
}

/** Makes an act that only changes what is stored of an issue. */
const moving =
  (states: string[], kind: AuditKind, change: Parameters<typeof updateIssue>[2]) =>
  (...given: Act) =>
    act(given, states, kind, (tx, issue) => updateIssue(tx, issue, change));

/** Makes an issue that waits for its time a draft again. */
export const unschedule = moving(["scheduled"], "newsletter_unscheduled", {
  status: "draft",
  startedAt: null,
});

/** Stops sending an issue until it is resumed; mails that are being handed over still go out. */
export const pauseIssue = moving(["sending"], "newsletter_paused", { status: "paused" });

/** Goes on sending a paused issue, and forgets earlier failures in a row. */
export const resumeIssue = moving(["paused"], "newsletter_resumed", {
  status: "sending",
  failedInARow: 0,
  pausedBecause: null,
});

/** Takes an issue out of the public archive. */
export const withdrawIssue = moving(
  ["sending", "paused", "sent", "cancelled", "dropped"],
  "newsletter_withdrawn",
  { archive: "withdrawn" },
);

/** Queues the refused mails of an issue again that can be sent, also after its sending has ended. */
export async function retryRefused(...given: Act): Promise<void> {
  await act(given, ["sending", "paused", "sent"], "newsletter_retried", async (tx, issue) => {
    if ((await retryRefusedMails(tx, issue.id)) === 0)
      throw new ActRefused("No refused mail of this issue can be sent.");
    const status = issue.status === "paused" ? "paused" : "sending";
    await updateIssue(tx, issue, { status, endedAt: null });
  });
}

/** Ends the sending for good: mails not sent yet are cancelled. If anybody got the issue, it goes into the archive. */
export async function cancelIssue(...given: Act): Promise<void> {
  await act(given, ["sending", "paused"], "newsletter_cancelled", async (tx, issue) => {
    await cancelMails(tx, issue.id);
    const archive = issue.archive ?? ((await isSentToSome(tx, issue.id)) ? "shown" : null);
    await updateIssue(tx, issue, { status: "cancelled", endedAt: now(), archive });
  });
}

/** Puts an issue whose sending has ended into the public archive. @throws ActRefused when nobody got it */
export async function archiveIssue(...given: Act): Promise<void> {
  await act(given, ["sent", "cancelled", "dropped"], "newsletter_archived", async (tx, issue) => {
    if (!(await isSentToSome(tx, issue.id))) throw new ActRefused("Nobody got this issue.");
    await updateIssue(tx, issue, { archive: "shown" });
  });
}
