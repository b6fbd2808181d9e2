// Ends the process after a signal, once no request is open and all work handed to waitUntil is done.

import { log } from "./log";

const LONGEST_MS = 7500;

const shutdown = new AbortController();
const work = new Set<Promise<unknown>>();
const endings: (() => Promise<unknown>)[] = [];
let ended: Promise<unknown> | undefined;
let openRequests = 0;

/** Aborted when the process was told to end. */
export const shutdownSignal = shutdown.signal;

export const isShuttingDown = () => shutdown.signal.aborted;

/** Makes the shutdown wait for a promise. */
export function waitUntil(promise: Promise<unknown>): void {
  work.add(promise);
  const done = () => work.delete(promise);
  promise.then(done, done);
}

/** Adds what runs last at shutdown, when no request is open and no work is left. */
export function atEnd(ending: () => Promise<unknown>): void {
  endings.push(ending);
}

/** Counts an open request, for which the shutdown waits. */
export function requestOpened(): void {
  openRequests++;
}

/** Called when a response is sent or its client has left: starts the work put off until then. */
export function requestClosed(afterAnswer: (() => Promise<unknown>)[]): void {
  for (const begin of afterAnswer) waitUntil(begin());
  openRequests--;
  void exitWhenIdle();
}

async function exitWhenIdle(): Promise<void> {
  if (!isShuttingDown() || openRequests > 0) return;
  while (work.size > 0) await Promise.allSettled(work);
  // One may have come meanwhile on an open connection. When it closes, this is called again.
  if (openRequests > 0) return;
  ended ??= Promise.allSettled(endings.map((ending) => ending()));
  await ended;
  log.info("stopped");
  process.exit();
}

function shutDown(): void {
  setTimeout(() => {
    log.warn({ openRequests }, "stopped before all was done");
    process.exit();
  }, LONGEST_MS).unref();
  shutdown.abort();
  void exitWhenIdle();
}

/** Starts the shutdown at SIGTERM, SIGINT or SIGHUP. The process ends after 7.5 s at the latest. */
export function endAtSignals(): void {
  for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, shutDown);
}
