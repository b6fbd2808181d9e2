export const COUNTDOWN_UNITS = ["days", "hours", "minutes", "seconds"] as const;

export type Countdown = { isOver: boolean } & Record<(typeof COUNTDOWN_UNITS)[number], number>;

/** Returns the time left until a moment in whole units, rounded up to the second; all zero once it has passed. */
export function countdownTo(target: Date, from: Date): Countdown {
  const left = Math.max(0, Math.ceil((target.getTime() - from.getTime()) / 1000));
  return {
    isOver: left === 0,
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

export const countdownDigits = (value: number): string => String(value).padStart(2, "0");
