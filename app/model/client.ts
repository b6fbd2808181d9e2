import OpenAI from "openai";
import type { ModelConfig } from "~/kernel/config";
import { ModelFailure } from "./failure";

/** A server that answers more than this sends no draft: overhead of the protocol included. */
const BYTES_A_CHARACTER = 500;

/**
 * The client of a model server. Repeats are ours, not the library's; its log is off, because it writes what it could
 * not read to the console. `onBytes` sees every piece that arrives, comments that keep a connection alive included.
 */
export function modelClient(model: ModelConfig, onBytes: (count: number) => void = () => {}): OpenAI {
  return new OpenAI({
    // The library asks for one; servers that need none do not read it.
    apiKey: model.apiKey || "none",
    baseURL: model.baseUrl,
    // Not from the environment: config is its only reader.
    organization: null,
    project: null,
    maxRetries: 0,
    // Ours is the deadline; this one only has to be later.
    timeout: model.deadlineMs + 60_000,
    logLevel: "off",
    fetch: watchedFetch(model.maxCharacters * BYTES_A_CHARACTER, onBytes),
  });
}

function watchedFetch(mostBytes: number, onBytes: (count: number) => void): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, init);
    onBytes(0);
    if (!response.body) return response;
    let total = 0;
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        total += piece.byteLength;
        onBytes(piece.byteLength);
        if (total > mostBytes) controller.error(new ModelFailure("unusable", { at: "too long" }));
        else controller.enqueue(piece);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
  };
}
