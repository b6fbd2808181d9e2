import { recordEvent } from "~/data/audit";
import { transaction } from "~/data/database";
import { upsertGrant } from "~/data/sso-grants";
import { claimRecord, deleteSiblings, recordKey, upsertRecords } from "~/data/sso-records";
import type { SignOnOutcome } from "~/domain/sign-on";
import { isBusy } from "~/kernel/busy";
import { config } from "~/kernel/config";
import { shortIp } from "~/kernel/ip";
import { log } from "~/kernel/log";
import { once } from "~/kernel/once";
import { runningRequest } from "~/kernel/request-context";
import { COOKIES, ENDPOINTS, SCOPES } from "./endpoints";
import { clientOfOldHint } from "./keys";
import { noteRefusal, type Refused } from "./refusals";
import { type EngineRun, type SignedIn, withEngineRun } from "./run";

export type { SignedIn };

/** Who sits at the browser: its session on this site, and the member when signed in. */
export type Browser = { sessionId: string | null; signedIn: SignedIn | null };

const NOBODY: Browser = { sessionId: null, signedIn: null };

/** A request as the engine gets it. `path` carries the query. */
export type EngineRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  ip?: string;
};

/** The protocol's own endpoints, where no browser's session counts. */
export async function askProtocol(request: EngineRequest): Promise<Response> {
  const run = newRun(NOBODY);
  return withEngineRun(run, async () => {
    const response = await send(request);
    // Not an error of the protocol: the client is told to come back.
    if (isBusy(run.failure)) throw run.failure;
    if (run.failure) logFailure(run);
    else if (!(await writeAll(run))) return alreadyUsed(run);
    if (run.refused) noteRefusal(run.refused);
    return response;
  });
}

/** Characters. Longer than any client's own request; what waits for its visitor is kept with all of it. */
const REQUEST_MAX = 4096;

/** Begins a sign-on with the query of an authorize request. */
export async function beginSignOn(search: string, browser: Browser): Promise<StartedSignOn> {
  if ([...new URLSearchParams(search)].flat().join("").length > REQUEST_MAX)
    return { outcome: { kind: "refused", error: "invalid_request" }, keepFor: async () => {} };
  return signOn(`${ENDPOINTS.authorization}?${withDefaults(search)}`, browser, {});
}

/**
 * What platforms leave out of their request: without a scope that we know they get all that there is, and with any
 * they may recognise the member (`openid`). Answers come in the query alone: another response_mode is refused there.
 */
function withDefaults(search: string): string {
  const query = new URLSearchParams(search);
  const scopes = query.getAll("scope");
  if (scopes.length <= 1) {
    const asked = (scopes[0] ?? "").split(" ").filter(Boolean);
    const isKnown = asked.some((scope) => SCOPES.some((known) => known === scope));
    const whole = new Set(isKnown ? ["openid", ...asked] : [...SCOPES, ...asked]);
    query.set("scope", [...whole].join(" "));
  }
  const [mode, ...more] = query.getAll("response_mode");
  if (mode !== undefined && mode !== "query" && more.length === 0) query.set("response_mode", "unsupported");
  return query.toString();
}

/** Continues a pending sign-on. The caller has made sure that it is this browser's. */
export function resumeSignOn(id: string, browser: Browser): Promise<StartedSignOn> {
  return signOn(`${ENDPOINTS.authorization}/${encodeURIComponent(id)}`, browser, { [COOKIES.resume]: id });
}

/** An outcome, and for one that waits: binds it to the session of its browser, without which it is lost. */
export type StartedSignOn = { outcome: SignOnOutcome; keepFor(sessionId: string): Promise<void> };

async function signOn(
  path: string,
  browser: Browser,
  cookies: Record<string, string>,
): Promise<StartedSignOn> {
  const run = newRun(browser);
  const all = { ...cookies, ...(browser.signedIn && { [COOKIES.session]: browser.signedIn.sessionId }) };
  const cookie = Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return withEngineRun(run, async () => {
    const response = await send({ method: "GET", path, headers: { cookie } });
    const { started, gaveCode, errorHere } = run;
    if (run.failure) {
      if (!isBusy(run.failure)) logFailure(run);
      throw new Error("The sign-on engine failed.", { cause: run.failure });
    }
    if (run.refused) noteRefusal(run.refused);
    if (started) {
      const { id, asks, params } = started;
      const key = recordKey("Interaction", id);
      const record = run.writes.get(key);
      const keepFor = async (sessionId: string) => {
        if (record) await transaction((tx) => upsertRecords(tx, [{ ...record, sessionId }]), MAY_BE_LOST);
      };
      const { client_id: clientId = "", redirect_uri: redirectUri = "" } = params;
      return { outcome: { kind: "asks", id, asks, clientId, redirectUri }, keepFor };
    }
    const keepFor = async () => {};
    const location = response.headers.get("Location");
    if (errorHere || !location)
      return { outcome: { kind: "refused", error: errorHere ?? "server_error" }, keepFor };
    if (gaveCode) await writeAll(run);
    return { outcome: { kind: "answered", location }, keepFor };
  });
}

