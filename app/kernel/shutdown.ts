import { SHUTDOWN } from "../../scripts/shared.mjs";

type Shutdown = {
  signal: AbortSignal;
  waitUntil(promise: Promise<unknown>): void;
  /** Runs when every request is answered and the work is done. */
  atEnd(ending: () => Promise<unknown>): void;
};

/** What the preload tells of the server's end; without a preload there is no server. */
export function shutdown(): Shutdown | undefined {
  return (globalThis as { [SHUTDOWN]?: Shutdown })[SHUTDOWN];
}

/** True from SIGTERM on. */
export function isShuttingDown(): boolean {
  return shutdown()?.signal.aborted ?? false;
}
