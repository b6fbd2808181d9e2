// Limits on the size and time of requests. Node's own are larger, and remix-serve sets none.

import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** A refused body up to this size is read to its end: only then do browsers show the response. */
const DRAIN_LIMIT_BYTES = 8 * 1024 * 1024;
/** URL and headers together. Node answers 431 to more. */
const HEAD_LIMIT_BYTES = 12 * 1024;
const URL_LIMIT_BYTES = 8 * 1024;
const MOST_HEADERS = 100;
/**
 * Longer than the 60 s for which nginx and most load balancers keep idle connections. With Node's 5 s the server
 * closes one just as the proxy reuses it, and the visitor gets a 502.
 */
const IDLE_MS = 75_000;

/** How long a response has to reach a client that is still sending. */
const LINGER_MS = 500;

/**
 * Node destroys a connection as soon as the response is written. Data the client still sends then causes a reset,
 * which may overtake the response. So only our side is closed at first, and the rest a moment later (RFC 9112, 9.6).
 */
function lingerAtTheEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Returns whether a body is of unknown length or larger than what is still read. */
function isBoundless({ headers }: IncomingMessage): boolean {
  return Boolean(headers["transfer-encoding"]) || Number(headers["content-length"]) > DRAIN_LIMIT_BYTES;
}

/** Returns whether the connection must end after the response: unread parts of the body may follow on it. */
export function endsConnection(request: IncomingMessage): boolean {
  return !request.complete && isBoundless(request);
}

/** Discards the rest of a body that nobody has read, because the connection's next request comes after it. */
export function discardRest(request: IncomingMessage): void {
  // Remix starts reading and then pauses the stream, so Node considers it consumed and would leave the rest there.
  if (!request.complete && !isBoundless(request)) request.removeAllListeners("data").resume();
}

/** Sets the server's limits, and answers what exceeds ours (the framework gets /healthz). @returns that answer's status */
export function applyLimits(server: Server, request: IncomingMessage): number | undefined {
  // Node silently drops headers beyond its limit, so it is set one higher to notice.
  const limits = { maxHeaderSize: HEAD_LIMIT_BYTES, maxHeadersCount: MOST_HEADERS + 1 };
  const times = { headersTimeout: 30_000, requestTimeout: 30_000, keepAliveTimeout: IDLE_MS };
  Object.assign(server, { ...times, ...limits });
  if (isBoundless(request)) lingerAtTheEnd(request.socket);
  const refusal = refusalOf(request);
  if (!refusal) return undefined;
  request.socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  Object.assign(request, { method: "GET", url: "/healthz" });
  return Number.parseInt(refusal, 10);
}

function refusalOf({ method, url = "", rawHeaders, httpVersion }: IncomingMessage): string | null {
  if (url.length > URL_LIMIT_BYTES) return "414 URI Too Long";
  // "OPTIONS *" (RFC 9110, 9.3.7) asks about the server as a whole, not about an address of the site.
  if (!/^(\/|https?:\/\/)/i.test(url)) return "400 Bad Request";
  // RFC 9112, 3.2. Node checks only for a missing one, and later, when we have set our own.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) return "400 Bad Request";
  if (rawHeaders.length > 2 * MOST_HEADERS) return "431 Request Header Fields Too Large";
  // The Fetch standard forbids a Request with this method, so Remix would answer with an empty 500.
  if (method === "TRACE") return "405 Method Not Allowed";
  return null;
}
