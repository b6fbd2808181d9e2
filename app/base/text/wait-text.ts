const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The reason for a wait, where nothing more specific is known. */
export const TOO_MANY = "Too many attempts.";

/** Says when somebody may try again, rounded up. @param seconds as in a Retry-After header */
export function tryAgain(seconds: number): string {
  return `You can try again in ${waitText(seconds)}.`;
}

/** Returns a wait in words, rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= MINUTE) return counted(seconds, "second");
  // Hours begin at two: "2 hours" for 61 minutes would be far too long.
  if (seconds <= 2 * HOUR) return counted(seconds / MINUTE, "minute");
  return counted(seconds / HOUR, "hour");
}

function counted(amount: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(amount));
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
