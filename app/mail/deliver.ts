import { transaction } from "~/base/data/database";
import { failed, type Outcome, refused, sent } from "~/base/data/queue";
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { startWorker } from "~/base/kernel/worker";
import { cutText } from "~/base/text/cut-text";
import { incomingText } from "~/base/text/incoming-text";
import { findHold, type Hold, mailFault, REHEARSAL, saveMailFault } from "~/mail/data/held";
import {
  claimDueMail,
  findNextMailTime,
  lastHourOfMail,
  NO_ACCOUNT,
  type OutgoingMail,
  settleMail,
} from "~/mail/data/outgoing";
import { findStopped, stopEmail, stoppedText } from "~/mail/data/stopped-emails";
import { bulkMail, composeLate, type Step } from "./bulk";
import { keptOf, MAIL_RANKS, type MailRank } from "./kinds";
import {
  chooseTransport,
  type Envelope,
  type MailFault,
  mailFaultOf,
  NotSent,
  type Transport,
  verifyMailService,
} from "./transports";

/** Returns until when MAIL_PER_HOUR holds newsletters back; null while they may be sent. */
export async function newsletterHeldUntil(): Promise<Date | null> {
  const { sent, inTurn } = await lastHourOfMail();
  if (inTurn.includes(MAIL_RANKS.newsletter)) return null;
  // Room becomes free when the oldest mail of a rank that has exceeded its reserved share is an hour old.
  const kept = keptOf(config().mailPerHour);
  const times = sent.filter(({ n }) => n > kept).map(({ first }) => first.getTime());
  return new Date(Math.min(...times) + HOUR_MS);
}

/** Delivers all due mail in the order of its ranks until the service is down. @returns the last attempt's outcome */
export async function deliverDueMail(send: Transport, isStopped = () => false): Promise<Step> {
  const transport: Transport = (mail) => sendNoting(send, mail);
  fault = await mailFault();
  let last: Step = "none";
  let step: Step = "done";
  while (step === "done" && !isStopped()) {
    // Here and not when its mail is in turn: then it could be too late.
    await bulkMail().beginScheduled();
    const { inTurn } = await lastHourOfMail();
    step = "none";
    for (const rank of inTurn) {
      step = await (rank === MAIL_RANKS.newsletter
        ? bulkMail().sendNext(transport)
        : sendNext(rank, transport));
      if (step !== "none") break;
    }
    if (step !== "none") last = step;
  }
  return last;
}

async function sendNext(rank: MailRank, transport: Transport): Promise<Step> {
  const mail = await claimDueMail([rank]);
  if (!mail) return "none";
  try {
    await settleMail(mail.id, await deliver(mail, transport));
    return "done";
  } catch (error) {
    // The tries while the service was down came fast, so the mail's age counts too.
    const isOld = mail.attempts + 1 >= TRIES_MAX && mail.createdAt < fromNow(-DAY_MS);
    const { outcome, step } = await afterFailure(error as Error, mail, isOld);
    await settleMail(mail.id, outcome);
    return step;
  }
}

/** Delivers one mail. @throws what the transport throws */
async function deliver(mail: OutgoingMail, transport: Transport): Promise<Outcome> {
  const { id, recipient, attempts } = mail;
  const stopped = await findStopped(recipient);
  if (stopped) return refused(stoppedText(stopped.reason));
  const letter = mail.letter ?? (await composeLate(mail));
  if (!letter) return refused(NO_ACCOUNT);
  await transport({ id, recipient, letter, isRetry: attempts > 0 });
  return sent();
}

/** How often a mail is tried when its recipient is refused for now: about a day, when sign-up links have expired. */
const TRIES_MAX = 34;

/**
 * Decides what becomes of a mail that was not sent, and of those after it, and logs why. Mail to an address that the server
 * calls bad is stopped, as after a service's report of a bounce; one that `isOld` is given up when only its recipient is refused.
 */
export async function afterFailure(
  error: Error,
  { id, kind, recipient, ...mail }: Pick<OutgoingMail, "id" | "kind" | "recipient" | "attempts">,
  isOld: boolean,
): Promise<{ outcome: ReturnType<typeof failed | typeof refused>; step: Step }> {
  const attempts = mail.attempts + 1;
  // The words may outlive the recipient, who is known beside them.
  const detail = cutText(incomingText(error.message), 300).replaceAll(recipient, "…");
  const about = error instanceof NotSent ? error.about : null;
  if (about === "address")
    await transaction((tx) => stopEmail(tx, { email: recipient, reason: "bounced", detail }));
  const isDown = isAboutService(error, recipient);
  const isOver = (error instanceof NotSent && error.outcome === "refused") || isOld;
  // The service's pauses are enough for what it has not taken; what it may have taken waits longer.
  const longest = isDown && about !== "lost answer" ? MINUTE_MS : HOUR_MS;
  const outcome = isOver && !isDown ? refused(detail) : failed(attempts, detail, longest);
  const { code, reason } = mailFaultOf(error, recipient);
  log.warn({ mail: id, kind, attempts, status: outcome.status, code, reason }, "mail not delivered");
  return { outcome, step: isDown ? "down" : "done" };
}

