import { format } from "node:util";
import pino from "pino";
import { runningRequest } from "./request-context";

/** The parameters of a failed query: addresses, names and ideas. The statement before them is enough to find it. */
function withoutParameters(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "") : value;
}

/**
 * JSON lines on standard output. Callers log what happened and ids;
 * never a password, token, code, cookie, mail address or idea text.
 */
export const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const request = runningRequest()?.id;
    return request ? { request } : {};
  },
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutParameters(value)])),
  },
});

/** What a library prints goes into the log as well, so that every line is JSON. */
export function logConsole(): void {
  for (const way of ["log", "info", "warn", "error"] as const) {
    const level = way === "log" ? "info" : way;
    console[way] = (...printed) => {
      // remix-serve says nothing, as an error, when it has closed.
      if (printed.length > 0) log[level]({ printed: format(...printed) }, "console");
    };
  }
}
