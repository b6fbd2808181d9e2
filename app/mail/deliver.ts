import {
  claimDueMail,
  findNextMailTime,
  lastHourOfMail,
  type OutgoingMail,
  settleMail,
} from "~/data/outgoing-mail";
import { failed, type Outcome, refused, sent } from "~/data/queue";
import { findStopped } from "~/data/stopped-emails";
import { keptOf, MAIL_RANKS } from "~/domain/mail-kinds";
import { HOUR_MS, MINUTE_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { startWorker } from "~/kernel/worker";
import { chooseTransport, MailRefused, type Transport } from "./transports";

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
        if (mail) await settleMail(mail.id, await deliver(mail, transport));
        isAny = mail !== null;
      }
      if (isAny) break;
    }
  }
}

async function deliver(mail: OutgoingMail, transport: Transport): Promise<Outcome> {
  const { id, kind, recipient, letter } = mail;
  if (!letter) return refused("The letter is empty.");
  const stopped = await findStopped(recipient);
  if (stopped) return refused(`Mail to it is stopped: it ${stopped.reason}.`);
  try {
    await transport({ id, recipient, letter });
    return sent();
  } catch (error) {
    const outcome = outcomeOf(error as Error, mail.attempts + 1);
    // The reason may quote the email, so the log has only id and kind.
    log.warn({ mail: id, kind, status: outcome.status }, "mail not delivered");
    return outcome;
  }
}

/** What becomes of a mail that was not delivered at its `attempts`th try. */
export function outcomeOf(error: Error, attempts: number) {
  const reason = error.message.slice(0, 300);
  return error instanceof MailRefused ? refused(reason) : failed(attempts, reason);
}

/** Starts this process's worker for mail. @returns a function that stops it after the current mail */
export function startMailWorker(sendBulk?: SendBulk): () => Promise<void> {
  const transport = chooseTransport();
  return startWorker("mail", MINUTE_MS, async (isStopped) => {
    await deliverDueMail(transport, isStopped, sendBulk);
    return findNextMailTime();
  });
}
