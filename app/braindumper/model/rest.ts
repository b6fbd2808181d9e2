import { MINUTE_MS, now } from "~/base/kernel/clock";
import type { ModelFailure } from "./failure";

const MOST_IN_A_ROW = 3;
const REST_MS = MINUTE_MS;

type Trouble = { since: Date; failures: number; last: ModelFailure; at: Date };
let trouble: Trouble | null = null;

/** Records how a call of this process ended; null for well. */
export function noteCall(failure: ModelFailure | null): void {
  if (failure === null) trouble = null;
  else if (failure.isServers) {
    const { since = now(), failures = 0 } = trouble ?? {};
    trouble = { since, failures: failures + 1, last: failure, at: now() };
  }
}

/** Returns whether the server rests: for a minute after the third failure in a row, and after each further one. */
export function isResting(): boolean {
  return (
    trouble !== null && trouble.failures >= MOST_IN_A_ROW && trouble.at.getTime() + REST_MS > now().getTime()
  );
}

/** Returns since when the model server answers nothing, and why, for operators; null when all is well. */
export function modelTrouble(): { since: Date; why: string } | null {
  if (!trouble || (trouble.failures < MOST_IN_A_ROW && !trouble.last.needsOperator)) return null;
  const { failure, detail } = trouble.last;
  return { since: trouble.since, why: [failure, detail.status, detail.code].filter(Boolean).join(" ") };
}
