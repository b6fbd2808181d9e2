import type { Failure } from "~/domain/plan-job";
import { MINUTE_MS, now } from "~/kernel/clock";

/** Failures of the server, not of one idea. */
const OF_THE_SERVER = new Set<Failure>(["unreachable", "slow", "busy", "rejected"]);
const MOST_IN_A_ROW = 5;
const REST_MS = MINUTE_MS;

let inARow = 0;
let restsUntil = 0;

/** Counts failures in a row, so that a server that is down is not asked for a minute. `null`: success. */
export function noteOutcome(failure: Failure | null): void {
  if (failure === null) inARow = 0;
  else if (OF_THE_SERVER.has(failure)) {
    inARow += 1;
    if (inARow >= MOST_IN_A_ROW) restsUntil = now().getTime() + REST_MS;
  }
}

/** Whether the server has failed too often lately, and is not asked for a while. After the rest one failure starts another. */
export function isResting(): boolean {
  return restsUntil > now().getTime();
}

export function forgetOutcomes(): void {
  inARow = 0;
  restsUntil = 0;
}
