import { log } from "./log";
import { inContext, runningRequest } from "./request-context";

/**
 * Begins work when the answer is out, so that the time of the answer tells nothing about it. The server does not end before
 * it is done. Outside of a request it begins at once.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  const request = runningRequest();
  const begin = async () => {
    await work().catch((error: Error) => log.error({ error: error.stack }, "work after the answer failed"));
  };
  if (request?.afterAnswer) request.afterAnswer.push(() => inContext(request, begin));
  else void begin();
}
