import type { Failure } from "~/domain/plan-job";
import { MINUTE_MS, now } from "~/kernel/clock";

/** Failures of the server, not of one idea. */
const OF_THE_SERVER = new Set<Failure>(["unreachable", "slow", "busy", "rejected"]);
const MOST_IN_A_ROW = 5;
const PAUSE_MS = MINUTE_MS;

let inARow = 0;
let pausedUntil = 0;

/** Counts failures in a row, so that a server that is down is not asked for a minute. `null`: success. */
export function noteOutcome(failure: Failure | null): void {
  if (failure === null) inARow = 0;
  else if (OF_THE_SERVER.has(failure)) {
    inARow += 1;
    if (inARow >= MOST_IN_A_ROW) pausedUntil = now().getTime() + PAUSE_MS;
  }
}

/** Whether the server has failed too often lately. After the pause one failure pauses it again. */
export function isPaused(): boolean {
  return pausedUntil > now().getTime();
}

export function forgetOutcomes(): void {
  inARow = 0;
  pausedUntil = 0;
}
