let fixed: Date | undefined;

/** Returns the current time. This is the application's only clock, so that tests can set it. */
export function now(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** Stops the clock at a time, or starts it again with undefined. For tests. */
export function setClock(time: Date | undefined): void {
  fixed = time;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const HOUR_SECONDS = HOUR_MS / SECOND_MS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Returns the time so many milliseconds after now; before now with a negative number. */
export function fromNow(milliseconds: number): Date {
  return new Date(now().getTime() + milliseconds);
}

/** Returns the month of a time (UTC, `YYYY-MM`). */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** Returns the day of a time (UTC, `YYYY-MM-DD`). */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns when the current day (UTC) began. */
export function startOfUtcDay(): Date {
  return new Date(utcDay(now()));
}

/** Formats a time for operators: `2026-11-26 21:00 UTC`. */
export const minuteText = (time: Date) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Formats a time for a file name: names sort like the times, and every file system accepts them. */
export function fileStamp(time: Date): string {
  return time
    .toISOString()
    .replace(/\.(\d+)Z$/, "-$1Z")
    .replaceAll(":", "-");
}

/** The time that a name holds; null without one, or for one that never was. */
export function stampIn(name: string): Date | null {
  const [, day, hour, minute, second, rest] =
    /(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})(?:-(\d+))?Z?/.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:${minute}:${second}.${rest ?? "0"}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
