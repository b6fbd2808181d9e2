import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { isThere } from "~/base/kernel/is-there";
import { Refused } from "~/base/kernel/refused";
import type { CsvReader } from "~/base/text/csv";

/** What a command understands after two hyphens; `text` says for the help what it means. */
type Options = Record<string, { type: "string" | "boolean"; text: string }>;

type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]["type"] extends "boolean" ? boolean : string;
};

export type CommandArgs<O extends Options> = {
  /** The arguments, one for each name in `takes`; none is empty. */
  given: string[];
  options: Values<O>;
  /** Reports progress, to people only (not with --json). */
  tell: (text: string) => void;
  /** Prints a line of a long answer at once, to people only (not with --json). */
  print: (text: string) => void;
};

/**
 * A command's result: `json` for programs (--json), `text` for people. With `problems` the exit code is 1. `unseen`: what to do
 * when nobody could read what is shown only once.
 */
export type Outcome = { json: unknown; text: string; problems?: string[]; unseen?: string };

/** A command of the command line. Secrets come from the environment, as the process list shows arguments. */
export type Command<O extends Options = Options> = {
  summary: string;
  /** What its own help says besides. */
  says?: string;
  /** Names of the required arguments, in order: `["email"]`. */
  takes?: string[];
  options?: O;
  /** False for commands that need no database, or open it themselves. */
  opensDatabase?: boolean;
  /** It seals something anew, which the running site must be able to open. */
  seals?: boolean;
  /**
   * For commands that cannot be undone or that mail many people: returns what it would do, in sentences, and then
   * requires --yes. Null when these arguments do nothing, as with --dry-run.
   */
  confirm?: (args: CommandArgs<O>) => Promise<string | null>;
  run: (args: CommandArgs<O>) => Promise<Outcome>;
};

/** An option that stands alone. */
export const flag = (text: string) => ({ type: "boolean", text }) as const;

/** An option with a word of its own behind it. */
export const value = (text: string) => ({ type: "string", text }) as const;

/** The key of the command that runs when its noun is given alone. */
export const ALONE = "";

/** Type-checks a command's options by name, and widens its type for the registry. */
export function command<const O extends Options>(given: Command<O>): Command {
  return given as unknown as Command;
}

/** The command was not understood: exit code 2. Its usage is printed if that is about its words and options. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The command needs an option that confirms it: exit code 2. `wouldDo` says in sentences what it would do. */
export class Unconfirmed extends UsageError {
  override name = "Unconfirmed";
  constructor(
    wouldDo: string,
    readonly option = "--yes",
  ) {
    super(`${wouldDo} Nothing was changed. To do it:`);
  }
}

/** Accepted by every command, so that nobody has to know which ones need it. */
const CONFIRMED = { yes: { type: "boolean" } } as const;

/** Parses a command's arguments. @throws UsageError when one is missing or too many */
export function readArgs(command: Command, args: string[]): Omit<CommandArgs<Options>, "tell" | "print"> {
  const takes = command.takes ?? [];
  const { options = {} } = command;
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args,
      options: { ...CONFIRMED, ...options },
      allowPositionals: true,
      strict: true,
    }) as typeof parsed;
  } catch (error) {
    // Only the first sentence, which names the option; the rest is advice about the shell.
    const [says = ""] = (error as Error).message.split(". ", 1);
    throw new UsageError(
      /'-[^-]/.test(says) ? `${says}. A word that begins with a hyphen needs -- before it.` : says,
    );
  }
  const { positionals: given, values } = parsed;
  const missing = takes.find((_, at) => !given[at]);
  if (missing) throw new UsageError(`<${missing}> is missing.`);
  if (given.length > takes.length) throw new UsageError(`"${given[takes.length]}" is one argument too many.`);
  return { given, options: values as Values<Options> };
}

/** Parses a whole number from 1 to a billion. `name`: the argument's, in the usage. @throws UsageError */
export function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 1_000_000_000) {
    throw new UsageError(`${name} must be a whole number of at least 1; it is "${text}".`);
  }
  return value;
}

/** Parses `yes` or `no`. @throws UsageError for any other word */
export function yesOrNo(text: string | undefined, option: string): boolean | undefined {
  if (text !== undefined && text !== "yes" && text !== "no")
    throw new UsageError(`--${option} must be yes or no; it is "${text}".`);
  return text && text === "yes";
}

let folder = "";

/** Sets the folder that `fileFrom` resolves from. */
export function resolveFrom(cameFrom: string): void {
  folder = cameFrom;
}

/** Resolves a file name from the folder where the command was typed. */
export function fileFrom(given: string): string {
  return path.resolve(folder, given);
}

/** Resolves a file to create from the folder of the caller. @throws Refused without its parent: a typo makes no folders */
export function newFrom(given: string): string {
  const file = fileFrom(given);
  const around = path.dirname(file);
  if (isThere(around) && statSync(around).isDirectory()) return file;
  throw new Refused(`There is no folder ${around}: make it first, or name another.`);
}

/** Formats rows as a table, with columns as wide as their widest cell. */
export function asTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return [head, ...rows].map(line).join("\n");
}

/** Options shared by commands that print a list as CSV. */
export const LIST_OPTIONS = {
  spreadsheet: flag("a quote before what a spreadsheet would run as a formula; not for an import"),
};

export const readerOf = ({ spreadsheet }: { spreadsheet?: boolean }): CsvReader =>
  spreadsheet ? "spreadsheet" : "program";
