import { transaction } from "~/base/data/database";
import { failed, type Outcome, refused, sent } from "~/base/data/queue";
import { fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { startWorker } from "~/base/kernel/worker";
import { cutText } from "~/base/text/cut-text";
import { incomingText } from "~/base/text/incoming-text";
import { findHold, type Hold, REHEARSAL } from "~/mail/data/held";
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
export async function deliverDueMail(transport: Transport, isStopped = () => false): Promise<Step> {
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
  const { id, kind, attempts } = mail;
  try {
    await settleMail(id, await deliver(mail, transport));
    return "done";
  } catch (error) {
    const outcome = outcomeOf(error as Error, attempts + 1);
    await stopIfBounced(error, mail.recipient);
    const { code, reason } = mailFaultOf(error as Error, mail.recipient);
    log.warn({ mail: id, kind, status: outcome.status, code, reason }, "mail not delivered");
    await settleMail(id, outcome);
    return isAboutService(error) ? "down" : "done";
  }
}

/** Delivers one mail. @throws what the transport throws */
async function deliver(mail: OutgoingMail, transport: Transport): Promise<Outcome> {
  const { id, recipient } = mail;
  const stopped = await findStopped(recipient);
  if (stopped) return refused(stoppedText(stopped.reason));
  const letter = mail.letter ?? (await composeLate(mail));
  if (!letter) return refused(NO_ACCOUNT);
  await transport({ id, recipient, letter });
  return sent();
}

/** Stops mail to an address that the server refused as a bad one, as a mail service's report of a bounce does. */
export async function stopIfBounced(error: unknown, email: string): Promise<void> {
  if (!(error instanceof NotSent && error.about === "address")) return;
  const detail = reasonIn(error);
  await transaction((tx) => stopEmail(tx, { email, reason: "bounced", detail }));
}

const reasonIn = ({ message }: Error) => cutText(incomingText(message), 300);

/** Returns whether the next mail would fail too, whoever its recipient. */
export function isAboutService(error: unknown): boolean {
  return !(error instanceof NotSent) || error.about === "lost answer";
}

/** How often a mail is tried when its recipient is refused for now: about a day, when sign-up links have expired. */
const TRIES_MAX = 34;

/** Returns the outcome of a mail whose delivery failed at attempt number `attempts`. */
export function outcomeOf(error: Error, attempts: number, triesMax = TRIES_MAX) {
  const reason = reasonIn(error);
  if (!(error instanceof NotSent)) return failed(attempts, reason);
  // While everybody may be meant, nobody's mail is given up.
  const isTheirs = error.about === "recipient" || (error.about === "unclear" && fault === null);
  const isOver = error.outcome === "refused" || (attempts >= triesMax && isTheirs);
  return isOver ? refused(reason) : failed(attempts, reason);
}

/**
 * The first pause when the service is down. It doubles each time, up to a minute. Shorter than a mail's own wait for
 * its retry, so that after a mail that always fails another one tries the service.
 */
const FIRST_REST_MS = 2 * SECOND_MS;

let fault: MailFault | null = null;

/** Returns why the mail service accepted no mail when this process last tried; null when it did. */
export const mailFault = (): string | null => fault?.text ?? null;

/** The recipient of the last mail, if it was put off and it is unclear whether for this recipient alone. */
let putOff: string | null = null;

/** Records whether the service works, and logs it when that changes. Of recipients put off it takes two in a row. */
async function noting<T>(asked: Promise<T>, recipient = ""): Promise<T> {
  try {
    const answer = await asked;
    putOff = null;
    noteFault(null);
    return answer;
  } catch (error) {
    const isUnclear = error instanceof NotSent && error.about === "unclear";
    const isFault = isUnclear ? ![null, recipient].includes(putOff) : isAboutService(error);
    if (isFault) noteFault(mailFaultOf(error as Error, recipient));
    else if (!isUnclear) noteFault(null);
    putOff = isUnclear ? recipient : null;
    throw error;
  }
}

function noteFault(next: MailFault | null): void {
  const isNews = next?.code !== fault?.code;
  fault = next;
  if (!isNews) return;
  const { text: _, ...codes } = next ?? { text: "" };
  if (next) log.error({ alert: true, ...codes }, "the mail service takes no mail");
  else log.info("the mail service takes mail again");
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

const proveService = (): Promise<Step> =>
  noting(verifyMailService()).then(
    () => "done",
    () => "down",
  );

/**
 * Starts this process's mail worker. While the service is down, one mail is tried after each pause. Then, and at the
 * start, the service is checked even if no mail is due.
 * @returns a function that stops the worker after the current mail, and forgets what it has found
 */
export function startMailWorker(): () => Promise<void> {
  const send = chooseTransport();
  const transport: Transport = (mail) => noting(send(mail), mail.recipient);
  let isFirst = true;
  let downInARow = 0;
  let restUntil = now();
  const stop = startWorker("mail", MINUTE_MS, async (isStopped) => {
    // When the hold ends, this worker is woken; if another process ended it, it looks within a minute.
    const hold = await findHold();
    tellHold(hold);
    if (hold?.isRehearsal) return null;
    if (downInARow > 0 && now() < restUntil) return restUntil;
    let last = await deliverDueMail(transport, isStopped);
    if (last === "none" && (isFirst || downInARow > 0)) last = await proveService();
    isFirst = false;
    if (last === "done") downInARow = 0;
    if (last !== "down") return findNextMailTime();
    restUntil = fromNow(Math.min(FIRST_REST_MS * 2 ** downInARow, MINUTE_MS));
    downInARow += 1;
    return restUntil;
  });
  return async () => {
    await stop();
    fault = null;
    putOff = null;
  };
}
