import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { ModelConfig } from "~/base/kernel/config";
import { classify } from "./classify";
import { modelClient } from "./client";
import { ModelFailure } from "./failure";

export type Message = ChatCompletionMessageParam;

/** A model's reply. `whole` is false when it was cut off: it is too long, or the stream ended early. */
export type Reply = { text: string; whole: boolean };

type Piece = {
  choices?: {
    finish_reason?: string | null;
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown; refusal?: unknown };
  }[];
};

/**
 * Sends one request to the model server. `signal` must be aborted with a ModelFailure as its reason.
 * @throws ModelFailure only
 */
export async function ask(model: ModelConfig, messages: Message[], signal: AbortSignal): Promise<Reply> {
  const upstream = new AbortController();
  let stopped: ModelFailure | undefined;
  const stop = (failure: ModelFailure) => {
    stopped ??= failure;
    upstream.abort();
  };
  const stopWithSignal = () => stop(signal.reason as ModelFailure);
  if (signal.aborted) throw signal.reason;
  signal.addEventListener("abort", stopWithSignal);
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => stop(new ModelFailure("slow", { at: "silence" }, {})), model.idleMs);
  };
  heard();

  const reply = new ReplyReader(model.maxCharacters);
  try {
    const client = modelClient(model, heard);
    const { data: stream, response } = await client.chat.completions
      .create({ model: model.name, messages, stream: true }, { signal: upstream.signal })
      .withResponse();
    const contentType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
    if (contentType === "text/event-stream") {
      for await (const piece of stream) if (reply.read(piece as Piece)) break;
    } else if (contentType === "application/json") {
      // This server does not stream.
      reply.read(JSON.parse(await response.text()) as Piece);
    } else {
      throw new ModelFailure("unusable", { contentType: contentType?.slice(0, 60) });
    }
  } catch (error) {
    stopped ??= classify(error);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", stopWithSignal);
    upstream.abort();
  }
  // An aborted stream ends its loop without an error.
  if (stopped) throw stopped;
  return reply.finish();
}

class ReplyReader {
  private text = "";
  private refused = false;
  private end: string | null = null;

  constructor(private readonly most: number) {}

  /** Reads a piece of the stream. @returns whether it was the last one */
  read(piece: Piece): boolean {
    // Pieces without a choice contain usage figures and the like.
    const choice = piece?.choices?.[0];
    if (!choice) return false;
    const part = choice.delta ?? choice.message ?? {};
    this.text += textOf(part.content);
    this.refused ||= typeof part.refusal === "string" && part.refusal !== "";
    if (this.text.length > this.most) throw new ModelFailure("unusable", { at: "too long" });
    this.end = choice.finish_reason ?? null;
    return this.end !== null;
  }

  finish(): Reply {
    if (this.refused || this.end === "content_filter") throw new ModelFailure("refused");
    return { text: this.text, whole: this.end !== null && this.end !== "length" };
  }
}

/** Some servers send a list of parts instead of a string. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => (typeof part?.text === "string" ? part.text : "")).join("");
}
