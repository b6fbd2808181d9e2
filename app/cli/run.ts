import { ALONE, type Command, type Outcome, readArgs, Unconfirmed, UsageError } from "~/base/command";
import { openDatabase } from "~/base/data/database";
import { forOperators } from "~/base/data/errors";
import { COMMAND_NAME, changeSetting, config, isAppUrlSet } from "~/base/kernel/config";
import { Refused } from "~/base/kernel/refused";
import { addressesRun } from "~/operations/data/readiness";
import { requireSitesSecret } from "~/operations/data/running-site";
import { requireSecret } from "~/operations/sealed-with";
import { VERSION } from "~/operations/version";
import { assemble } from "../assemble";
import { isCommand, REGISTRY } from "./registry";
import { renamedTo } from "./renamed-commands";

type Output = {
  out: (text: string) => void;
  err: (text: string) => void;
};

/** Runs one command line; the caller closes the database. @returns 0 done, 1 failed, 2 not understood or not confirmed */
export async function runAdmin(given: string[], output: Output): Promise<number> {
  const out = (text: string) => output.out(visible(text));
  const err = (text: string) => output.err(visible(text));
  assemble();
  const json = given.includes("--json");
  // `--json` may stand anywhere, even before the command.
  const args = given.filter((word) => word !== "--json");
  // `help user list`.
  if (args.length > 1 && args[0] === "help") args.push(args.shift() as string);
  const fail = (message: string, code: number) => {
    err(json ? JSON.stringify({ error: message }) : message);
    return code;
  };
  let found: ReturnType<typeof findCommand> | undefined;
  let isUnderstood = false;
  let done = "";
  try {
    if (args.length === 1 && args[0] === "--version") {
      out(json ? JSON.stringify({ version: VERSION }) : `Loam ${VERSION}`);
      return 0;
    }
    if (args.length === 0 || (args.length === 1 && isHelp(args[0]))) {
      out(wholeHelp());
      return args.length === 0 ? 2 : 0;
    }
    const [noun = "", word] = args;
    const entry = Object.hasOwn(REGISTRY, noun) ? REGISTRY[noun] : undefined;
    if (entry && !isCommand(entry) && args.length === 2 && isHelp(word)) {
      const alone = entry[ALONE];
      out(helpOf({ [noun]: entry }) + (alone ? `\n\n${optionHelp(alone)}` : ""));
      return 0;
    }
    found = findCommand(args);
    const { name, command, rest } = found;
    if (rest.some(isHelp)) {
      out(commandHelp(name, command));
      return 0;
    }
    const said = readArgs(command, rest);
    isUnderstood = true;
    const {
      text,
      json: value,
      problems = [],
      unseen,
    } = await runCommand(command, {
      ...said,
      tell: json ? () => {} : err,
      print: json ? () => {} : out,
    });
    if (unseen) done = ` But it was done: ${unseen}`;
    out(json ? JSON.stringify(value) : text);
    return problems.length > 0 ? fail(problems.join("\n"), 1) : 0;
  } catch (error) {
    if (error instanceof UsageError) {
      if (error instanceof Unconfirmed) return fail(`${error.message}\n${asTyped(args, error.option)}`, 2);
      // What is wrong with a file or a value, its sentence says: the help would push it out of sight.
      const help = found && !isUnderstood ? `\n\n${commandHelp(found.name, found.command)}` : "";
      return fail(json ? error.message : error.message + help, 2);
    }
    return fail(forOperators(error).message + done, 1);
  }
}

async function runCommand(command: Command, args: Parameters<Command["run"]>[0]): Promise<Outcome> {
  if (command.seals) await requireSitesSecret();
  if (command.opensDatabase !== false) {
    await openDatabase();
    // Like at a start: the command may seal something, and must not do that with a wrong or new secret.
    await requireSecret(Boolean(args.options["secret-lost"]));
    await takeSiteAddress();
  }
  const wouldDo = args.options.yes ? null : await command.confirm?.(args);
  if (wouldDo) throw new Unconfirmed(wouldDo);
  return command.run(args);
}

