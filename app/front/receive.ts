// The site runs on stock remix-serve, as its owner asked, and remix-serve has no hooks: no request limits, no trusted proxy,
// no security headers, no orderly end. They are added from below, with public interfaces only: Node's diagnostics channel,
// which sees every request first, the on-headers package, and morgan, whose log format is set. docs/architecture.md lists
// each thing that is done, and why.
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import morgan from "morgan";
import onHeaders from "on-headers";
import { config, tellHost } from "~/kernel/config";
import { isLoopbackIp } from "~/kernel/ip";
import { enterContext, type RequestContext, receivedContext } from "~/kernel/request-context";
import { endAtSignals, isShuttingDown, requestClosed, requestOpened } from "~/kernel/shutdown";
import { addressFor } from "./addresses";
import { completeHead } from "./answer-headers";
import { clientAddress, requestId } from "./client-address";
import { offerPacked } from "./packed-assets";
import { applyLimits, endsConnection, takeInRest } from "./request-limits";

// Remix builds request.url from these and answers a foreign Origin with an empty 500; our form wrapper judges.
const HIDDEN = ["origin", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

export type Received = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Prepares a request for the framework, and its answer for the way out. */
export function receive({ request, response, server }: Received): void {
  applyLimits(server, request);
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
    ...{ origin, referer, host, path, spelling, afterAnswer },
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
    response.writableFinished ? takeInRest(request) : gone.abort();
    requestClosed(afterAnswer);
  });
}

/** From now on each request of this process comes through here, and a signal ends it in order. */
export function receiveAll(): void {
  tellHost();
  endAtSignals();
  diagnostics.subscribe("http.server.request.start", (message) => receive(message as Received));
  morgan.format("tiny", logLine);
}

/** A line of the access log: JSON like the rest, without query strings, which hold emails and secrets. */
function logLine(_: unknown, request: IncomingMessage, { statusCode: status }: ServerResponse): string {
  const { id, ip, path, startedAt = 0 } = receivedContext(request) as RequestContext;
  const from = config().logsIp ? { ip } : {};
  const seen = { request: id, ...from, method: request.method, path, status, ms: Date.now() - startedAt };
  return JSON.stringify({ level: "info", time: new Date(), ...seen, msg: "request" });
}
