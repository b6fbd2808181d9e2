import type { Failure } from "~/domain/plan-job";
import { MINUTE_MS, now } from "~/kernel/clock";

/** Failures that say something about the server, not about one idea. */
const OF_THE_SERVER = new Set<Failure>(["unreachable", "slow", "busy", "rejected"]);
const MOST_IN_A_ROW = 5;
const PAUSE_MS = MINUTE_MS;

let inARow = 0;
let pausedUntil = 0;

/** Counts how jobs end, so that a server that is down is left alone for a minute. `null`: a draft came of it. */
export function noteOutcome(failure: Failure | null): void {
  if (failure === null) inARow = 0;
  else if (OF_THE_SERVER.has(failure)) {
    inARow += 1;
    if (inARow >= MOST_IN_A_ROW) pausedUntil = now().getTime() + PAUSE_MS;
  }
}

/** Whether the server has just failed so often that asking it is no use. After the pause one failure is enough. */
export function isPaused(): boolean {
  return pausedUntil > now().getTime();
}

/** For tests: as if nothing had been asked yet. */
export function forgetOutcomes(): void {
  inARow = 0;
  pausedUntil = 0;
}
