import { format } from "node:util";
import pino from "pino";
import { runningRequest } from "./request-context";

const LONGEST_LINE = 300;

/** The first line of a text, and the frames of a stack: what stands between them may be what somebody typed. */
function withoutRest(text: string): string {
  const lines = text.split("\n").filter((line, index) => index === 0 || line.startsWith("    at "));
  return lines.map((line) => line.slice(0, LONGEST_LINE)).join("\n");
}

/** What happened and where, without what was typed: a failed query tells its parameters after its first line. */
function describeError({ name, message, stack = "" }: Error): string {
  // One about a pattern or about JSON quotes the text that could not be read.
  const [what = ""] = name === "SyntaxError" ? [] : message.split("\n", 1);
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  return withoutRest(`${name}: ${what}\n${frames}`);
}

/** A field as it is logged; of an object that is no error its kind alone. */
function logged(value: unknown): unknown {
  if (value instanceof Error) return describeError(value);
  const isText = typeof value === "string" || (typeof value === "object" && value !== null);
  return isText ? withoutRest(String(value)) : value;
}

/**
 * JSON lines on standard output. Callers log what happened, ids, and errors as they were thrown;
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
    log: (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, logged(value)])),
  },
});

/** What a library prints goes into the log as well, so that every line is JSON. */
export function logConsole(): void {
  for (const way of ["log", "info", "warn", "error"] as const) {
    const level = way === "log" ? "info" : way;
    console[way] = (...printed) => {
      // remix-serve says nothing, as an error, when it has closed.
      if (printed.length > 0) log[level]({ printed: format(...printed.map(logged)) }, "console");
    };
  }
}
