import type { EntityDraft } from "./draft";
import { takesPlace } from "./relations";

/** States of what has begun or is over: nothing that takes place on a day to come has them. */
const OVER =
  /^(?:done|over|finished|completed|held|ended|under way|on the way|played|collected|missed|delivered|given back|attended|taught|closed|no-show)$/;

/** Columns that stay empty until somebody has said yes or no, or has answered. */
export const LEFT_OPEN = /^(?:time decided|decided by|decision reason|answered at)$/;

/** What somebody still works on, and what it becomes once others may see it. */
const UNSEEN = /^(?:draft|open)$/;
const SEEN = /^(?:sent|submitted|handed in)$/;

/**
 * The state of the first, second or third sample entry. Their days come one after the other, so that a later one is
 * never over before an earlier one has begun, and what is newest is what somebody still works on.
 */
export function sampleState(entity: EntityDraft, index: number): string {
  const { statuses } = entity;
  const [first = "", second = ""] = statuses;
  const last = statuses[statuses.length - 1] ?? "";
  const of = (...rows: readonly string[]) => rows[index] ?? "";
  if (UNSEEN.test(first) && SEEN.test(second) && statuses.length > 2)
    return of(second, statuses[2] ?? "", first);
  if (takesPlace(entity) && first !== "free") {
    // What runs has no end yet: an entry with its hours is one that is over.
    if (first === "running") return second;
    // What is proposed anew comes last; the first is agreed.
    if (first === "proposed") return of(second, first, first);
    const ahead = statuses.filter((state) => !OVER.test(state));
    const [soon, next = soon] = ahead;
    if (soon) return of(soon, ahead.length > 2 ? (next ?? soon) : soon, ahead[ahead.length - 1] ?? soon);
  }
  return of(first, second, last);
}
