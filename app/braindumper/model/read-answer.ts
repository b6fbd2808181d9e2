import { type FirstAnswer, MOST_QUESTIONS, MOST_UNDERSTOOD, SECTIONS } from "~/braindumper/first-answer";
import { textLength, tidyText } from "~/site/idea/description";
import { findJson } from "./find-json";

type Loose = Record<string, unknown>;

const LINE_MAX = 300;
/** Entries read from a list; longer ones are cut. */
const MOST_READ = 50;
const MOST = { lines: 8, tables: 12, columns: 20, screens: 15, checks: 8 };

/**
 * Reads the first answer from a model's reply. Invalid lines are dropped one by one, and other shapes than requested
 * (a string for a list, an object for a string) are converted.
 * @returns null when nothing is left
 */
export function readFirstAnswer(text: string): FirstAnswer | null {
  const written = withSections(findJson(text));
  if (!written) return null;
  const answer: FirstAnswer = {
    understood: lines(written.understood, MOST_UNDERSTOOD),
    tables: items(written.tables, "name", "columns")
      .map(({ name, columns, rights }) => ({
        name: line(name),
        columns: lines(columns, MOST.columns),
        rights: line(rights),
      }))
      .filter(({ name, columns }) => name && columns.length > 0)
      .slice(0, MOST.tables),
    screens: items(written.screens, "name", "opens")
      .map(({ name, opens }) => ({ name: line(name), opens: line(opens) }))
      .filter(({ name }) => name)
      .slice(0, MOST.screens),
    decisions: lines(written.decisions, MOST.lines),
    checks: items(written.checks, "test", "refusal")
      .map(({ test, refusal }) => ({ test: line(test), refusal: line(refusal) }))
      .filter(({ test, refusal }) => test || refusal)
      .slice(0, MOST.checks),
    questions: lines(written.questions, MOST_QUESTIONS),
  };
  return SECTIONS.some((section) => answer[section].length > 0) ? answer : null;
}

/** Finds the object that has our keys: this one, or one nested in it. */
function withSections(found: Loose | null): Loose | null {
  if (!found) return null;
  const written = byPlainKey(found);
  if (SECTIONS.some((section) => section in written)) return written;
  for (const inner of Object.values(found).flat()) {
    const wrapped = isObject(inner) ? withSections(inner) : null;
    if (wrapped) return wrapped;
  }
  return null;
}

/**
 * Converts a value to a list of objects. A plain text becomes an object with the key `main`; in an object without
 * that key, each entry becomes one, with its value under `other`.
 */
function items(value: unknown, main: string, other: string): Loose[] {
  if (!isObject(value)) {
    const list = Array.isArray(value) ? value : texts(value);
    return list.slice(0, MOST_READ).map((each) => (isObject(each) ? byPlainKey(each) : { [main]: each }));
  }
  const single = byPlainKey(value);
  if (main in single) return [single];
  return entriesOf(value).map(([key, each]) => ({
    [main]: key,
    ...(isObject(each) ? byPlainKey(each) : { [other]: each }),
  }));
}

function lines(value: unknown, most: number): string[] {
  return [...new Set(texts(value).map(plainLine).filter(Boolean))].slice(0, most);
}

function line(value: unknown): string {
  return plainLine(texts(value).join("; "));
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return value.split("\n", MOST_READ);
  if (Array.isArray(value)) return value.slice(0, MOST_READ).map(asText);
  if (isObject(value)) return entriesOf(value).map(([key, each]) => `${key}: ${asText(each)}`);
  return [];
}

function entriesOf(value: Loose): [string, unknown][] {
  return Object.entries(value).slice(0, MOST_READ);
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(", ");
  if (isObject(value)) return Object.values(value).map(asText).filter(Boolean).join(" – ");
  return value === null ? "" : String(value);
}

/**
 * What makes a line invalid: HTML, a code fence, a heading, a table, a link, a URL, a placeholder, a very long word.
 */
const NOT_PLAIN =
  /<[a-z!/?]|```|^[#|>]|\]\(|:\/\/|\bwww\.|\bjavascript:|\{\{|\$\{|\blorem ipsum\b|[!-~]{41,}/i;
const LIST_MARK = /^(?:[-*•]|\d{1,2}[.)]) /;
const EMPHASIS = /\*\*|`/g;

/** Returns a text as one plain line; "" when it is invalid. */
function plainLine(text: string): string {
  const written = tidyText(text).replace(/\s+/g, " ").replace(LIST_MARK, "");
  if (textLength(written) > LINE_MAX || !/\p{L}/u.test(written) || NOT_PLAIN.test(written)) return "";
  return written.replace(EMPHASIS, "");
}

function byPlainKey(object: Loose): Loose {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key.toLowerCase().replace(/[^a-z]/g, ""), value]),
  );
}

function isObject(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
