import { readFileSync } from "node:fs";
import { accessProblem } from "./file-access";

/** Variables that may come from a file: `SMTP_URL_FILE` names the file that contains SMTP_URL. */
export const SECRETS = [
  ...["DATABASE_URL", "SESSION_SECRET", "SMTP_URL", "POSTMARK_SERVER_TOKEN", "POSTMARK_WEBHOOK_SECRET"],
  ...["OPENAI_API_KEY", "METRICS_TOKEN", "BACKUP_RECIPIENT", "BACKUP_IDENTITY"],
];

export const SECRET_FILES = SECRETS.map((name) => `${name}_FILE`);

type Environment = Record<string, string | undefined>;

/** Returns the environment with secrets read from files, and what is wrong with these. `known`: all variables' names. */
export function withSecretFiles(given: Environment, known: string[]) {
  const environment = { ...given };
  const mistakes: { name: string; mistake: string }[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    try {
      environment[name] = readSecret(file, given[name] ? name : null);
    } catch (error) {
      mistakes.push({ name, mistake: `${name}_FILE: ${(error as Error).message}` });
    }
  }
  for (const name of known) {
    if (given[`${name}_FILE`] && !SECRETS.includes(name))
      mistakes.push({
        name,
        mistake: `${name}_FILE: only secrets are read from files; set ${name} itself`,
      });
  }
  return { environment, mistakes };
}

function readSecret(file: string, setToo: string | null): string {
  if (setToo) throw new Error(`leave it out, because ${setToo} is set too`);
  // trim() also removes a byte order mark.
  const secret = read(file).trim();
  if (!secret) throw new Error(`${file} is empty`);
  return secret;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const why = accessProblem(error as Error);
    throw new Error(why ?? `${file} cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}
