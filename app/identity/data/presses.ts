import { type Queries, transaction } from "~/base/data/database";
import { type Press, runningRequest } from "~/base/kernel/request-context";
import { consumeWithin, usedUpUntil } from "./rate-limits";
import { mayStillAct } from "./sessions";

/** A form counts once a day: the limit is a unique key that expires. */
const ONCE = { name: "press", points: 1, seconds: 24 * 60 * 60 };

/** The form was sent before with the same key and values, and has already taken effect. */
export class PressedBefore extends Error {
  override name = "PressedBefore";
}

/** Whoever sent the form has lost the session, or the right to act, before it took effect. */
export class MayNotAct extends Error {
  override name = "MayNotAct";
}

/** The key by which a member's form is recognised; another member's may be the same in this browser. */
const keyOf = ({ key, by }: Press) => (key && by ? `${by.userId} ${key}` : null);

/**
 * Runs the transaction of a member's form. It takes effect once however often the form is sent, because the form's key is claimed in
 * it, and only while the sender may still act. Without a form, as from the command line, it just runs.
 * @throws PressedBefore when the key is claimed already, MayNotAct
 */
export async function actOnce<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
  const press = runningRequest()?.press;
  if (!press || press.isDone) return transaction(work);
  const result = await transaction(async (tx) => {
    const key = keyOf(press);
    if (key && (await consumeWithin(tx, ONCE, key)) > 0) throw new PressedBefore();
    if (press.by && !(await mayStillAct(tx, press.by))) throw new MayNotAct();
    return work(tx);
  });
  press.isDone = true;
  return result;
}

/** Returns whether the running request's form has taken effect before, by another request. */
export async function wasPressed(): Promise<boolean> {
  const press = runningRequest()?.press;
  const key = press && !press.isDone ? keyOf(press) : null;
  return key !== null && (await usedUpUntil(ONCE, key)) !== null;
}
