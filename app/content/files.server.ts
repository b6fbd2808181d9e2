// How the files of CONTENT_DIR are read and checked; app/content/site.server.ts says which there are.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml, TomlError } from "smol-toml";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { isFields, layOver } from "~/domain/content-overlay";
import { incomingMarkdown } from "~/domain/incoming-markdown";
import { incomingText, unfitCharacters } from "~/domain/incoming-text";
import { nestsTooDeep, TOO_DEEP } from "~/domain/markdown-depth";
import { closedReason } from "~/kernel/closed";
import { contentDir } from "~/kernel/config";
import { isThere } from "~/kernel/is-there";

/** How the folder in CONTENT_DIR begins in which an import prepares posts. */
export const IMPORT_STAGE = ".import-";

/** The characters that were taken out of each file, or became a line end. */
const changed = new Map<string, Set<string>>();

/** The fields of each file that this version does not know. */
const unknown = new Map<string, string[]>();

/** What else an operator should read of the files. */
const notes = new Set<string>();

/** Notes what is left out of a folder. */
export function note(text: string): void {
  notes.add(text);
}

/** What stops a start: of all files. */
const problems = new Set<string>();

/** Notes what stops a start, so that the rest is read on. */
export function refuse(text: string): void {
  problems.add(text);
}

/** Reads a part; what is wrong with it is noted. @returns undefined then */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    refuse((error as Error).message);
    return undefined;
  }
}

/** What stops a start, of all that was read so far. */
export const problemsFound = (): string[] => [...problems];

/** The mistakes of one file. */
export const mistakes = (lines: string[]): Error => new Error(`has mistakes:\n  ${lines.join("\n  ")}`);

/** Makes a value of a file one that a feed can hold, and notes what that changed. */
export type TakeIn = { value: (key: unknown, value: unknown) => unknown; markdown: (text: string) => string };

/** Names its file. One that reading another file meets, as legal texts need site.json, is told as it is. */
export class ContentError extends Error {}

/** The content that comes with this version: in an image apart, so that a folder mounted over `content` does not hide it. */
export function deliveredFolder(): string {
  return path.resolve(existsSync("build/content") ? "build/content" : "content");
}

/** A file or folder of the content: the operator's where there is one, else the delivered one. */
export function contentPath(name: string): string {
  const own = path.join(contentDir(), name);
  return isThere(own) ? own : path.join(deliveredFolder(), name);
}

/** Reads a content file; errors name the file. */
export function readContent<T>(
  file: string,
  read: (text: string, takeIn: TakeIn) => T,
  at = contentPath(file),
): T {
  const taken = (text: string, asTaken: (text: string) => string) => {
    const unfit = unfitCharacters(text);
    if (unfit.length === 0) return text;
    changed.set(file, new Set([...(changed.get(file) ?? []), ...unfit]));
    return asTaken(text);
  };
  const takeIn: TakeIn = {
    value: (_, value) => (typeof value === "string" ? taken(value, incomingText) : value),
    markdown: (text) => taken(text, incomingMarkdown),
  };
  try {
    return read(readFileSync(at, "utf8").replace(/^\uFEFF/, ""), takeIn);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const why = closedReason(error as Error) ?? `${at} ${(error as Error).message}`;
    throw new ContentError(why, { cause: error });
  }
}

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list, in square brackets",
  object: "fields, each with a name",
};

/** What a value of another kind should be, where the schema has no words of its own; the rest is told as the package does. */
function inPlainWords({ code, expected, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== "invalid_type") return undefined;
  return input === undefined ? "is missing" : `must be ${KINDS[expected as string] ?? expected}`;
}

/**
 * Checks a value. What the schema does not know is left out and noted. `names`: what the file calls a field. `more`: what else
 * is wrong with the file.
 * @throws Error that names each wrong field
 */
