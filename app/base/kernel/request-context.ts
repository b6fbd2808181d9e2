import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { newId } from "./ids";

/** Larger request bodies are refused. No form of ours without a file is larger. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** What app/base/front recorded about a request before the framework got it. */
export type RequestContext = {
  id: string;
  /** The client's IP address, as TRUST_PROXY says. */
  ip: string;
  /** Whether the connection comes from this machine, where either the client or a proxy runs. */
  isLocal?: boolean;
  /** As received. The framework does not get it, because it would answer a foreign Origin with an empty 500. */
  origin: string | null;
  referer: string | null;
  fetchSite: string | null;
  host: string;
  /** All header names in lower case, including those the framework does not get. */
  headerNames: string[];
  /** Epoch milliseconds. */
  startedAt?: number;
  /** The path as requested. */
  path?: string;
  /** The normalised path, if it was requested in another form. */
  spelling?: string;
  /** The status with which the server's limits answered it already. */
  refused?: number | undefined;
  signal?: AbortSignal;
  /** Work to start after the response. */
  afterAnswer?: (() => Promise<unknown>)[];
  /** Other origins for form-action in this page's Content-Security-Policy. */
  formTargets?: string[];
  /** Other origins that this page may show in a frame. */
  frames?: string[];
  /** Other origins whose pictures this page may show. */
  pictures?: string[];
  /** A file to send instead of a page. The route's page is then only shown for refusals. */
  file?: Response;
  /** The action failed, which the page's title then says. */
  failed?: boolean;
  /** The server was too busy for a part of it: the status is 503, even where the framework sets 500. */
  busy?: boolean;
  /** The form that is being processed. */
  press?: Press;
  /** Values computed once per request, shared by loaders that run in parallel. */
  shared?: Map<string, Promise<unknown>>;
};

/** One sending of a form. */
export type Press = {
  /** The same when the same form is sent again as it was; null for a page without a key. */
  key: string | null;
  /** In a member's form: who sends it, with which session, and whether as an operator. */
  by?: { id: string; secretHash: string; userId: string; isOperator: boolean };
  /** It has taken effect. */
  isDone?: boolean;
};

const storage = new AsyncLocalStorage<RequestContext>();
const received = new WeakMap<IncomingMessage, RequestContext>();

/** Makes everything that runs from here on belong to this request. */
export function enterContext(request: IncomingMessage, context: RequestContext): void {
  received.set(request, context);
  storage.enterWith(context);
}

/** Returns the context of a Node request, for code outside of its processing: the access log, the metrics. */
export function receivedContext(request: IncomingMessage): RequestContext | undefined {
  return received.get(request);
}

/** Returns the context of the running request. In tests without a server it is built from the Request. */
export function requestContext(request: Request): RequestContext {
  return (
    storage.getStore() ?? {
      id: newId(),
      ip: "127.0.0.1",
      isLocal: true,
      origin: request.headers.get("Origin"),
      referer: request.headers.get("Referer"),
      fetchSite: request.headers.get("Sec-Fetch-Site"),
      host: request.headers.get("Host") ?? new URL(request.url).host,
      headerNames: [...request.headers.keys()],
    }
  );
}

/** Returns the context of the running request; undefined outside of one. */
export function runningRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs work as part of a request. */
export function inContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Starts the site's own work outside of the request that caused it: without its log id, IP and abort signal. */
export function inBackground<T>(work: () => T): T {
  return storage.exit(work);
}

/** Forgets a value of `oncePerRequest`, because what it was computed from may have changed. */
export function forgetOnce(key: string): void {
  storage.getStore()?.shared?.delete(key);
}

/** Computes a value once per request; without a running server, each time. */
export function oncePerRequest<T>(key: string, compute: () => Promise<T>): Promise<T> {
  const store = storage.getStore();
  if (!store) return compute();
  store.shared ??= new Map();
  const known = store.shared.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = compute();
  store.shared.set(key, fresh);
  return fresh;
}
