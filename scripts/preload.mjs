// Loaded by `node --import` before remix-serve: what the framework leaves out. docs/architecture.md says why.
import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import { createRequire } from "node:module";
import { answerHeaders } from "./answer-headers.mjs";
import { clientAddress, requestId } from "./client-address.mjs";
import { offerPacked } from "./packed-assets.mjs";
import { applyLimits, BODY_LIMIT_BYTES, endsConnection, takeInRest } from "./request-limits.mjs";

const serve = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js"));
const onHeaders = createRequire(serve.resolve("compression"))("on-headers");
const SHUTDOWN_MS = 7500;
const given = process.env.APP_URL || `http://127.0.0.1:${process.env.PORT || 3000}`;
// One that is none is refused by the application, with all else that is wrong.
const appUrl = new URL(URL.canParse(given) ? given : "http://127.0.0.1");
const secure = appUrl.protocol === "https:";
const trustedProxies = Number(process.env.TRUST_PROXY || 0);
const completeHead = answerHeaders(secure);
// Remix builds request.url from these and answers a foreign Origin with an empty 500; our form wrapper judges.
const HIDDEN = ["origin", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];
const CONTEXT = Symbol.for("loam.request-context");
globalThis[CONTEXT] ??= new AsyncLocalStorage();
// The application listens to `signal`, hands work that must still end to `waitUntil`, and what comes last to `atEnd`.
const shutdown = new AbortController();
const [lastWork, endings] = [[], []];
globalThis[Symbol.for("loam.shutdown")] = {
  signal: shutdown.signal,
  waitUntil: (work) => lastWork.push(work),
  atEnd: (ending) => endings.push(ending),
};
let openRequests = 0;
async function exitWhenIdle() {
  if (!shutdown.signal.aborted || openRequests > 0) return;
  for (let done = 0; done < lastWork.length; ) done = (await Promise.allSettled(lastWork)).length;
  await Promise.allSettled(endings.splice(0).map((ending) => ending()));
  process.exit();
}
function shutDown() {
  setTimeout(() => process.exit(), SHUTDOWN_MS).unref();
  shutdown.abort();
  exitWhenIdle();
}
for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, shutDown);
diagnostics.subscribe("http.server.request.start", ({ request, response, server }) => {
  applyLimits(server, request);
  const { origin = null, referer = null, host = "", "sec-fetch-site": fetchSite = null } = request.headers;
  const tooLarge = Number(request.headers["content-length"] ?? 0) > BODY_LIMIT_BYTES;
  const gone = new AbortController();
  const made = {
    id: requestId(request, trustedProxies),
    ip: clientAddress(request, trustedProxies),
    startedAt: Date.now(),
    signal: gone.signal,
  };
  request[CONTEXT] = made;
  const headerNames = Object.keys(request.headers);
  const context = { origin, referer, host, fetchSite, headerNames, secure, tooLarge, ...made };
  globalThis[CONTEXT].enterWith(context);
  for (const name of HIDDEN) delete request.headers[name];
  request.headers.host = appUrl.host;
  offerPacked(request, response);
  onHeaders(response, () => {
    completeHead(response, context);
    if (endsConnection(request) || shutdown.signal.aborted) response.setHeader("Connection", "close");
  });
  openRequests++;
  response.once("close", () => {
    response.writableFinished ? takeInRest(request) : gone.abort();
    openRequests--;
    exitWhenIdle();
  });
});

// The access log: JSON like the rest, no query strings (they hold addresses and secrets). Found as remix-serve finds it.
serve("morgan").format("tiny", (_, { [CONTEXT]: made, method, originalUrl, url }, { statusCode: status }) => {
  const path = (originalUrl || url).split("?", 1)[0];
  const seen = { request: made.id, method, path, status, ms: Date.now() - made.startedAt };
  return JSON.stringify({ level: "info", time: new Date(), ...seen, msg: "request" });
});
