import type { Queries } from "~/base/data/database";
import { type Area, allAreas } from "~/identity/area";
import type { Letter, OutgoingMail } from "./tables";
import type { Transport } from "./transports";

/** The outcome of a delivery attempt: 'none' was due, 'done' (sent, refused or retried), or the service is 'down'. */
export type Step = "none" | "done" | "down";

/** Mail to many that has a queue of its own, as a newsletter has: what delivery, limits and restores ask of it. */
export type BulkMail = {
  /** Begins what was to wait until now. */
  beginScheduled(): Promise<void>;
  /** Sends the next due mail, if there is one. */
  sendNext(transport: Transport): Promise<Step>;
  isDue(): Promise<boolean>;
  /** How many mails went out since then, and when the first did; null for none. */
  countSent(since: Date): Promise<{ n: number; first: Date } | null>;
  /** What was begun before then and still waits. */
  listWaiting(begunBefore: Date): Promise<{ subject: string; startedAt: Date | null; waiting: number }[]>;
  /** Ends what was begun before then, for good. */
  dropWaiting(tx: Queries, begunBefore: Date): Promise<void>;
};

/** What an area may do for mail besides. */
export type MailArea = Area & {
  bulk?: BulkMail;
  /** Writes the letter of a mail that was queued without one; null when there is nothing to send any more. */
  compose?(mail: OutgoingMail): Promise<Letter | null>;
};

const areas = (): MailArea[] => allAreas();

/** Returns the mail to many, of the one area that has it. */
export function bulkMail(): BulkMail {
  const [bulk] = areas().flatMap((area) => area.bulk ?? []);
  if (!bulk) throw new Error("No area has mail to many.");
  return bulk;
}

/** Writes a letter, by the area that queued it. */
export async function composeLate(mail: OutgoingMail): Promise<Letter | null> {
  for (const { compose } of areas()) {
    const letter = await compose?.(mail);
    if (letter) return letter;
  }
  return null;
}
