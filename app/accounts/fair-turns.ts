import { BusyError } from "~/base/kernel/busy";

/**
 * Makes a function that runs work of many clients, so many pieces at once, and takes turns between clients: whoever asks a hundred
 * times waits for a hundred turns, and everybody else for one.
 * @param eachMax how many pieces of one client may wait; it throws BusyError beyond that
 */
export function fairTurns(parallel: number, eachMax: number) {
  /** What waits, by client; the client whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext() {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [client, own] = next;
    const [start, ...rest] = own;
    waiting.delete(client);
    if (rest.length > 0) waiting.set(client, rest);
    start?.();
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(client) ?? [];
    if (own.length >= eachMax) throw new BusyError("Too many at once.");
    if (running < parallel) running += 1;
    else await new Promise<void>((start) => waiting.set(client, [...own, start]));
    return work().finally(startNext);
  };
}