/** Where a sign-out that a client asks for ends; `redirectUri` is registered. Nowhere when the request is not valid. */
export type SignOutRequest = {
  redirectUri: string | null;
  state: string | null;
  clientId: string | null;
  isRefused: boolean;
};

/** Judges a sign-out that a client asks for. Its member may want to sign out whatever is wrong with it. */
export async function readSignOut(search: string): Promise<SignOutRequest> {
  const run = newRun(NOBODY);
  return withEngineRun(run, async () => {
    const query = await withKnownHint(search);
    const path = `${ENDPOINTS.end_session}?${query}`;
    await send({ method: "GET", path, headers: { accept: "text/html" } });
    if (isBusy(run.failure)) throw run.failure;
    if (run.failure) logFailure(run);
    // The engine follows no way back of a request without a client, and says nothing.
    const wayBack = query.get("post_logout_redirect_uri");
    if (wayBack && run.signOut?.redirectUri === null) run.refused = namesNoClient(wayBack);
    if (run.refused) noteRefusal(run.refused);
    const isRefused = !run.signOut || run.refused !== undefined;
    return { redirectUri: null, state: null, clientId: null, ...run.signOut, isRefused };
  });
}

const namesNoClient = (redirectUri: string): Refused => ({
  place: "sign-out",
  clientId: "(none sent)",
  redirectUri,
  error: "invalid_request",
  description: "neither client_id nor id_token_hint",
});

/** A hint of an old key becomes the client that it names. */
async function withKnownHint(search: string): Promise<URLSearchParams> {
  const query = new URLSearchParams(search);
  const clientId = await clientOfOldHint(query.get("id_token_hint") ?? "");
  if (clientId && (query.get("client_id") ?? clientId) === clientId) {
    query.delete("id_token_hint");
    query.set("client_id", clientId);
  }
  return query;
}

function newRun({ sessionId, signedIn }: Browser): EngineRun {
  return { sessionId, signedIn, writes: new Map() };
}

/** Loaded by the first sign-on: a site without a community starts sooner, and smaller. */
const loadEngine = once(async () => {
  const [{ currentEngine }, { inject }] = await Promise.all([
    import("./provider"),
    import("light-my-request"),
  ]);
  return { currentEngine, inject };
});

/** @throws what went wrong inside the engine. */
async function send({ method, path, headers = {}, body, ip }: EngineRequest): Promise<Response> {
  const { currentEngine, inject } = await loadEngine();
  const { appHost, isHttps } = config();
  const response = await inject(await currentEngine(), {
    method: method as "GET",
    url: path,
    headers: { ...headers, host: appHost, "x-forwarded-proto": isHttps ? "https" : "http" },
    payload: body ? Buffer.from(body) : undefined,
    remoteAddress: ip,
  });
  const sent = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    // The engine's own cookies stay here: browsers know the site's alone.
    if (value === undefined || name === "set-cookie" || name === "connection") continue;
    for (const each of Array.isArray(value) ? value : [value]) sent.append(name, String(each));
  }
  const hasBody = ![204, 304].includes(response.statusCode) && method !== "HEAD";
  return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, {
    status: response.statusCode,
    headers: sent,
  });
}

/**
 * What a request that gave a code or tokens leaves behind, in one transaction and before its answer. What the engine
 * itself deletes is gone at once; a sign-on that waits for its visitor is written by `keepFor`.
 * @returns false when another request was first to use the code or refresh token: then nothing is written, and everything
 * that came of that sign-on ends (RFC 6749 §4.1.2).
 */
async function writeAll({ writes, gaveCode, claimed }: EngineRun): Promise<boolean> {
  if (writes.size === 0 && !claimed) return true;
  const isFirst = await transaction(async (tx) => {
    if (claimed && !(await claimRecord(tx, claimed.model, claimed.id))) return false;
    await upsertRecords(tx, [...writes.values()]);
    if (gaveCode) {
      await upsertGrant(tx, gaveCode);
      const ip = shortIp(runningRequest()?.ip ?? "");
      await recordEvent(tx, { userId: gaveCode.userId, kind: "signed_on", ip });
    }
    return true;
  }, MAY_BE_LOST);
  // By itself: on Postgres a claim that came second still locks its row, and two of them would wait for each other.
  if (!isFirst && claimed) await transaction((tx) => deleteSiblings(tx, claimed.model, claimed.id));
  return isFirst;
}

/** After a power cut a client asks its member once more; nobody is signed on who was not. */
const MAY_BE_LOST = { durable: false };

/** As the engine words it. */
function alreadyUsed({ writes }: EngineRun): Response {
  const clientId = [...writes.values()].find((record) => record.clientId)?.clientId;
  const detail = "another request used it at the same moment";
  noteRefusal({ place: "token", clientId, redirectUri: null, error: "invalid_grant", detail });
  const body = { error: "invalid_grant", error_description: "grant request is invalid" };
  return Response.json(body, { status: 400, headers: { "Cache-Control": "no-store" } });
}

function logFailure({ failure }: EngineRun): void {
  log.error({ error: failure }, "sign-on engine: server_error");
}