/**
 * The first pause when the service is down. It doubles each time, up to a minute. Shorter than a mail's own wait for
 * its retry, so that after a mail that always fails another one tries the service.
 */
const FIRST_REST_MS = 2 * SECOND_MS;

/** Why the service takes no mail, as the database had it at the last look. */
let fault: string | null = null;

/** So many different recipients in a row get the same answer, and none a mail, when it is about everybody. */
const IN_A_ROW = 3;
let putOff = { code: "", recipients: new Set<string>() };

/** Returns whether the next mail would fail too, whoever its recipient. While everybody may be meant, nobody's mail is given up. */
function isAboutService(error: Error, recipient: string): boolean {
  if (!(error instanceof NotSent) || error.about === "lost answer") return true;
  if (error.about !== "unclear") return false;
  return putOff.recipients.size >= IN_A_ROW || fault === textOf(mailFaultOf(error, recipient));
}

const textOf = ({ code, reason }: MailFault) => `${code}: ${reason}`;

/** Sends a mail, and records what that says of the service: only a mail that is taken proves that it takes mail. */
async function sendNoting(send: Transport, mail: Envelope): Promise<void> {
  try {
    await send(mail);
  } catch (error) {
    const { recipient, isRetry } = mail;
    const found = mailFaultOf(error as Error, recipient);
    const isUnclear = error instanceof NotSent && error.about === "unclear";
    // Of a recipient who was put off before, being put off again says nothing new.
    if (!isUnclear || found.code !== putOff.code) putOff = { code: found.code, recipients: new Set() };
    if (isUnclear && !isRetry) putOff.recipients.add(recipient);
    if (isAboutService(error as Error, recipient)) await noteFault(found);
    throw error;
  }
  putOff.recipients.clear();
  await noteFault(null);
}

/** Records why the service takes no mail, or that it does, and logs when that or its code changes. */
async function noteFault(next: MailFault | null): Promise<void> {
  const text = next && textOf(next);
  if (text === fault) return;
  const { code, reason } = next ?? {};
  if (!next) log.info("the mail service takes mail again");
  else if (!fault?.startsWith(`${code}: `))
    log.error({ alert: true, code, reason }, "the mail service takes no mail");
  fault = text;
  putOff.recipients.clear();
  // A mail that was taken stays so, whatever the database does now.
  await saveMailFault(text).catch((error: Error) => log.error({ error }, "why no mail is taken is not kept"));
}

let toldHold: Hold | null = null;

/** Logs when mail is held back and when that ends: restores and commands have no log. The trail says by whom. */
function tellHold(hold: Hold | null): void {
  if (hold?.since.getTime() === toldHold?.since.getTime()) return;
  toldHold = hold;
  if (hold)
    log.warn(
      { since: hold.since.toISOString() },
      hold.isRehearsal ? REHEARSAL : "a backup was restored: the mail in it waits until an operator says so",
    );
  else log.info("held mail is let go");
}

/** Connects and signs in. While mail waits, that this works does not yet say that mail is taken. */
async function proveService(): Promise<Step> {
  try {
    await verifyMailService();
  } catch (error) {
    await noteFault(mailFaultOf(error as Error));
    return "down";
  }
  if (fault === null) return "done";
  if ((await findNextMailTime()) || (await bulkMail().listWaiting(now())).length > 0) return "none";
  await noteFault(null);
  return "done";
}

/**
 * Starts this process's mail worker. While the service is down, one mail is tried after each pause. Then, and at the
 * start, the service is checked even if no mail is due.
 * @returns a function that stops the worker after the current mail
 */
export function startMailWorker(): () => Promise<void> {
  const transport = chooseTransport();
  let isFirst = true;
  let downInARow = 0;
  let restUntil = now();
  return startWorker("mail", MINUTE_MS, async (isStopped) => {
    // When the hold ends, this worker is woken; if another process ended it, it looks within a minute.
    const hold = await findHold();
    tellHold(hold);
    if (hold?.isRehearsal) return null;
    if (downInARow > 0 && now() < restUntil) return restUntil;
    let last = await deliverDueMail(transport, isStopped);
    if (last === "none" && (isFirst || fault !== null)) last = await proveService();
    isFirst = false;
    if (last === "done") downInARow = 0;
    if (last !== "down") return findNextMailTime();
    restUntil = fromNow(Math.min(FIRST_REST_MS * 2 ** downInARow, MINUTE_MS));
    downInARow += 1;
    return restUntil;
  });
}
