import pino from "pino";

/**
 * JSON lines on standard output. Callers log what happened and ids;
 * never a password, token, code, cookie, mail address or idea text.
 */
export const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
