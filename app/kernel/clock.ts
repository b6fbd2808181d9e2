let fixed: Date | undefined;

/** The current time. The application's only clock, so that tests can set it. */
export function now(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** For tests: stops the clock, or starts it again with undefined. */
export function setClock(time: Date | undefined): void {
  fixed = time;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function fromNow(milliseconds: number): Date {
  return new Date(now().getTime() + milliseconds);
}

export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** When the current day (UTC) began. */
export function startOfDay(): Date {
  return new Date(now().toISOString().slice(0, 10));
}

/** A time for operators: `2026-11-26 21:00 UTC`. */
export const minuteText = (time: Date) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
