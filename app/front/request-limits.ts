// How much of a request is taken. Node's own limits are larger, and remix-serve sets none.

import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Up to this much the rest is still taken in, so that the browser shows the answer. */
const DRAIN_LIMIT_BYTES = 8 * 1024 * 1024;
/** Address and headers together; Node answers 431 to more. */
const HEAD_LIMIT_BYTES = 12 * 1024;
const URL_LIMIT_BYTES = 8 * 1024;
const MOST_HEADERS = 100;
/**
 * An idle connection is kept longer than the 60 s that nginx and most load balancers keep it: with Node's own 5 s the
 * server hangs up just as the next request comes in, and a visitor meets a 502.
 */
const IDLE_MS = 75_000;

/** How long the answer has to reach a client that is still sending. */
const LINGER_MS = 500;

/**
 * Node destroys a connection as soon as the answer is written. What the client goes on sending is then met by a reset,
 * which may overtake the answer; so our side is closed first, and the rest a moment later.
 */
function lingerAtTheEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** A body of a length that nobody knows, or of more than is taken in. */
function isBoundless({ headers }: IncomingMessage): boolean {
  return Boolean(headers["transfer-encoding"]) || Number(headers["content-length"]) > DRAIN_LIMIT_BYTES;
}

/** Whether the connection must end with the answer: what comes on it is still this request's body. */
export function endsConnection(request: IncomingMessage): boolean {
  return !request.complete && isBoundless(request);
}

/** Once answered, the rest of a body that nobody read is thrown away: the next request of the connection comes after it. */
export function takeInRest(request: IncomingMessage): void {
  // The framework reads ahead and then pauses the request, so Node takes it for read and leaves it as it is.
  if (!request.complete && !isBoundless(request)) request.removeAllListeners("data").resume();
}

/** Sets the server's limits; a request that is over them is answered here, and its handler gets /healthz instead. */
export function applyLimits(server: Server, request: IncomingMessage): void {
  // Node leaves out the headers beyond the count without a word, so one more is let in.
  const limits = { maxHeaderSize: HEAD_LIMIT_BYTES, maxHeadersCount: MOST_HEADERS + 1 };
  const times = { headersTimeout: 30_000, requestTimeout: 30_000, keepAliveTimeout: IDLE_MS };
  Object.assign(server, { ...times, ...limits });
  if (isBoundless(request)) lingerAtTheEnd(request.socket);
  const refusal = refusalOf(request);
  if (!refusal) return;
  request.socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  Object.assign(request, { method: "GET", url: "/healthz" });
}

function refusalOf({ method, url = "", rawHeaders }: IncomingMessage): string | null {
  if (url.length > URL_LIMIT_BYTES) return "414 URI Too Long";
  // "OPTIONS *" asks about the server as a whole, and is no address of the site's.
  if (!/^(\/|https?:\/\/)/i.test(url)) return "400 Bad Request";
  if (rawHeaders.length > 2 * MOST_HEADERS) return "431 Request Header Fields Too Large";
  // The framework has no Request of this method, and would answer with an empty 500.
  if (method === "TRACE") return "405 Method Not Allowed";
  return null;
}