/** Shows what a terminal would obey, since much that is printed was written by strangers. The form is that of JSON. */
const visible = (text: string): string =>
  text.replace(
    /(?!\r?\n|\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Makes links lead to where the site last ran, without an APP_URL. @throws Refused when APP_URL is another one */
async function takeSiteAddress(): Promise<void> {
  const [ran] = await addressesRun();
  if (!ran || ran === config().appOrigin) return;
  if (isAppUrlSet())
    throw new Refused(
      `APP_URL is ${config().appOrigin} here, and the site last ran at ${ran}: leave it out, or start the site with the new one first.`,
    );
  changeSetting("APP_URL", ran);
}

/** Returns the command line for a shell, with the option that it lacked, to copy. */
function asTyped(args: string[], option: string): string {
  const end = args.indexOf("--");
  const quoted = args
    .toSpliced(end < 0 ? args.length : end, 0, option)
    .map((word) => (/^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return [COMMAND_NAME, ...quoted].join(" ");
}

const isHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";

function findCommand(args: string[]): { name: string; command: Command; rest: string[] } {
  const [noun = "", verb = "", ...rest] = args;
  const now = renamedTo(noun, verb);
  if (now) throw new Refused(`"${now.was}" is no command any more: use ${now.instead}.`);
  const entry = Object.hasOwn(REGISTRY, noun) ? REGISTRY[noun] : undefined;
  if (!entry) {
    throw new UsageError(`There is no "${noun}". Known: ${Object.keys(REGISTRY).join(", ")}.`);
  }
  if (isCommand(entry)) return { name: noun, command: entry, rest: args.slice(1) };
  const found = verb && Object.hasOwn(entry, verb) ? entry[verb] : undefined;
  const alone = entry[ALONE];
  if (!found && alone) return { name: noun, command: alone, rest: args.slice(1) };
  if (!found) {
    const verbs = Object.keys(entry).join(", ");
    throw new UsageError(verb ? `${noun} has no "${verb}". It has: ${verbs}.` : `${noun} what? ${verbs}.`);
  }
  return { name: `${noun} ${verb}`, command: found, rest };
}

function usage(name: string, { takes = [] }: Command): string {
  return [name, ...takes.map((each) => `<${each}>`)].join(" ");
}

function commandHelp(name: string, command: Command): string {
  return `${COMMAND_NAME} ${usage(name, command)}\n${command.summary}\n${command.says ? `${command.says}\n` : ""}\n${optionHelp(command)}`;
}

function optionHelp(command: Command): string {
  const texts = Object.entries(command.options ?? {}).map(([option, { text }]) => [`--${option}`, text]);
  const yes = command.confirm ? [["--yes", "required: without it this only says what it would do"]] : [];
  return [...yes, ...texts, ["--json", "answers JSON"]]
    .map(([option = "", text]) => `  ${option.padEnd(26)}${text}`)
    .join("\n");
}

function wholeHelp(): string {
  return `${COMMAND_NAME} <command>\n\n${helpOf(REGISTRY)}\n\n--json with any command answers JSON; --help explains one; --version names the version.\nIn a container: docker exec <container> node build/admin/admin.js <command>\nExit codes: 0 done, 1 failed, 2 not understood or not confirmed.`;
}

function helpOf(registry: typeof REGISTRY): string {
  const all = Object.entries(registry).flatMap(([noun, entry]) =>
    isCommand(entry)
      ? [[noun, entry] as const]
      : Object.entries(entry).map(([verb, each]) => [`${noun} ${verb}`.trim(), each] as const),
  );
  const lines = all.map(([name, each]) => `  ${usage(name, each).padEnd(34)} ${each.summary}`);
  return lines.join("\n");
}
