import { now, SECOND_MS } from "./clock";
import { log } from "./log";
import { inBackground } from "./request-context";

export type WorkerKind = "mail" | "plans" | "backups" | "logouts";

// In development the bundle is reloaded at each change, and its new copies must find the workers that the first one
// started.
const WORKERS = Symbol.for("loam.workers");
const holder = globalThis as { [WORKERS]?: Map<WorkerKind, () => void> };
holder[WORKERS] ??= new Map();
const workers = holder[WORKERS];

/** Wakes this process's worker of a kind, if it has one, because something is due. Returns without waiting for it. */
export function wake(kind: WorkerKind): void {
  workers.get(kind)?.();
}

/** Does all work that is due, unless it is stopped. @returns when the next is due; null when nothing waits */
type Look = (isStopped: () => boolean) => Promise<Date | null>;

/**
 * Starts this process's worker of a kind. It looks for work at once, when woken, when the next work is due, and every
 * `everyMs` milliseconds, since another process may have queued some or died.
 * @returns a function that stops it, and waits for the current look
 */
export function startWorker(kind: WorkerKind, everyMs: number, look: Look): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    let next: Date | null = null;
    try {
      // Yields once, so that the caller has assigned `running`.
      await null;
      do {
        isAgain = false;
        next = await look(() => isStopped);
      } while (isAgain && !isStopped);
    } catch (error) {
      log.error({ error }, `worker of ${kind}`);
    }
    // Cleared right after the last check of `isAgain`, so that no call in between is lost.
    running = undefined;
    if (isStopped) return;
    // Work that is due but still there is held back by a rate limit; looking again at once would be a busy loop.
    const delay = next ? Math.max(next.getTime() - now().getTime(), SECOND_MS) : everyMs;
    timer = setTimeout(call, Math.min(delay, everyMs)).unref();
  }

  function call(): void {
    isAgain = true;
    if (!isStopped) running ??= inBackground(run);
  }

  workers.set(kind, call);
  call();
  return async () => {
    isStopped = true;
    workers.delete(kind);
    clearTimeout(timer);
    await running;
  };
}
