import {
  claimDueMail,
  findNextMailTime,
  lastHourOfMail,
  markMailRefused,
  markMailSent,
  type OutgoingMail,
  postponeMail,
} from "~/data/outgoing-mail";
import { findStopped } from "~/data/stopped-emails";
import { keptOf, MAIL_RANKS } from "~/domain/mail-kinds";
import { fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { inBackground } from "~/kernel/request-context";
import { chooseTransport, MailRefused, type Transport } from "./transports";

/** First wait after a failure; doubled each time, up to an hour. */
const FIRST_RETRY_MS = 5 * SECOND_MS;
const LAST_RETRY_MS = HOUR_MS;
/** Also without due mail, since another server may have queued some. */
const LOOK_EVERY_MS = MINUTE_MS;

/** The wait in milliseconds after this many failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
}

/** Sends one mail of a newsletter. @returns whether to go on at once: not when none is due or the provider is down */
export type SendBulk = (transport: Transport) => Promise<boolean>;

/** Until when newsletters wait because of MAIL_PER_HOUR; null while they may be sent. */
export async function newsletterHeldUntil(): Promise<Date | null> {
  const { sent, inTurn } = await lastHourOfMail();
  if (inTurn.includes(MAIL_RANKS.newsletter)) return null;
  // Room comes back when a mail leaves the hour that was more than what is kept for its rank.
  const kept = keptOf(config().mailPerHour);
  const times = sent.filter(({ n }) => n > kept).map(({ first }) => first.getTime());
  return new Date(Math.min(...times) + HOUR_MS);
}

/** Delivers all due mail, newsletters too, one after the other and in the order of their ranks. */
export async function deliverDueMail(
  transport: Transport,
  isStopped = () => false,
  sendBulk: SendBulk = async () => false,
): Promise<void> {
  let isAny = true;
  while (isAny && !isStopped()) {
    const { inTurn } = await lastHourOfMail();
    isAny = false;
    for (const rank of inTurn) {
      if (rank === MAIL_RANKS.newsletter) isAny = await sendBulk(transport);
      else {
        const mail = await claimDueMail([rank]);
        if (mail) await deliver(mail, transport);
        isAny = mail !== null;
      }
      if (isAny) break;
    }
  }
}

async function deliver(mail: OutgoingMail, transport: Transport): Promise<void> {
  if (!mail.letter) return markMailRefused(mail.id, "The letter is empty.");
  const stopped = await findStopped(mail.recipient);
  if (stopped) return markMailRefused(mail.id, `Mail to it is stopped: it ${stopped.reason}.`);
  try {
    await transport({ id: mail.id, recipient: mail.recipient, letter: mail.letter });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 300);
    // The reason may quote the email, so the log has only id and kind.
    if (error instanceof MailRefused) {
      log.warn({ mail: mail.id, kind: mail.kind }, "mail refused");
      return markMailRefused(mail.id, reason);
    }
    const attempts = mail.attempts + 1;
    log.warn({ mail: mail.id, kind: mail.kind, attempts }, "mail not delivered, will try again");
    return postponeMail(mail.id, attempts, fromNow(retryDelay(attempts)), reason);
  }
  await markMailSent(mail.id);
}

let wake: () => void = () => {};

/** Tells the worker about new mail, without waiting, so that answers take the same time. */
export function wakeMailWorker(): void {
  wake();
}

/** Starts this process's worker. @returns a function that stops it after the current mail */
export function startMailWorker(sendBulk?: SendBulk): () => Promise<void> {
  const transport = chooseTransport();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function run(): void {
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = inBackground(work).finally(() => {
      running = undefined;
    });
  }

  async function work() {
    try {
      let next: Date | null;
      do {
        again = false;
        await deliverDueMail(transport, () => stopped, sendBulk);
        // Inside the loop, so that a wake-up during the query is not missed.
        next = await findNextMailTime();
      } while (again && !stopped);
      if (stopped) return;
      // Due mail still here is held back by the hourly limit: asking again at once would be a busy loop.
      const delay = next ? next.getTime() - now().getTime() : LOOK_EVERY_MS;
      timer = setTimeout(run, Math.min(Math.max(delay, SECOND_MS), LOOK_EVERY_MS)).unref();
    } catch (error) {
      log.error({ error }, "mail worker");
      if (!stopped) timer = setTimeout(run, LOOK_EVERY_MS).unref();
    }
  }

  run();
  wake = run;
  return async () => {
    stopped = true;
    wake = () => {};
    clearTimeout(timer);
    await running;
  };
}
