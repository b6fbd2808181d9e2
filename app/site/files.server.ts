// Reads and checks single files of CONTENT_DIR; app/site/site.server.ts knows which there are.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml, TomlError } from "smol-toml";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { contentDir } from "~/base/kernel/config";
import { accessProblem, reasonOf } from "~/base/kernel/file-access";
import { isThere } from "~/base/kernel/is-there";
import { incomingMarkdown, incomingText, unfitCharacters } from "~/base/text/incoming-text";
import { markdownProblem } from "~/base/text/markdown-bounds";
import { parseJson } from "~/base/text/parse-json";
import { isFields, layOver } from "./content-overlay";

/** The prefix of the staging folder in CONTENT_DIR where an import prepares posts. */
export const IMPORT_STAGE = ".import-";

/** Characters that were removed from each file or turned into line breaks. */
const changed = new Map<string, Set<string>>();

/** Fields in each file that this version does not know. */
const unknown = new Map<string, string[]>();

/** Other remarks about the files for the operator. */
const notes = new Set<string>();

/** Adds a remark for the operator. */
export function note(text: string): void {
  notes.add(text);
}

/** Mistakes in any file; they stop the start. */
const problems = new Set<string>();

/** Records a mistake that stops the start, and lets the reading go on, so that all mistakes are reported at once. */
export function refuse(text: string): void {
  problems.add(text);
}

/** Reads a part of the content, and records an error as a mistake. @returns undefined after an error */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    refuse(reasonOf(error as Error));
    return undefined;
  }
}

/** Returns all mistakes found so far. */
export const problemsFound = (): string[] => [...problems];

/** Makes an error of several mistakes in one file. */
export const mistakes = (lines: string[]): Error => new Error(`has mistakes:\n  ${lines.join("\n  ")}`);

/** Cleans a file's values of characters that feeds must not contain, and records what was changed. */
export type Cleaners = {
  value: (key: unknown, value: unknown) => unknown;
  markdown: (text: string) => string;
};

/** An error that already names its file. Kept as it is if reading another file runs into it: legal texts need site.json. */
class ContentError extends Error {}

/**
 * Returns the folder with this version's content. A container image has it apart, so that a volume at `content`
 * cannot hide it.
 */
export function deliveredFolder(): string {
  return path.resolve(existsSync("build/content") ? "build/content" : "content");
}

/** Returns the path of a content file or folder: the operator's if it exists, else the delivered one. */
export function contentPath(name: string): string {
  return path.join(isOwn(name) ? contentDir() : deliveredFolder(), name);
}

/** Returns whether a content file or folder is the operator's. */
export const isOwn = (name: string): boolean => isThere(path.join(contentDir(), name));

/** A shorter line is a heading, or the head of a table. */
const PARAGRAPH = 60;

/** Returns how many paragraphs (long lines) of the delivered file a content file still has. */
export function deliveredParagraphs(name: string): number {
  const read = (at: string) =>
    readFileSync(at, "utf8")
      .split(/\r?\n/)
      .filter((line) => line.length > PARAGRAPH);
  const ours = new Set(read(path.join(deliveredFolder(), name)));
  return read(contentPath(name)).filter((line) => ours.has(line)).length;
}

/** Reads a content file. Errors name the file. */
export function readContent<T>(
  file: string,
  read: (text: string, clean: Cleaners) => T,
  at = contentPath(file),
): T {
  const taken = (text: string, asTaken: (text: string) => string) => {
    const unfit = unfitCharacters(text);
    if (unfit.length === 0) return text;
    changed.set(file, new Set([...(changed.get(file) ?? []), ...unfit]));
    return asTaken(text);
  };
  const clean: Cleaners = {
    value: (_, value) => (typeof value === "string" ? taken(value, incomingText) : value),
    markdown: (text) => taken(text, incomingMarkdown),
  };
  try {
    return read(readFileSync(at, "utf8").replace(/^\uFEFF/, ""), clean);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const why = accessProblem(error as Error) ?? `${at} ${(error as Error).message}`;
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

const FORMATS: Record<string, string> = {
  url: "must be an address like https://example.com/page",
  email: "must be an email like hello@example.com",
};

/** Joins what each of several allowed forms lacks. An empty text, which often is one of them, needs no words. */
function wordsOf(forms: z.core.$ZodIssue[][]): string | undefined {
  const needed = forms.flatMap(([first]) => (first && first.code !== "invalid_value" ? [first.message] : []));
  return [...new Set(needed)].join(", or ") || undefined;
}

/** Says in plain words what is wrong with a value; undefined leaves the rest to the library. */
function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const isOfValue = issue.code === "invalid_type" || issue.code === "invalid_value";
  if (isOfValue && issue.input === undefined) return "is missing";
  if (issue.code === "invalid_type") return `must be ${KINDS[issue.expected as string] ?? issue.expected}`;
  if (issue.code === "invalid_value")
    return `must be one of ${issue.values?.join(", ")}, not ${JSON.stringify(issue.input)}`;
  if (issue.code === "invalid_format") return FORMATS[issue.format];
  if (issue.code === "invalid_key") return "must be of small letters";
  if (issue.code === "invalid_union") return wordsOf(issue.errors);
  if (issue.code === "too_small" && issue.minimum === 1) return "must not be empty";
  if (issue.code !== "too_big" && issue.code !== "too_small") return undefined;
  const bound = issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  const unit = { string: " characters", array: " entries" }[issue.origin as string] ?? "";
  return `must ${unit ? "have" : "be"} ${bound}${unit}`;
}

/**
 * Validates a value by a schema. Unknown fields are dropped and noted. `names`: what the file calls a field; `more`: further
 * mistakes in the file.
 * @throws Error that names each wrong field
 */
export function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  names: Record<string, string> = {},
  more: string[] = [],
): z.output<Schema> {
  // Without JIT: each schema runs once, so compiling it would take longer.
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
  const told = ([first = "", ...rest]: PropertyKey[]) => placeOf([names[String(first)] ?? first, ...rest]);
  const lines = issues.map((issue) => `${told(issue.path) || "(whole file)"}: ${issue.message}`);
  throw mistakes([...lines, ...more]);
}

