import { eq, lt } from "drizzle-orm";
import { type Queries, reader, transaction } from "~/base/data/database";
import { keepNewest } from "~/base/data/keep-newest";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { type Press, runningRequest } from "~/base/kernel/request-context";
import type { Flash } from "~/base/text/flash";
import { presses } from "~/identity/tables";

/** How long a form is recognised when it is sent again. */
const KEPT_MS = DAY_MS;
/** Kept per member. */
const KEPT_MAX = 50;

/** The form was sent before with the same key and values, and has already taken effect. */
export class PressedBefore extends Error {
  override name = "PressedBefore";
}

/**
 * Runs a transaction that takes effect once however often a member's form is sent: the form's idempotency key is
 * claimed in the same transaction. Without a form, as from the command line, it runs each time.
 * @throws PressedBefore when the key is claimed already
 */
export async function actOnce<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
  const press = runningRequest()?.press;
  if (!press || press.isClaimed) return transaction(work);
  const result = await transaction(async (tx) => {
    await claimPress(tx, press);
    return work(tx);
  });
  press.isClaimed = true;
  return result;
}

async function claimPress(tx: Queries, { keyHash, userId }: Press): Promise<void> {
  const row = { keyHash, userId, location: null, flash: null, createdAt: now() };
  const claimed = await tx
    .insert(presses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: presses.keyHash });
  if (claimed.length === 0) throw new PressedBefore();
  const of = eq(presses.userId, userId);
  await keepNewest(tx, { table: presses, of, by: presses.createdAt, id: presses.keyHash }, KEPT_MAX);
}

/** The response to a press. */
export type PressAnswer = { location: string | null; flash: Flash | null };

/** Returns the response to an earlier press; null when there is none. */
export async function findPress({ keyHash }: Press): Promise<PressAnswer | null> {
  const [row] = await reader()
    .select({ location: presses.location, flash: presses.flash })
    .from(presses)
    .where(eq(presses.keyHash, keyHash));
  return row ?? null;
}

/** Stores the response to a press, to repeat it when the form is sent again. */
export async function notePressAnswer({ keyHash }: Press, answer: PressAnswer): Promise<void> {
  await transaction((tx) => tx.update(presses).set(answer).where(eq(presses.keyHash, keyHash)), {
    durable: false,
  });
}

/** Deletes presses older than a day. */
export async function deleteOldPresses(tx: Queries): Promise<void> {
  await tx.delete(presses).where(lt(presses.createdAt, fromNow(-KEPT_MS)));
}
