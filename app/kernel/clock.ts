let fixed: Date | undefined;

/** The current time. The only clock of the application, so that a test can turn it. */
export function now(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** For tests: stop the clock at a moment, or let it run again with undefined. */
export function setClock(time: Date | undefined): void {
  fixed = time;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A moment that lies `milliseconds` after now. */
export function fromNow(milliseconds: number): Date {
  return new Date(now().getTime() + milliseconds);
}

/** The UTC month of a moment, `YYYY-MM`: the period of the allowance. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}
