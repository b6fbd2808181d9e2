import OpenAI from "openai";
import type { ModelConfig } from "~/kernel/config";
import { ModelFailure } from "./failure";

/** Bytes allowed for each character of an answer, protocol overhead included. */
const BYTES_A_CHARACTER = 500;

/**
 * The client of a model server. We repeat requests ourselves, and its log, which prints what it cannot read,
 * is off. `onBytes` sees every piece, keep-alive comments too.
 */
export function modelClient(model: ModelConfig, onBytes: () => void = () => {}): OpenAI {
  return new OpenAI({
    // The library requires a key; servers that need none ignore it.
    apiKey: model.apiKey || "none",
    baseURL: model.baseUrl,
    // Not from the environment, which only config reads.
    organization: null,
    project: null,
    maxRetries: 0,
    // Only has to be later than our own deadline.
    timeout: model.deadlineMs + 60_000,
    logLevel: "off",
    fetch: watchedFetch(model.maxCharacters * BYTES_A_CHARACTER, onBytes),
  });
}

function watchedFetch(mostBytes: number, onBytes: () => void): typeof fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    onBytes();
    if (!response.body) return response;
    let total = 0;
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        total += piece.byteLength;
        onBytes();
        if (total > mostBytes) controller.error(new ModelFailure("unusable", { at: "too long" }));
        else controller.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
  };
}
