import { AsyncLocalStorage } from "node:async_hooks";
import { REQUEST_CONTEXT } from "../../scripts/shared.mjs";
import { newId } from "./ids";

/** What the server preload saw of a request before the framework did. */
export type RequestContext = {
  id: string;
  /** Client address, behind TRUST_PROXY if set. */
  ip: string;
  /** As received; the framework never sees Origin (it answers a foreign one with an empty 500). */
  origin: string | null;
  referer: string | null;
  fetchSite: string | null;
  host: string;
  /** Names of all headers as received, in lower case: the framework does not see them all. */
  headerNames: string[];
  /** Content-Length over the limit: the body must not be read. */
  tooLarge?: boolean;
  signal?: AbortSignal;
  /** Work that begins when the answer is out. */
  afterAnswer?: (() => Promise<unknown>)[];
  /** Foreign origins at which a post from this page may end, for its form-action. */
  formTargets?: string[];
  /** Foreign origins whose pages this page shows in a frame. */
  frames?: string[];
  /** The action answered with an error, so the page's title says so. */
  failed?: boolean;
  /** A part of the answer failed because the server is busy for a moment: it is a 503, also where the framework says 500. */
  busy?: boolean;
  /** Values computed once a request, by key: loaders run in parallel and share the session this way. */
  shared?: Map<string, Promise<unknown>>;
};

function storage(): AsyncLocalStorage<RequestContext> {
  const holder = globalThis as { [REQUEST_CONTEXT]?: AsyncLocalStorage<RequestContext> };
  holder[REQUEST_CONTEXT] ??= new AsyncLocalStorage<RequestContext>();
  return holder[REQUEST_CONTEXT];
}

/** The context of the running request; without the preload (tests that call a loader) it is read off the Request. */
export function requestContext(request: Request): RequestContext {
  return (
    storage().getStore() ?? {
      id: newId(),
      ip: "127.0.0.1",
      origin: request.headers.get("Origin"),
      referer: request.headers.get("Referer"),
      fetchSite: request.headers.get("Sec-Fetch-Site"),
      host: request.headers.get("Host") ?? new URL(request.url).host,
      headerNames: [...request.headers.keys()],
    }
  );
}

/** The context of the running request, if one is running; what is begun with `inContext` belongs to it too. */
export function runningRequest(): RequestContext | undefined {
  return storage().getStore();
}

export function inContext<T>(context: RequestContext, work: () => T): T {
  return storage().run(context, work);
}

/** Computes a value once a request and gives every caller the same promise; without a running server, each time. */
export function onceARequest<T>(key: string, compute: () => Promise<T>): Promise<T> {
  const store = storage().getStore();
  if (!store) return compute();
  store.shared ??= new Map();
  const known = store.shared.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = compute();
  store.shared.set(key, fresh);
  return fresh;
}

/** Forgets a shared value after it changed (a session after sign-in). */
export function forgetShared(key: string): void {
  storage().getStore()?.shared?.delete(key);
}
