// What the preload and the app share. They are two module graphs in one process, so values meet on globalThis.

/** On globalThis: the AsyncLocalStorage of the running request. On a Node request: the id, ip and start time of that request. */
export const REQUEST_CONTEXT = Symbol.for("loam.request-context");
/** On globalThis: how the app takes part in the server's end (shutdown.mjs). */
export const SHUTDOWN = Symbol.for("loam.shutdown");

/**
 * The url visitors use. A mistake in APP_URL is left in: the app reports it.
 * @param {{ APP_URL?: string, PORT?: string | number }} env
 * @returns {string}
 */
export const appUrlOf = ({ APP_URL, PORT }) => APP_URL || `http://127.0.0.1:${PORT || 3000}`;
