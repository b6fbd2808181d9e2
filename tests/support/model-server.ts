import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the model server received. */
type Seen = {
  path: string;
  messages: { role: string; content: string }[];
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
  /** Resolves when the connection is closed, by either side. */
  closed: Promise<void>;
};

export type Behaviour = (response: ServerResponse, seen: Seen) => unknown;

export type ModelServer = {
  /** The value for OPENAI_BASE_URL. */
  url: string;
  /** Requests, oldest first. */
  seen: Seen[];
  close(): Promise<void>;
};

/** Starts a model server on loopback. The first behaviour answers the first request and so on; the last one all others. */
export async function startModelServer(behaviours: Behaviour | Behaviour[]): Promise<ModelServer> {
  const all = [behaviours].flat();
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    // Before the body is read: a caller that gives up may have closed by the time it is whole.
    const closed = new Promise<void>((resolve) => void response.once("close", resolve));
    let text = "";
    for await (const piece of request) text += piece;
    const body = JSON.parse(text);
    const { url: path = "", headers } = request;
    seen.push({ path, messages: body.messages, body, headers, closed });
    await (all[seen.length - 1] ?? all.at(-1))?.(response, seen.at(-1) as Seen);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with any body of any type. */
export function raw(body: string, contentType = "application/json", status = 200): Behaviour {
  return (response) => {
    response.writeHead(status, { "Content-Type": contentType });
    response.end(body);
  };
}

/** Answers with a text, like a server whose model wrote it. */
export function reply(content: string | null, finish = "stop", more: object = {}): Behaviour {
  const message = { role: "assistant", content, ...more };
  return raw(
    JSON.stringify({
      id: "x",
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason: finish }],
    }),
  );
}

/** Answers with questions, each about a quote. */
export function asks(questions: [quote: string, question: string][]): Behaviour {
  return reply(JSON.stringify({ questions: questions.map(([quote, question]) => ({ quote, question })) }));
}

export const fails = (status: number, error: object = {}): Behaviour =>
  raw(JSON.stringify({ error: { message: "no", ...error } }), "application/json", status);

/** Accepts the request and never answers. */
export const silent: Behaviour = () => {};

/** Sends the beginning of an answer, then drops the connection. */
export const dropped: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"choices": [');
  response.once("drain", () => response.destroy());
  setImmediate(() => response.destroy());
};

/** Sends blanks forever. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
};
