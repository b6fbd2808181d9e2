// What is measured, and what it is measured against: this app and a bare Remix app in stock remix-serve, and node:http.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tests/support/server";
import { PRELOAD_ARGS } from "../run-server.mjs";
import { ROOT } from "../set-up.mjs";
import { askOnce } from "./load";

const SERVE = path.join(ROOT, "node_modules/@remix-run/serve/dist/cli.js");
const BARE = fileURLToPath(new URL("./bare-remix", import.meta.url));
/** Inside the project, or the build would not find its packages. */
const BARE_BUILD = path.join(ROOT, "node_modules/.cache/bare-remix");

export type Bench = {
  port: number;
  url: string;
  pid: number;
  dataDir: string;
  /** From the start of the process to its first answer. */
  startMs: number;
  stop(): Promise<void>;
};

type Start = { args: string[]; env?: Record<string, string>; readyPath: string; dataDir?: string };

async function start({ args, env = {}, readyPath, dataDir }: Start): Promise<Bench> {
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), "loam-bench-"));
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", HOST: "127.0.0.1" },
      ...{ PORT: String(port), DATA_DIR: folder, RATE_LIMITS: "off", ...env },
    },
    stdio: "ignore",
  });
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    process.off("exit", killAtExit);
    await kill(child);
    if (!dataDir) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  while (!(await askOnce(port, { path: readyPath }).catch(() => null))) {
    if (child.exitCode !== null || performance.now() - began > 30_000) {
      await stop();
      throw new Error(`${args.at(-1)} does not answer`);
    }
    await wait(5);
  }
  const startMs = performance.now() - began;
  return { port, url: `http://127.0.0.1:${port}`, pid: child.pid as number, dataDir: folder, startMs, stop };
}

/** Nothing is kept of it; remix-serve alone would wait for connections that linger. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** This app, built. With `dataDir` the folder is the caller's and is kept. */
export function startOurs(
  options: { dataDir?: string; env?: Record<string, string>; nodeArgs?: string[] } = {},
) {
  const { nodeArgs = [], ...rest } = options;
  const args = [...nodeArgs, ...PRELOAD_ARGS, SERVE, path.join(ROOT, "build/server/index.js")];
  return start({ args, readyPath: "/healthz", ...rest });
}

export function buildBareRemix(): void {
  const cli = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production" as const, BARE_BUILD };
  execFileSync(process.execPath, [cli, "vite:build"], { cwd: BARE, env, stdio: "pipe" });
}

/** A Remix app of one page that says as much as it is asked to (`/?rows=50`), and the bare sign-on engine. Built before: buildBareRemix(). */
export function startBareRemix() {
  return start({ args: [SERVE, path.join(BARE_BUILD, "server/index.js")], readyPath: "/" });
}

/** oidc-provider alone, with its in-memory store. */
export function startBareProvider() {
  return start({ args: [path.join(ROOT, "scripts/bench/bare-sso.mjs")], readyPath: "/sign-in" });
}

/** node:http with one text of so many bytes. */
export function startBareHttp(bytes: number) {
  const program = `const page = "x".repeat(${bytes}); require("node:http").createServer((_, answer) => answer.writeHead(200, { "Content-Type": "text/html", "Content-Length": ${bytes} }).end(page)).listen(process.env.PORT, "127.0.0.1");`;
  return start({ args: ["-e", program], readyPath: "/" });
}

/** Resident memory of a process, in MiB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** How many files and sockets a process has open. */
export function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
