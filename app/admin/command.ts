import { statSync } from "node:fs";
import path from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { isThere } from "~/kernel/is-there";

type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]["type"] extends "boolean" ? boolean : string;
};

export type CommandArgs<O extends Options> = {
  /** One for each name in `takes`; none is empty. */
  given: string[];
  options: Values<O>;
  /** Says what is being done now, to people alone. */
  tell: (text: string) => void;
  /** Writes a line of the answer at once, for answers too long to hold; to people alone. */
  print: (text: string) => void;
  /** Asks whoever typed the command; null when nobody can answer. */
  ask: (question: string) => Promise<string | null>;
};

/** What a command says when it is done: `json` for programs (--json), `text` for people; `problems` make the exit code 1. */
export type Outcome = { json: unknown; text: string; problems?: string[] };

/**
 * A command of the operator's command line. Secrets are never arguments, because the list of processes shows those:
 * a command reads them from the environment.
 */
export type Command<O extends Options = Options> = {
  summary: string;
  /** Names of what must be given, in order: `["email"]`. */
  takes?: string[];
  options?: O;
  /** What each option means, for the help. */
  optionTexts?: { [Name in keyof O]: string };
  /** False for commands that do not need the configured database, or open it themselves. */
  opensDatabase?: boolean;
  /**
   * For what no command takes back, and what reaches many people: what it would do, in sentences. It is then done with --yes
   * alone. Null where nothing of it would be done, as in a trial.
   */
  confirm?: (args: CommandArgs<O>) => Promise<string | null>;
  run: (args: CommandArgs<O>) => Promise<Outcome>;
};

/** How a command line begins, where it is shown. */
export const NAME = "npm run admin --";

/** The verb of what a noun does when it stands alone. */
export const ALONE = "";

/** Lets TypeScript know a command's options by name, and forgets them for the registry. */
export function command<const O extends Options>(given: Command<O>): Command {
  return given as unknown as Command;
}

/** The command was not understood: exit code 2, with the way it is used. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The command was understood, and an option has to say that it is meant: exit code 2. `wouldDo`: what, in sentences. */
export class Unconfirmed extends UsageError {
  override name = "Unconfirmed";
  constructor(
    wouldDo: string,
    readonly option = "--yes",
  ) {
    super(`${wouldDo} Nothing was changed. To do it:`);
  }
}

/** The command was understood and could not be done: exit code 1. The message is all that is shown. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Every command takes it, so that nobody has to know which of them need it. */
const CONFIRMED = { yes: { type: "boolean" } } as const;

/** @throws UsageError that says what is missing, or one too many. */
export function readArgs(
  command: Command,
  args: string[],
): Omit<CommandArgs<Options>, "tell" | "print" | "ask"> {
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
    // The first sentence names the option; the rest is advice about the shell.
    throw new UsageError((error as Error).message.split(". ", 1)[0] as string);
  }
  const { positionals: given, values } = parsed;
  const missing = takes.find((_, at) => !given[at]);
  if (missing) throw new UsageError(`<${missing}> is missing.`);
  if (given.length > takes.length) throw new UsageError(`"${given[takes.length]}" is one argument too many.`);
  return { given, options: values as Values<Options> };
}

/** @throws UsageError unless the text is a whole number of at least 1. `name` is how the usage writes it. */
export function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 1_000_000_000) {
    throw new UsageError(`${name} must be a whole number of at least 1; it is "${text}".`);
  }
  return value;
}

let folder = "";

/** Sets the folder that `fileFrom` starts at. */
export function resolveFrom(cameFrom: string): void {
  folder = cameFrom;
}

/** The file that was meant where the command was typed. */
export function fileFrom(given: string): string {
  return path.resolve(folder, given);
}

/**
 * The file or folder that is to be made, as it was meant where the command was typed. @throws CommandError when the folder
 * around it is missing: a slip makes no folders
 */
export function newFrom(given: string): string {
  const file = fileFrom(given);
  const around = path.dirname(file);
  if (isThere(around) && statSync(around).isDirectory()) return file;
  throw new CommandError(`There is no folder ${around}: make it first, or name another.`);
}

/** Rows as a table for people: columns as wide as their widest cell. */
export function asTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return [head, ...rows].map(line).join("\n");
}