/** Names a place in a file as its author counts: `menu entry 1.url`. */
const placeOf = (path: PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? ` entry ${key + 1}` : `.${String(key)}`))
    .join("")
    .slice(1);

/** Deletes an unknown field from a value, and records it for the operator. */
export function leaveOut(file: string, value: unknown, field: string[]): void {
  const name = field.at(-1) as string;
  const owner = field.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  delete (owner as Record<string, unknown>)[name];
  unknown.set(file, [...(unknown.get(file) ?? []), placeOf(field)]);
}

/** Parses JSON. @throws Error that names the line and column */
export function asJson(text: string, value?: Cleaners["value"]): unknown {
  try {
    return parseJson(text, value);
  } catch (error) {
    throw mistakes([(error as Error).message]);
  }
}

/** Reads a delivered JSON file, overlaid field by field by the operator's; a list is replaced as a whole. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema) {
  const parse = (text: string, clean: Cleaners) => asJson(text, clean.value);
  const delivered = readContent(file, parse, path.join(deliveredFolder(), file));
  return readContent(file, (text, clean) => {
    return check(file, schema, layOver(delivered, parse(text, clean)));
  });
}

/**
 * Front matter between lines of three hyphens (YAML) or three plus signs (TOML), then the text. Blank lines before it are
 * skipped, as in Hugo.
 */
const FRONT_MATTER =
  /^((?:[ \t]*\r?\n)*)(---|\+\+\+)[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\2[ \t]*(?:\r?\n|$)([\s\S]*)/;

type Fields = Record<string, unknown>;

/**
 * Reads a Markdown file with front matter. `asOurs` translates other products' fields and says what the file calls them;
 * `problems` returns further mistakes.
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  text: string,
  clean: Cleaners,
  schema: Schema,
  problems: (head: Fields, body: string) => string[],
  asOurs: (head: Fields) => { head: Fields; names?: Record<string, string> } = (head) => ({ head }),
) {
  const written = splitHead(text, clean.value);
  const { head, names } = asOurs(written.head ?? {});
  const body = clean.markdown(written.body);
  const problem = markdownProblem(body);
  const more = [
    ...(written.head ? [] : ["the head is missing: the file must begin with it, between two lines of ---"]),
    ...problems(head, body),
    ...(problem ? [`text: ${problem}`] : []),
  ];
  return { head: check(file, schema, head, names, more), body };
}

/** Splits a Markdown file into front matter (null when there is none) and text. @throws Error that names wrong lines */
export function splitHead(text: string, value: Cleaners["value"] = (_, given) => given) {
  const [, above = "", mark, lines = "", body = text] = FRONT_MATTER.exec(text.replace(/^\uFEFF/, "")) ?? [];
  return { head: mark ? readHead(mark, above + lines, value) : null, body };
}

function readHead(mark: string, lines: string, value: Cleaners["value"]): Fields {
  // The blank line stands for the opening ---, so that errors have the file's line numbers.
  const text = `\n${lines}`;
  const read = mark === "+++" ? readToml(text, value) : (readYaml(text, value) ?? {});
  if (!isFields(read)) throw mistakes(["the head must have a name and a value in each line"]);
  return read;
}

function readYaml(text: string, value: Cleaners["value"]): unknown {
  const document = parseDocument(text);
  const found = document.errors.map(({ linePos, message }) =>
    unreadable(text, linePos?.[0].line ?? 1, message),
  );
  if (found.length > 0) throw mistakes([...new Set(found)]);
  return document.toJS({ reviver: value });
}

/** Reads TOML with dates as strings, as YAML gives them. */
function readToml(text: string, value: Cleaners["value"]): unknown {
  try {
    return JSON.parse(JSON.stringify(parseToml(text)), value);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw mistakes([unreadable(text, error.line, error.message)]);
  }
}

/** Says which line of front matter cannot be parsed, and how to mend it: most often quotes are missing. */
function unreadable(text: string, line: number, message: string): string {
  const lines = text.split(/\r?\n/).slice(0, line);
  // A quote that is never closed is met only where a line below does not fit.
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const opened = quote ? lines.findLastIndex((one) => one.split(quote).length % 2 === 0) + 1 : 0;
  const at = opened || line;
  const written = lines[at - 1]?.trim();
  const why = message.replace(/^Invalid TOML document: |(?: at line \d+|\n)[\s\S]*$/g, "");
  return `line ${at}, \`${written}\`: a text with a colon, a # or quotes needs double quotes around it (${why})`;
}

/** Returns which unknown fields were dropped: they are typos, or belong to another version. */
export function unknownFields(): string[] {
  const left = [...unknown].map(
    ([file, fields]) =>
      `${file} has fields that this version does not know, and leaves out: ${fields.join(", ")}.`,
  );
  return [...left, ...notes];
}

/** Returns which characters were changed because feeds must not contain them. */
export function changedCharacters(): string[] {
  return [...changed].map(
    ([file, characters]) =>
      `${file} has characters that no feed may hold: ${[...characters].join(", ")}. Soft line breaks are read as line ends, others left out.`,
  );
}
