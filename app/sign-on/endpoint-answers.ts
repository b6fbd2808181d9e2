import type { Problem } from "~/base/http/problem";
import { readBody } from "~/base/http/read-form";
import { isBusy, RETRY_AFTER_SECONDS } from "~/base/kernel/busy";
import { HOUR_SECONDS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { tryAgain } from "~/base/text/wait-text";
import { consumeLimits, findWait } from "~/identity/data/rate-limits";
import { usesByIp } from "~/identity/limits";
import { isClientOrigin } from "~/sign-on/data/clients";
import { basicOf } from "~/sign-on/provider/basic";
import { askProtocol } from "~/sign-on/provider/engine";

/** Failed client authentications per ip and hour, against guessing of secrets. Strangers can cause other failures, with a junk code. */
const FAILURES = { name: "sso:failures", points: 300, seconds: HOUR_SECONDS };

/** Accept is left out, so that answers stay JSON (RFC 6749, 5.2) even for clients that prefer HTML. */
const FORWARDED = [
  "authorization",
  "content-type",
  "access-control-request-method",
  "access-control-request-headers",
];

/**
 * Answers a request to one of the protocol's endpoints, so that a client's own scripts can read each answer, refusals too.
 * Without CORS headers a browser would tell them nothing but "Failed to fetch".
 */
export async function forClients(
  request: Request,
  work: () => Promise<Response> | Response,
): Promise<Response> {
  const response = await Promise.resolve(work()).catch((thrown: unknown) => {
    if (isProblem(thrown))
      return refuse(thrown.init.status, { error: "invalid_request", description: thrown.data.text });
    if (!isBusy(thrown)) throw thrown;
    const description = "The site is busy. Please try again in a few seconds.";
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    return refuse(503, { error: "temporarily_unavailable", description }, headers);
  });
  const { headers } = response;
  headers.append("Vary", "Origin");
  const { origin } = requestContext(request);
  // Files and sandboxed frames of anybody have this one (RFC 6454, 7.3).
  if (origin === "null") headers.delete("Access-Control-Allow-Origin");
  else if (origin && !headers.has("Access-Control-Allow-Origin") && (await mayRead(response, origin))) {
    headers.set("Access-Control-Allow-Origin", origin);
    headers.set("Access-Control-Expose-Headers", "Retry-After, WWW-Authenticate");
  }
  return response;
}

/** What `problem` returns: a body that cannot be read, or is too large. */
function isProblem(thrown: unknown): thrown is { data: Problem; init: { status: number } } {
  return typeof thrown === "object" && thrown !== null && "data" in thrown && "init" in thrown;
}

/** While the database is away no client is known, and nothing worth hiding is answered. */
const mayRead = async ({ status }: Response, origin: string) =>
  status === 503 || (await isClientOrigin(origin).catch(() => false));

/** Passes a protocol request to the engine, without cookies: no session counts here. */
export async function answerProtocol(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { ip, origin } = requestContext(request);
  const headers: Record<string, string> = {};
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (origin) headers.origin = origin;
  const hasBody = request.method === "POST";
  const body = hasBody ? oneCredential(headers, await readBody(request)) : undefined;
  const method = request.method === "HEAD" ? "GET" : request.method;
  return askProtocol({ method, path: pathname + search, headers, body, ip });
}

/** A loader that answers CORS preflights only. */
export function answerPreflight(request: Request): Promise<Response> | Response {
  if (request.method === "OPTIONS") return answerProtocol(request);
  const description = "This address takes posts only.";
  return refuse(405, { error: "invalid_request", description }, { Allow: "POST" });
}

/** Answers where a client authenticates: counts failures, and adds WWW-Authenticate. `needsSecret` refuses public ones. */
export async function answerClient(request: Request, { needsSecret = false } = {}): Promise<Response> {
  const uses = config().rateLimits ? usesByIp(request, FAILURES) : [];
  const wait = Math.max(0, ...(await Promise.all(uses.map(({ limit, key }) => findWait(limit, key)))));
  if (wait > 0) {
    const description = `Too many failed attempts. ${tryAgain(wait)}`;
    return refuse(429, { error: "temporarily_unavailable", description }, { "Retry-After": String(wait) });
  }
  const hasSecret = !needsSecret || (await sendsSecret(request));
  const response = hasSecret
    ? await answerProtocol(request)
    : refuse(401, { error: "invalid_client", description: "client authentication is needed" });
  if (response.status === 401) await consumeLimits(uses);
  if (response.status === 401 && !response.headers.has("WWW-Authenticate"))
    response.headers.set("WWW-Authenticate", `Basic realm="${config().appOrigin}"`);
  return response;
}

async function sendsSecret(request: Request): Promise<boolean> {
  const given = request.headers.get("Authorization");
  if (given !== null && basicOf(given)?.[1] !== "") return true;
  return /(^|&)client_secret=[^&]/.test(Buffer.from(await readBody(request.clone())).toString("utf8"));
}

export function refuse(
  status: number,
  { error, description }: { error: string; description: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error, error_description: description },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/**
 * Discourse sends its secret both in the header and as a field: if both are equal, the field is removed (RFC 6749, 2.3).
 * Some public clients send an empty secret in the header: the header is removed, and its client id becomes a field.
 */
function oneCredential(headers: Record<string, string>, body: Uint8Array): Uint8Array | string {
  const basic = basicOf(headers.authorization);
  if (!basic) return body;
  const form = new URLSearchParams(Buffer.from(body).toString("utf8"));
  if (form.getAll("client_secret").length > 1 || form.getAll("client_id").length > 1) return body;
  const [id, secret] = basic;
  if (secret !== (form.get("client_secret") ?? "") || (form.get("client_id") ?? id) !== id) return body;
  form.delete("client_secret");
  if (secret === "") {
    delete headers.authorization;
    form.set("client_id", id);
  }
  return form.toString();
}
