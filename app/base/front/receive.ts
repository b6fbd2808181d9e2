// The site runs on stock remix-serve, as its owner asked. That has no hooks for request limits, trusted proxies,
// security headers or an orderly shutdown, so they are added through public interfaces: Node's diagnostics channel,
// which sees every request first, AsyncLocalStorage, the on-headers package, and morgan's log format.
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import morgan from "morgan";
import onHeaders from "on-headers";
import { config, tellHost } from "~/base/kernel/config";
import { isLoopbackIp } from "~/base/kernel/ip";
import { enterContext, type RequestContext, receivedContext } from "~/base/kernel/request-context";
import { endAtSignals, isShuttingDown, requestClosed, requestOpened } from "~/base/kernel/shutdown";
import { addressFor } from "./addresses";
import { completeHead } from "./answer-headers";
import { clientAddress, requestId } from "./client-address";
import { offerPacked } from "./packed-assets";
import { applyLimits, discardRest, endsConnection } from "./request-limits";

// Remix builds request.url from these, and answers a foreign Origin with an empty 500. Our forms check the origin
// themselves.
const HIDDEN = ["origin", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

type Received = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Prepares a request for the framework, and completes its response when it is sent.
 * @public vite.config.ts calls it in development, which knip does not see.
 */
export function receive({ request, response, server }: Received): void {
  const refused = applyLimits(server, request);
  const { url, path, spelling } = addressFor(request.url as string);
  request.url = url;
  const { origin = null, referer = null, host = "" } = request.headers;
  const gone = new AbortController();
  const afterAnswer: (() => Promise<unknown>)[] = [];
  const context: RequestContext = {
    id: requestId(request),
    ip: clientAddress(request),
    isLocal: isLoopbackIp(request.socket.remoteAddress ?? ""),
    startedAt: Date.now(),
    origin,
    referer,
    host,
    path,
    spelling,
    refused,
    afterAnswer,
    fetchSite: (request.headers["sec-fetch-site"] as string) ?? null,
    headerNames: Object.keys(request.headers),
    signal: gone.signal,
  };
  enterContext(request, context);
  for (const name of HIDDEN) delete request.headers[name];
  request.headers.host = config().appHost;
  offerPacked(request, response);
  onHeaders(response, () => {
    completeHead(response, context);
    if (endsConnection(request) || isShuttingDown()) response.setHeader("Connection", "close");
  });
  requestOpened();
  response.once("close", () => {
    response.writableFinished ? discardRest(request) : gone.abort();
    requestClosed(afterAnswer);
  });
}

/** Subscribes to every request of this process, and makes termination signals end it in an orderly way. */
export function receiveAll(): void {
  tellHost();
  endAtSignals();
  diagnostics.subscribe("http.server.request.start", (message) => receive(message as Received));
  morgan.format("tiny", logLine);
}

/** What monitoring asks every few seconds: only an answer other than 200 is logged. */
const ASKED_OFTEN = ["/healthz", "/metrics"];

/** Formats a line of the access log: JSON, without the query string, which may contain emails and secrets. */
function logLine(_: unknown, request: IncomingMessage, { statusCode }: ServerResponse): string | undefined {
  const { id, ip, refused, startedAt = 0, ...asked } = receivedContext(request) as RequestContext;
  const [path, status] = refused ? [undefined, refused] : [asked.path, statusCode];
  if (status === 200 && ASKED_OFTEN.includes(path ?? "")) return undefined;
  const from = config().logsIp ? { ip } : {};
  const seen = { request: id, ...from, method: request.method, path, status, ms: Date.now() - startedAt };
  return JSON.stringify({ level: "info", time: new Date(), ...seen, msg: "request" });
}
