// Loaded by `node --import` before remix-serve. The site runs on stock remix-serve, as its owner asked, and remix-serve has
// no hooks: no request limits, no trusted proxy, no security headers, no orderly end. This file adds them from below, with
// public interfaces only: Node's diagnostics channel, which sees every request first, the on-headers package, and morgan,
// whose log format is set. docs/architecture.md lists each thing that is done, and why.
import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import morgan from "morgan";
import onHeaders from "on-headers";
import { addressFor } from "./addresses.mjs";
import { answerHeaders } from "./answer-headers.mjs";
import { clientAddress, requestId } from "./client-address.mjs";
import { offerPacked } from "./packed-assets.mjs";
import { applyLimits, BODY_LIMIT_BYTES, endsConnection, takeInRest } from "./request-limits.mjs";
import { appUrlOf, REQUEST_CONTEXT } from "./shared.mjs";
import { isEnding, requestClosed, requestOpened } from "./shutdown.mjs";

const given = appUrlOf(process.env);
// The app reports an invalid APP_URL together with its other errors.
const appUrl = new URL(URL.canParse(given) ? given : "http://127.0.0.1");
const secure = appUrl.protocol === "https:";
const trustedProxies = Number(process.env.TRUST_PROXY || 0);
const logsIp = process.env.ACCESS_LOG_IP !== "off";
const completeHead = answerHeaders(secure);
// Remix builds request.url from these and answers a foreign Origin with an empty 500; our form wrapper judges.
const HIDDEN = ["origin", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];
globalThis[REQUEST_CONTEXT] ??= new AsyncLocalStorage();
diagnostics.subscribe("http.server.request.start", ({ request, response, server }) => {
  applyLimits(server, request);
  const { url, path, spelling } = addressFor(request.url);
  request.url = url;
  const { origin = null, referer = null, host = "", "sec-fetch-site": fetchSite = null } = request.headers;
  const tooLarge = Number(request.headers["content-length"] ?? 0) > BODY_LIMIT_BYTES;
  const gone = new AbortController();
  const made = {
    id: requestId(request, trustedProxies),
    ip: clientAddress(request, trustedProxies),
    startedAt: Date.now(),
    path,
    signal: gone.signal,
    // What the application puts off until the answer is out.
    afterAnswer: [],
  };
  request[REQUEST_CONTEXT] = made;
  const headerNames = Object.keys(request.headers);
  const context = { origin, referer, host, fetchSite, headerNames, secure, tooLarge, spelling, ...made };
  globalThis[REQUEST_CONTEXT].enterWith(context);
  for (const name of HIDDEN) delete request.headers[name];
  request.headers.host = appUrl.host;
  offerPacked(request, response);
  onHeaders(response, () => {
    completeHead(response, context);
    if (endsConnection(request) || isEnding()) response.setHeader("Connection", "close");
  });
  requestOpened();
  response.once("close", () => {
    response.writableFinished ? takeInRest(request) : gone.abort();
    requestClosed(made.afterAnswer);
  });
});

// The access log: JSON like the rest, without query strings, which hold emails and secrets.
morgan.format("tiny", (_, { [REQUEST_CONTEXT]: made, method }, { statusCode: status }) => {
  const from = logsIp ? { ip: made.ip } : {};
  const seen = {
    request: made.id,
    ...from,
    method,
    path: made.path,
    status,
    ms: Date.now() - made.startedAt,
  };
  return JSON.stringify({ level: "info", time: new Date(), ...seen, msg: "request" });
});
