import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { newId } from "./ids";

/** More than this in a body is refused: no form of ours without a file is larger. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** What the front (app/front) saw of a request before the framework did. */
export type RequestContext = {
  id: string;
  /** The client's ip, by TRUST_PROXY. */
  ip: string;
  /** The connection comes from this machine: from the client itself or a proxy. */
  isLocal?: boolean;
  /** As received; the framework would answer a foreign Origin with an empty 500. */
  origin: string | null;
  referer: string | null;
  fetchSite: string | null;
  host: string;
  /** All header names in lower case; the framework does not see them all. */
  headerNames: string[];
  /** In milliseconds since 1970. */
  startedAt?: number;
  /** The path that was asked for. */
  path?: string;
  /** The path's one spelling, where it was asked for in another. */
  spelling?: string;
  signal?: AbortSignal;
  /** Work to start after the answer. */
  afterAnswer?: (() => Promise<unknown>)[];
  /** Foreign origins for this page's form-action. */
  formTargets?: string[];
  /** Foreign origins this page may show in a frame. */
  frames?: string[];
  /** Foreign origins whose pictures this page may show. */
  pictures?: string[];
  /** A file to send instead of a page; the route's own page is for refusals alone. */
  file?: Response;
  /** The action failed: the page's title says so. */
  failed?: boolean;
  /** Part of the answer failed because the server is busy: the status is 503, even where the framework says 500. */
  busy?: boolean;
  /** The member's form that is being answered. */
  press?: Press;
  /** Values computed once a request, shared by loaders that run in parallel. */
  shared?: Map<string, Promise<unknown>>;
};

/** One sending of a member's form. `isClaimed`: what it asks for is done. */
export type Press = { keyHash: string; userId: string; isClaimed?: boolean };

const storage = new AsyncLocalStorage<RequestContext>();
const received = new WeakMap<IncomingMessage, RequestContext>();

/** All that follows belongs to this request. */
export function enterContext(request: IncomingMessage, context: RequestContext): void {
  received.set(request, context);
  storage.enterWith(context);
}

/** The context of Node's request, for what looks at it from outside: the access log, the metrics. */
export function receivedContext(request: IncomingMessage): RequestContext | undefined {
  return received.get(request);
}

/** The context of the running request; in tests without a server it is read from the Request. */
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

export function runningRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function inContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/**
 * Begins the site's own work (a worker, the clean-up) outside whatever request gave rise to it: what it logs is not that
 * request's, and neither are ip and abort signal.
 */
export function inBackground<T>(work: () => T): T {
  return storage.exit(work);
}

/** Computes a value once a request; without a running server, each time. */
export function onceARequest<T>(key: string, compute: () => Promise<T>): Promise<T> {
  const store = storage.getStore();
  if (!store) return compute();
  store.shared ??= new Map();
  const known = store.shared.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = compute();
  store.shared.set(key, fresh);
  return fresh;
}
