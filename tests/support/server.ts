import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import PostalMime, { type Email } from "postal-mime";
import { ROOT } from "../../scripts/set-up.mjs";
import { newDataFolder } from "./folder";
import { findLeak } from "./leaks";
import { startProgram } from "./program";
import { checkMails } from "./strict-mail";

/** Node's arguments for stock remix-serve with the build, as deploy/ has it. */
export const SERVE_ARGS = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
const POLL_MS = 25;
/** A little less than a test has: what is told then is the server's log. */
export const START_MS = 50_000;
const MAIL_MS = 10_000;
/** The server promises to end within 8 s. */
export const STOP_MS = 9_000;

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** All output so far, including the access log. */
  log(): string;
  /** All mails in the outbox, oldest first. */
  outbox(): Promise<Email[]>;
  /** The newest mail to an address whose subject matches; polls until there is one. */
  waitForMail(to: string, subject?: RegExp): Promise<Email>;
  /**
   * Ends the server with SIGTERM and returns its exit code.
   * @throws when its log contains secrets or a mail is malformed, so that every run of the built app checks this
   */
  stop(): Promise<number | null>;
};

/**
 * Starts the built app as `npm start` does, on a free loopback port, with a new DATA_DIR and without rate limits.
 * `program`: the arguments for Node to start another server that has /healthz. `env` overrides everything.
 */
export async function startServer({
  env = {},
  program = SERVE_ARGS,
  cwd = ROOT,
}: {
  env?: Record<string, string>;
  program?: string[];
  cwd?: string;
} = {}): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? newDataFolder();
  const url = `http://127.0.0.1:${port}`;

  const child = startProgram(process.execPath, program, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      ...env,
    },
  });
  const log = child.said;
  const outbox = outboxReader(path.join(dataDir, "outbox"));

  async function stop() {
    const code = await child.stop("SIGTERM", STOP_MS);
    const mails = await readMails(path.join(dataDir, "outbox"));
    const leak = findLeak(log());
    if (leak) throw new Error(`The log holds ${leak}`);
    await checkMails(mails);
    return code;
  }

  try {
    await poll(
      START_MS,
      () => `the server did not answer /healthz:\n${log()}`,
      async () => {
        if (child.hasEnded()) throw new Error(`The server ended with code ${await child.stop()}:\n${log()}`);
        const response = await fetch(`${url}/healthz`).catch(() => null);
        return response?.ok || undefined;
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    dataDir,
    pid: child.pid,
    log,
    outbox,
    waitForMail: (to, subject = /(?:)/) =>
      poll(
        MAIL_MS,
        () => `no mail to ${to} with a subject like ${subject}:\n${log()}`,
        async () => {
          const mails = await outbox();
          return mails.findLast((mail) => isTo(mail, to) && subject.test(mail.subject ?? ""));
        },
      ),
    stop,
  };
}

/**
 * Returns a port that is free, and that no other test gets. It is below the ephemeral range, because an outgoing connection could
 * take a port from there before the server listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await hold(port)) && (await isFree(port)) ? port : freePort();
}

/** Holds the UDP port of this number until the process ends, which tells the other test processes that it is taken. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const held = createSocket("udp4").unref();
    held.once("error", () => held.close(() => resolve(false)));
    held.bind({ port, address: "127.0.0.1", exclusive: true }, () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

async function mailFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [] as string[]);
  return names.filter((name) => name.endsWith(".eml")).sort();
}

async function readMails(directory: string): Promise<Buffer[]> {
  const files = await mailFiles(directory);
  return Promise.all(files.map((name) => readFile(path.join(directory, name))));
}

/** @returns a function that reads all mails in a folder, oldest first; each is parsed only once */
function outboxReader(directory: string): () => Promise<Email[]> {
  const parsed = new Map<string, Promise<Email>>();
  const parse = async (name: string) => PostalMime.parse(await readFile(path.join(directory, name)));
  return async () => {
    const names = await mailFiles(directory);
    for (const name of names) if (!parsed.has(name)) parsed.set(name, parse(name));
    return Promise.all(names.map((name) => parsed.get(name) as Promise<Email>));
  };
}

const isTo = (mail: Email, email: string) =>
  (mail.to ?? []).some((to) => to.address?.toLowerCase() === email.toLowerCase());

/** Asks every few milliseconds until there is an answer. @throws the failure after the time limit */
export async function poll<T>(
  limitMs: number,
  failure: () => string,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`After ${limitMs} ms ${failure()}`);
    await wait(POLL_MS);
  }
}

/** Runs an SQL statement on a running server's database. @returns the first row */
export function askDatabase<Row>(server: RunningServer, statement: string, ...values: unknown[]): Row {
  const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"));
  try {
    return database.prepare(statement).get(...values) as Row;
  } finally {
    database.close();
  }
}

/** Returns a plan's stored text. */
export function storedContext(server: RunningServer, planId: string): string {
  const statement = "SELECT generated_context AS text FROM brain_dumps WHERE id = ?";
  return askDatabase<{ text: string }>(server, statement, planId).text;
}

/** Runs a command of the built command line on this server's database. @returns its output */
export async function runCommand(server: RunningServer, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["build/admin/admin.js", ...args], {
    env: { ...process.env, DATA_DIR: server.dataDir, APP_URL: server.url, NODE_ENV: "production" },
  });
  return stdout;
}
