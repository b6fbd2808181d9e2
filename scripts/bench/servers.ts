// What is measured, and what it is measured against: this app and a bare Remix app in stock remix-serve.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/server";
import { ask } from "../plain-visitor";
import { SERVE, SERVE_ARGS } from "../run-server.mjs";
import { ROOT } from "../set-up.mjs";

/** Inside the project, or the build would not find its packages. */
const BARE_BUILD = path.join(ROOT, "node_modules/.cache/bare-remix");

export type Bench = Awaited<ReturnType<typeof start>>;

async function start(args: string[], readyPath: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-bench-"));
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...{ PATH, HOME, NODE_ENV: "production", HOST: "127.0.0.1", PORT: `${port}` },
      ...{ DATA_DIR: dataDir, RATE_LIMITS: "off", ...env },
    },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const end = () => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", end);
  while (!(await ask({ url }, readyPath).catch(() => null))) {
    if (child.exitCode !== null || performance.now() - began > 30_000)
      throw new Error(`${args.at(-1)} does not answer`);
    await wait(5);
  }
  return {
    url,
    dataDir,
    pid: child.pid as number,
    /** From the start of the process to its first answer. */
    startMs: performance.now() - began,
    /** Nothing is kept of it. Whatever still runs at the end of a run, or when one fails, is ended too. */
    async stop() {
      process.off("exit", end);
      child.kill("SIGKILL");
      await ended;
      end();
    },
  };
}

/** This app, built. */
export const startOurs = (env?: Record<string, string>) => start(SERVE_ARGS, "/healthz", env);

export function buildBareRemix(): void {
  const cli = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production" as const, BARE_BUILD };
  const cwd = path.join(ROOT, "scripts/bench/bare-remix");
  execFileSync(process.execPath, [cli, "vite:build"], { cwd, env, stdio: "pipe" });
}

/** A Remix app of one page that says as much as it is asked to (`/?rows=50`), and the bare sign-on engine. Built before: buildBareRemix(). */
export const startBareRemix = () => start([SERVE, path.join(BARE_BUILD, "server/index.js")], "/");

/** oidc-provider alone, with its in-memory store. */
export const startBareProvider = () => start([path.join(ROOT, "scripts/bench/bare-sso.mjs")], "/sign-in");

/** Resident memory of a process, in MiB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
