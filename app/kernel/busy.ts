/** The server cannot take this now but soon can: the visitor gets a 503 with Retry-After. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** What such an answer says in Retry-After. The preload says the same of answers that the framework makes by itself. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether this, or what caused it, is a BusyError: libraries wrap what the database throws. */
export function isBusy(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof BusyError) return true;
  return false;
}
