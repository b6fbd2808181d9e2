import { log } from "./log";
import { inContext, runningRequest } from "./request-context";

/**
 * Runs work after the answer is sent, so that its time tells nothing. The server waits for it before it ends.
 * Outside a request it starts at once.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const request = runningRequest();
  const begin = async () => {
    await work().catch((error: Error) => log.error({ error: error.stack }, "work after the answer failed"));
  };
  if (request?.afterAnswer) request.afterAnswer.push(() => inContext(request, begin));
  else void begin();
}
