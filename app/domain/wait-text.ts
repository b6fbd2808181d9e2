const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Why there is a wait, where nothing more can be said. */
export const TOO_MANY = "Too many attempts.";

/** When somebody who was told to wait may come again, rounded up. @param seconds as in a Retry-After header */
export function tryAgain(seconds: number): string {
  return `You can try again in ${waitText(seconds)}.`;
}

/** How long a wait is, rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= MINUTE) return counted(seconds, "second");
  // The next unit from two of it on: "2 hours" would be a long way from 61 minutes.
  if (seconds <= 2 * HOUR) return counted(seconds / MINUTE, "minute");
  return counted(seconds / HOUR, "hour");
}

function counted(amount: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(amount));
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
