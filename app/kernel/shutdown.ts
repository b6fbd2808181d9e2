import { SHUTDOWN } from "../../scripts/shared.mjs";

type Shutdown = {
  signal: AbortSignal;
  waitUntil(promise: Promise<unknown>): void;
  atEnd(ending: () => Promise<unknown>): void;
};

/** The preload's shutdown hooks; undefined without a server. */
export function shutdown(): Shutdown | undefined {
  return (globalThis as { [SHUTDOWN]?: Shutdown })[SHUTDOWN];
}

export function isShuttingDown(): boolean {
  return shutdown()?.signal.aborted ?? false;
}
