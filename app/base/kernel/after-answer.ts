import { log } from "./log";
import { inContext, runningRequest } from "./request-context";

/**
 * Runs work after the response is sent, so that its duration reveals nothing. Shutdown waits for it. Outside a
 * request it starts at once.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const request = runningRequest();
  const begin = async () => {
    await work().catch((error: Error) => log.error({ error: error.stack }, "work after the answer failed"));
  };
  if (request?.afterAnswer) request.afterAnswer.push(() => inContext(request, begin));
  else void begin();
}
