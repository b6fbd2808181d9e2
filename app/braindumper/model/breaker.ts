import { MINUTE_MS, now } from "~/base/kernel/clock";
import type { Failure } from "~/braindumper/plan-job";

/** Failures that are the server's and not due to a single idea. */
const OF_THE_SERVER = new Set<Failure>(["unreachable", "slow", "busy", "rejected"]);
const MOST_IN_A_ROW = 5;
const REST_MS = MINUTE_MS;

let inARow = 0;
let restsUntil = 0;

/** Circuit breaker: after five failures in a row the server is not asked for a minute. `null` means success. */
export function noteOutcome(failure: Failure | null): void {
  if (failure === null) inARow = 0;
  else if (OF_THE_SERVER.has(failure)) {
    inARow += 1;
    if (inARow >= MOST_IN_A_ROW) restsUntil = now().getTime() + REST_MS;
  }
}

/**
 * Returns whether the server is not to be asked for now. After the minute a single further failure starts another.
 */
export function isBreakerOpen(): boolean {
  return restsUntil > now().getTime();
}

/** Resets the circuit breaker, for tests. */
export function forgetOutcomes(): void {
  inARow = 0;
  restsUntil = 0;
}
