/** The server is overloaded for a moment: the visitor gets a 503 with Retry-After. */
export class BusyError extends Error {
  override name = "BusyError";
}

export const RETRY_AFTER_SECONDS = 5;

/** Whether this error or one of its causes is a BusyError: libraries wrap database errors. */
export function isBusy(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof BusyError) return true;
  return false;
}
