/** The server cannot take this now but soon can: the visitor gets a 503 with Retry-After. */
export class BusyError extends Error {
  override name = "BusyError";
}
