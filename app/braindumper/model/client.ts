import OpenAI from "openai";
import type { ModelConfig } from "~/base/kernel/config";
import { ModelFailure } from "./failure";

/** Bytes allowed per character of a reply, including the protocol's overhead. */
const BYTES_A_CHARACTER = 500;

/**
 * Returns a client for a model server. Its retries are off, because we retry ourselves, and so is its log, which
 * prints what it cannot parse. `onBytes` is called for every piece received, keep-alive comments included.
 */
export function modelClient(model: ModelConfig, onBytes: () => void = () => {}): OpenAI {
  return new OpenAI({
    // The library requires a key; servers that need none ignore it.
    apiKey: model.apiKey || "none",
    baseURL: model.baseUrl,
    // Set to null, so that the library does not read the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    // Any time later than our own deadline will do.
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
