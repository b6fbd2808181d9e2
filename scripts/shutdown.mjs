// How the server ends: at a signal, when no request is open and the handed-over work is done.
import { SHUTDOWN } from "./shared.mjs";

const LONGEST_MS = 7500;

const shutdown = new AbortController();
const work = new Set();
const endings = [];
let openRequests = 0;

function waitUntil(promise) {
  work.add(promise);
  const done = () => work.delete(promise);
  promise.then(done, done);
}

// The application listens to `signal`, hands work that must still end to `waitUntil`, and what comes last to `atEnd`.
globalThis[SHUTDOWN] = {
  signal: shutdown.signal,
  waitUntil,
  atEnd: (ending) => endings.push(ending),
};

export const isEnding = () => shutdown.signal.aborted;

export function requestOpened() {
  openRequests++;
}

/** The answer is out, or nobody waits for it any more: now comes what was put off until then. */
export function requestClosed(afterAnswer) {
  for (const begin of afterAnswer) waitUntil(begin());
  openRequests--;
  exitWhenIdle();
}

async function exitWhenIdle() {
  if (!isEnding() || openRequests > 0) return;
  while (work.size > 0) await Promise.allSettled(work);
  await Promise.allSettled(endings.splice(0).map((ending) => ending()));
  process.exit();
}

function shutDown() {
  setTimeout(() => process.exit(), LONGEST_MS).unref();
  shutdown.abort();
  exitWhenIdle();
}

for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, shutDown);
