// What start.mjs and dev.mjs share: a usable port, a child that gets our signals.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT, SetUpError } from "./set-up.mjs";

/** Node's arguments that load the preload before the program. */
export const PRELOAD_ARGS = ["--import", pathToFileURL(path.join(ROOT, "scripts/preload.mjs")).href];
/** Stock remix-serve. */
export const SERVE = path.join(ROOT, "node_modules/@remix-run/serve/dist/cli.js");
/** Node's arguments that serve the build. */
export const SERVE_ARGS = [...PRELOAD_ARGS, SERVE, "build/server/index.js"];
const POLL_MS = 50;
const PARENT_POLL_MS = 200;

/** @throws {SetUpError} when the port is taken, not a port, or not ours to use */
export async function checkPort(port, host) {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new SetUpError(`PORT must be a number from 1 to 65535; it is "${port}".`);
  }
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(new SetUpError(portMessage(error, port, host))));
    probe.listen({ port: Number(port), host, exclusive: true }, () => probe.close(resolve));
  });
}

function portMessage({ code }, port, host) {
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is in use. Stop the other program, or choose another port with PORT=….`;
  }
  if (code === "EACCES")
    return `Port ${port} on ${host} needs more rights than this account has; choose a port above 1023.`;
  return `Cannot listen on ${host}, port ${port} (${code}).`;
}

/** A child with our output, to which signals are passed on; this process ends with the child's code. */
export function runUntilItEnds(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.once("exit", (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
  child.once("error", (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
}

/**
 * `npm start` runs us below a shell that does not pass signals on: one sent to npm ends npm and the shell and
 * would leave the server behind. That the parent is gone is how it shows.
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

/** Waits till something accepts connections; if the child ends first, so does this process (see above). */
export async function untilItAnswers(port, host) {
  const target = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  for (;;) {
    const answered = await new Promise((resolve) => {
      const socket = connect({ port: Number(port), host: target });
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (answered) return;
    await wait(POLL_MS);
  }
}
