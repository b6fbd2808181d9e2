import { setTimeout as after } from "node:timers/promises";
import { log } from "./log";
import { inContext, runningRequest } from "./request-context";

/** Runs work after the response, so that its duration reveals nothing. Shutdown waits for it. Without a request: at once. */
export function afterAnswer(work: () => Promise<unknown>): void {
  const request = runningRequest();
  const begin = async () => {
    await work().catch((error: Error) => log.error({ error: error.stack }, "work after the answer failed"));
  };
  if (request?.afterAnswer) request.afterAnswer.push(() => inContext(request, begin));
  else void begin();
}

/** Longer than the writes of a sign-up take, on SQLite or a Postgres server nearby. */
const LEAST_MS = 25;

/**
 * Runs work whose duration depends on whether an email is known, and settles no sooner than 25 ms after it began, so
 * that timing does not reveal it. Only for work that cannot wait until after the response.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), after(LEAST_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
