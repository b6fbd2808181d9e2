import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { now } from "~/base/kernel/clock";
import { ModelFailure } from "./failure";

const QUOTA = "insufficient_quota";

/** Converts any error of the library or the network to a ModelFailure. */
export function classify(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure("slow", { at: "connecting" }, {});
  if (error instanceof APIConnectionError) return new ModelFailure("unreachable", { at: "connecting" }, {});
  if (error instanceof APIError) return ofStatus(error);
  // A broken stream causes a TypeError (terminated); a line that is not JSON, a SyntaxError.
  if (error instanceof TypeError) return new ModelFailure("unreachable", { at: "reading" }, {});
  if (error instanceof SyntaxError) return new ModelFailure("unusable", { at: "stream" });
  return new ModelFailure("unexpected", { at: error instanceof Error ? error.name : typeof error });
}

function ofStatus(error: APIError): ModelFailure {
  const { status } = error;
  const code = readableCode(error.code) ?? readableCode(error.type);
  const detail = { ...(status && { status }), ...(code && { code }) };
  const retry = { afterMs: retryAfterMs(error.headers) };
  if (error.code === QUOTA || error.type === QUOTA || status === 402)
    return new ModelFailure("busy", { ...detail, code: QUOTA });
  // An error sent inside the stream has no status.
  if (status === undefined) return new ModelFailure("unexpected", { ...detail, at: "stream" });
  if (status === 429) return new ModelFailure("busy", detail, retry);
  if (status === 408 || status === 409 || status >= 500)
    return new ModelFailure("unreachable", detail, retry);
  if (error.code === "content_filter" || error.code === "content_policy_violation")
    return new ModelFailure("refused", detail);
  return new ModelFailure("rejected", detail);
}

/** Returns a code that is a word like model_not_found. Anything else may quote our request and must not be logged. */
function readableCode(code: unknown): string | undefined {
  return typeof code === "string" && /^[a-z][a-z0-9_.-]{1,59}$/i.test(code) ? code : undefined;
}

function retryAfterMs(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const after = headers?.get("retry-after");
  if (!after) return undefined;
  const seconds = Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - now().getTime() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}
