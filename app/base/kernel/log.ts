import { format } from "node:util";
import pino from "pino";
import { now, SECOND_MS } from "./clock";
import { runningRequest } from "./request-context";

const LONGEST_LINE = 300;

/** Keeps the first line of a text and the frames of a stack trace. Other lines may be user input. */
function withoutRest(text: string): string {
  const lines = text.split("\n").filter((line, index) => index === 0 || line.startsWith("    at "));
  return lines.map((line) => line.slice(0, LONGEST_LINE)).join("\n");
}

/** Describes an error without user input: failed queries list their parameters after the first line. */
function describeError({ name, message, stack = "" }: Error): string {
  // A SyntaxError from a pattern or JSON quotes its input.
  const [what = ""] = name === "SyntaxError" ? [] : message.split("\n", 1);
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  return withoutRest(`${name}: ${what}\n${frames}`);
}

function logged(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  const isText = typeof value === "string" || (typeof value === "object" && value !== null);
  return isText ? withoutRest(String(value)) : value;
}

/** Logs JSON lines: events, ids and errors as thrown; never a password, token, code, cookie, email or idea. */
export const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const request = runningRequest()?.id;
    return request ? { request } : {};
  },
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, logged(value)])),
  },
});

/** Redirects console output, such as that of libraries, to the log, so that every line is JSON. */
export function logConsole(): void {
  for (const way of ["log", "info", "warn", "error"] as const) {
    const level = way === "log" ? "info" : way;
    console[way] = (...printed) => {
      // remix-serve prints an empty line when it has closed.
      if (printed.length > 0) log[level]({ printed: format(...printed.map(logged)) }, "console");
    };
  }
}

/** Logs each failure of a service, and once its recovery, with the seconds since the first failure. */
export function outage(gone: string, back: string) {
  let since: Date | null = null;
  return {
    note(error: string) {
      since ??= now();
      log.error({ alert: true, error }, gone);
    },
    end() {
      if (!since) return;
      log.info({ seconds: Math.round((now().getTime() - since.getTime()) / SECOND_MS) }, back);
      since = null;
    },
  };
}
