// What start.mjs and dev.mjs share: a usable port, a child that gets our signals.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT, SetUpError } from "./set-up.mjs";

/** Of the clone; a build has its own. */
export const SERVE = "node_modules/@remix-run/serve/dist/cli.js";
/** Node's arguments that serve the build: stock remix-serve, of the build's own packages. */
export const SERVE_ARGS = [path.join("build", SERVE), "build/server/index.js"];
const POLL_MS = 50;
const PARENT_POLL_MS = 200;

export const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;

/** @throws {SetUpError} when the port is taken, or not ours to use */
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

/** A child with our output, to which signals are passed on; this process ends with the child's code. */
export function runUntilItEnds(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.once("exit", (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
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
    const socket = connect({ port: Number(port), host: target });
    const answered = await once(socket, "connect").catch(() => null);
    socket.destroy();
    if (answered) return;
    await wait(POLL_MS);
  }
}
