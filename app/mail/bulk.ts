import type { Queries } from "~/base/data/database";
import { handedIn } from "~/base/handed-in";
import type { Letter, OutgoingMail } from "./tables";
import type { Transport } from "./transports";

/** The outcome of a delivery attempt: 'none' was due, 'done' (sent, refused or retried), or the service is 'down'. */
export type Step = "none" | "done" | "down";

/** Mail to many that has a queue of its own, as a newsletter has: what delivery, limits and restores ask of it. */
export type BulkMail = {
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

/** Writes the letter of a mail that was queued without one; null when there is nothing to send any more. */
export type Compose = (mail: OutgoingMail) => Promise<Letter | null>;

const handed = handedIn<{ bulk: BulkMail; compose?: Compose }>("who sends to many and writes letters late");

/** Takes the newsletter, and the letters that are written only when they are sent. */
export const handInMail = handed.handIn;

/** @throws Error before handInMail */
export const bulkMail = (): BulkMail => handed.get().bulk;

/** Writes a letter. @throws Error before handInMail */
export const composeLate: Compose = async (mail) => (await handed.get().compose?.(mail)) ?? null;
