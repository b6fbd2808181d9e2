import OpenAI, { APIConnectionError, APIError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { z } from "zod";
import type { ModelConfig } from "~/base/kernel/config";
import { isShuttingDown, shutdownSignal } from "~/base/kernel/shutdown";
import { ModelFailure, QUOTA } from "./failure";

/** Four short questions have some 1,000 bytes; a model that thinks aloud writes more. */
const MOST_BYTES = 200_000;

type Request = Omit<ChatCompletionCreateParamsNonStreaming, "model">;

/**
 * Sends one request to the model server, and a second one if the server could not be reached or failed, all within
 * the deadline.
 * @returns the reply's text, perhaps cut off
 * @throws ModelFailure only
 */
export async function ask(model: ModelConfig, request: Request): Promise<string> {
  const late = AbortSignal.any([AbortSignal.timeout(model.deadlineMs), shutdownSignal]);
  const once = () =>
    askOnce(model, request, late).catch((error) => {
      throw classify(error, late);
    });
  return once().catch((failure: ModelFailure) => {
    if (!failure.mayRetry) throw failure;
    return once();
  });
}

async function askOnce(model: ModelConfig, request: Request, signal: AbortSignal): Promise<string> {
  const client = new OpenAI({
    // The library requires a key; servers that need none ignore it.
    apiKey: model.apiKey || "none",
    baseURL: model.baseUrl,
    // Set to null, so that the library does not read the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    // The library lets go of its signal when the headers are there (openai-node 1825); a body may drip for ever.
    fetch: (url, init) => fetch(url, { ...init, signal }),
  });
  const response = await client.chat.completions
    .create({ ...request, model: model.name }, { signal })
    .asResponse();
  const [contentType = ""] = (response.headers.get("content-type") ?? "").split(";");
  if (contentType.trim().toLowerCase() !== "application/json")
    throw new ModelFailure("unusable", { contentType: contentType.slice(0, 60) });
  const { choices } = COMPLETION.parse(JSON.parse(await textOf(response)));
  const [{ message, finish_reason: end }] = choices;
  if (message.refusal || end === "content_filter") throw new ModelFailure("refused");
  return message.content ?? "";
}

const CHOICE = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
});
/** The parts of a chat completion that are read. */
const COMPLETION = z.object({ choices: z.tuple([CHOICE], z.unknown()) });

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure("unusable");
    text += decoder.decode(piece, { stream: true });
  }
  return text;
}

function classify(error: unknown, late: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (late.aborted) return new ModelFailure(isShuttingDown() ? "interrupted" : "slow");
  // A dropped connection is a TypeError while the body is read.
  if (error instanceof APIConnectionError || error instanceof TypeError)
    return new ModelFailure("unreachable", {}, true);
  if (!(error instanceof APIError)) return new ModelFailure("unusable");
  const { status = 0, type } = error;
  const code = [error.code, type].includes(QUOTA) || status === 402 ? QUOTA : readable(error.code ?? type);
  const detail = { status, ...(code && { code }) };
  if (code === QUOTA || status === 429) return new ModelFailure("busy", detail);
  if (status >= 500 || status === 408 || status === 409) return new ModelFailure("unreachable", detail, true);
  if (code?.startsWith("content_")) return new ModelFailure("refused", detail);
  return new ModelFailure("rejected", detail);
}

/** Returns a code that is a word like model_not_found. Anything else may quote our request and must not be logged. */
function readable(code: unknown): string | undefined {
  return typeof code === "string" && /^[a-z][a-z0-9_.-]{1,59}$/i.test(code) ? code : undefined;
}