export function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  names: Record<string, string> = {},
  more: string[] = [],
): z.output<Schema> {
  // Runs once: compiling a parser would take longer.
  const parsed = schema.safeParse(value, { jitless: true, error: inPlainWords });
  if (parsed.success && more.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const extra = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  if (extra.length > 0) {
    for (const field of extra) leaveOut(file, value, field as string[]);
    return check(file, schema, value, names, more);
  }
  const told = ([first = "", ...rest]: PropertyKey[]) => [names[String(first)] ?? first, ...rest].join(".");
  const lines = issues.map((issue) => `${told(issue.path) || "(whole file)"}: ${issue.message}`);
  throw mistakes([...lines, ...more]);
}

export function leaveOut(file: string, value: unknown, field: string[]): void {
  const name = field.at(-1) as string;
  const owner = field.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  delete (owner as Record<string, unknown>)[name];
  unknown.set(file, [...(unknown.get(file) ?? []), field.join(".")]);
}

/** A file of the delivered content, with the operator's laid over it field by field; a list is the operator's whole. */
export function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  adapt: (value: unknown) => void = () => {},
) {
  const parse = (text: string, takeIn: TakeIn) => JSON.parse(text, takeIn.value);
  const delivered = readContent(file, parse, path.join(deliveredFolder(), file));
  return readContent(file, (text, takeIn) => {
    const value = layOver(delivered, parse(text, takeIn));
    adapt(value);
    return check(file, schema, value);
  });
}

/**
 * Front matter between two lines of three hyphens (YAML) or three plus signs (TOML), and the text below it; lines above that
 * are empty do not count, as for Hugo.
 */
const FRONT_MATTER =
  /^((?:[ \t]*\r?\n)*)(---|\+\+\+)[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\2[ \t]*(?:\r?\n|$)([\s\S]*)/;

type Fields = Record<string, unknown>;

/**
 * `asOurs` says in our words what other products' heads say, and what the file calls a field; `problems` what is wrong
 * beside the head's fields.
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  takeIn: TakeIn,
  schema: Schema,
  problems: (head: Fields, body: string) => string[],
  asOurs: (head: Fields) => { head: Fields; names?: Record<string, string> } = (head) => ({ head }),
) {
  const written = splitHead(text, takeIn.value);
  const { head, names } = asOurs(written.head ?? {});
  const body = takeIn.markdown(written.body);
  const more = [
    ...(written.head ? [] : ["the head is missing: the file must begin with it, between two lines of ---"]),
    ...problems(head, body),
    ...(nestsTooDeep(body) ? [`text: ${TOO_DEEP}`] : []),
  ];
  return { head: check(file, schema, head, names, more), body };
}

/** The head of a Markdown file, null where it has none, and the text below it. @throws Error that names the lines */
export function splitHead(text: string, value: TakeIn["value"] = (_, given) => given) {
  const [, above = "", mark, lines = "", body = text] = FRONT_MATTER.exec(text.replace(/^\uFEFF/, "")) ?? [];
  return { head: mark ? readHead(mark, above + lines, value) : null, body };
}

function readHead(mark: string, lines: string, value: TakeIn["value"]): Fields {
  // The empty line stands for the first ---: so mistakes are told with the file's own lines.
  const text = `\n${lines}`;
  const read = mark === "+++" ? readToml(text, value) : (readYaml(text, value) ?? {});
  if (!isFields(read)) throw mistakes(["the head must have a name and a value in each line"]);
  return read;
}

function readYaml(text: string, value: TakeIn["value"]): unknown {
  const document = parseDocument(text);
  const found = document.errors.map(({ linePos, message }) =>
    unreadable(text, linePos?.[0].line ?? 1, message),
  );
  if (found.length > 0) throw mistakes([...new Set(found)]);
  return document.toJS({ reviver: value });
}

/** Dates become texts, as YAML has them. */
function readToml(text: string, value: TakeIn["value"]): unknown {
  try {
    return JSON.parse(JSON.stringify(parseToml(text)), value);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw mistakes([unreadable(text, error.line, error.message)]);
  }
}

/** A line of a head that cannot be read, and why: most often it lacks quotes. */
function unreadable(text: string, line: number, message: string): string {
  const written = text.split(/\r?\n/)[line - 1]?.trim();
  const why = message.replace(/^Invalid TOML document: |(?: at line \d+|\n)[\s\S]*$/g, "");
  return `line ${line}, \`${written}\`: a text with a colon, a # or quotes needs double quotes around it (${why})`;
}

/** What was left out because this version does not know it: a slip, or of another version. */
export function unknownFields(): string[] {
  const left = [...unknown].map(
    ([file, fields]) =>
      `${file} has fields that this version does not know, and leaves out: ${fields.join(", ")}.`,
  );
  return [...left, ...notes];
}

/** What was taken out of files because no feed may hold it. */
export function changedCharacters(): string[] {
  return [...changed].map(
    ([file, characters]) =>
      `${file} has characters that no feed may hold: ${[...characters].join(", ")}. Soft line breaks are read as line ends, others left out.`,
  );
}
