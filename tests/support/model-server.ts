import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MODEL_ANSWER } from "./model-answer";

type Sent = { role: string; content: string };

/** A request that the model server received. */
type Seen = {
  path: string;
  messages: Sent[];
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
  /** Resolves when the connection is closed, by either side. */
  closed: Promise<void>;
  isClosed: boolean;
};

export type Behaviour = (response: ServerResponse, seen: Seen) => unknown;

export type ModelServer = {
  /** The value for OPENAI_BASE_URL. */
  url: string;
  /** Requests for a first answer, oldest first. */
  seen: Seen[];
  moderated: Seen[];
  close(): Promise<void>;
};

/**
 * Starts a model server on loopback. The first behaviour answers the first request and so on; the last one answers all others.
 * By default it has no moderation endpoint (404).
 */
export async function startModelServer(
  behaviours: Behaviour | Behaviour[] = answer(),
  moderation: Behaviour = status(404),
): Promise<ModelServer> {
  const all = [behaviours].flat();
  const seen: Seen[] = [];
  const moderated: Seen[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    const isChat = request.url?.endsWith("/chat/completions");
    const list = isChat ? seen : moderated;
    const body = JSON.parse(text);
    const { url: path = "", headers } = request;
    const one: Seen = {
      path,
      messages: body.messages ?? [],
      body,
      headers,
      isClosed: false,
      closed: Promise.resolve(),
    };
    one.closed = new Promise((resolve) => {
      response.once("close", () => {
        one.isClosed = true;
        resolve();
      });
    });
    list.push(one);
    const behave = isChat ? (all[seen.length - 1] ?? all.at(-1)) : moderation;
    await behave?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    moderated,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const SSE = { "Content-Type": "text/event-stream" };

export function piece(delta: object, finish: string | null = null, more: object = {}): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", choices, ...more })}\n\n`;
}

/** Splits a text into the lines of a stream, with the reason why it finished. */
export function pieces(text: string, finish: string | null = "stop"): string[] {
  const size = Math.max(1, Math.ceil(text.length / 60));
  const parts = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
  return [...parts.map((part) => piece({ content: part })), ...(finish ? [piece({}, finish)] : [])];
}

export const DONE = "data: [DONE]\n\n";

/** Sends these lines of a stream and ends it properly. */
export function stream(lines: string[]): Behaviour {
  return (response) => {
    response.writeHead(200, SSE);
    for (const line of lines) response.write(line);
    response.end();
  };
}

/** Answers like a good server; by default with a good first answer. */
export function answer(
  text: string = JSON.stringify(MODEL_ANSWER),
  finish: string | null = "stop",
): Behaviour {
  return stream([...pieces(text, finish), DONE]);
}

/** Streams a good first answer slowly, one piece at a time. */
export function slowAnswer(everyMs: number, text: string = JSON.stringify(MODEL_ANSWER)): Behaviour {
  return async (response, seen) => {
    response.writeHead(200, SSE);
    for (const line of [...pieces(text), DONE]) {
      if (seen.isClosed) return;
      response.write(line);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    response.end();
  };
}

export function status(
  code: number,
  error: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    response.writeHead(code, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", ...error } }));
  };
}

/** Answers with any body of any type. */
export function raw(contentType: string, body: string): Behaviour {
  return (response) => {
    response.writeHead(200, { "Content-Type": contentType });
    response.end(body);
  };
}

/** Accepts the request and never answers. */
export const silent: Behaviour = () => {};

/** Sends headers and one piece, then stays silent. */
export const stalled: Behaviour = (response) => {
  response.writeHead(200, SSE);
  response.write(piece({ content: '{"understood": ["Dog' }));
};

/** Sends headers and one piece, then drops the connection. */
export const dropped: Behaviour = (response) => {
  response.writeHead(200, SSE);
  response.write(piece({ content: '{"understood": ["Dog' }));
  setTimeout(() => response.destroy(), 20);
};

/** Streams pieces forever. */
export function endless(text: string, everyMs: number): Behaviour {
  return (response) => {
    response.writeHead(200, SSE);
    const timer = setInterval(() => response.write(piece({ content: text })), everyMs);
    response.once("close", () => clearInterval(timer));
  };
}
