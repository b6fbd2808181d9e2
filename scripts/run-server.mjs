// Shared by start.mjs and dev.mjs: checking the port, and running a child process that gets our signals.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT, SetUpError } from "./set-up.mjs";

/** remix-serve's path below the clone or below a build, which has its own copy. */
export const SERVE = "node_modules/@remix-run/serve/dist/cli.js";
/** Node's arguments to serve the build with stock remix-serve from the build's own packages. */
export const SERVE_ARGS = [path.join("build", SERVE), "build/server/index.js"];
const POLL_MS = 50;
const PARENT_POLL_MS = 200;

export const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;

/** Checks that a port is free. @throws {SetUpError} when it is in use or not permitted */
export async function checkPort(port, host) {
  const probe = createServer();
  try {
    await once(probe.listen({ port: Number(port), host, exclusive: true }), "listening");
  } catch ({ code }) {
    const problems = {
      EADDRINUSE: "is in use. Stop the other program, or choose another port with PORT=….",
      EACCES: "needs more rights than this account has; choose a port above 1023.",
    };
    throw new SetUpError(`Port ${port} on ${host} ${problems[code] ?? `cannot be listened on (${code}).`}`);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Runs a child process that shares our output and gets our signals. This process ends with the child's exit code. */
export function runUntilItEnds(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.once("exit", (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
}

/**
 * Ends the child when npm ends: `npm start` runs us below a shell that does not pass signals on, so a signal to npm
 * would leave the server running. We notice because our parent process is gone.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    child.kill("SIGTERM");
  }, PARENT_POLL_MS).unref();
}

/** Waits until the port accepts connections. If the child ends first, so does this process (see runUntilItEnds). */
export async function untilItAnswers(port, host) {
  const target = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  for (;;) {
    const socket = connect({ port: Number(port), host: target });
    const answered = await once(socket, "connect").catch(() => null);
    socket.destroy();
    if (answered) return;
    await wait(POLL_MS);
  }
}
