import {
  claimDueMail,
  countMailSentSince,
  findNextMailTime,
  markMailRefused,
  markMailSent,
  type OutgoingMail,
  postponeMail,
} from "~/data/outgoing-mail";
import { fromNow, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { chooseTransport, MailRefused, type Transport } from "./transports";

/** First wait after a failure; doubled each time, up to an hour. */
const FIRST_RETRY_MS = 5 * 1000;
const LAST_RETRY_MS = HOUR_MS;
/** Also without due mail, since another server may have queued some. */
const LOOK_EVERY_MS = MINUTE_MS;

/** The wait in milliseconds after this many failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
}

/** Delivers all due mail, one after the other. */
export async function deliverDueMail(transport: Transport, isStopped = () => false): Promise<void> {
  while (!isStopped() && (await countMailSentSince(fromNow(-HOUR_MS))) < config().mailPerHour) {
    const mail = await claimDueMail();
    if (!mail) return;
    await deliver(mail, transport);
  }
}

async function deliver(mail: OutgoingMail, transport: Transport): Promise<void> {
  if (!mail.letter) return markMailRefused(mail.id, "The letter is empty.");
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
export function startMailWorker(): () => Promise<void> {
  const transport = chooseTransport();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    clearTimeout(timer);
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function work() {
    try {
      let next: Date | null;
      do {
        again = false;
        await deliverDueMail(transport, () => stopped);
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

  let last = run();
  wake = () => {
    last = run();
  };
  return async () => {
    stopped = true;
    wake = () => {};
    clearTimeout(timer);
    await last;
  };
}
