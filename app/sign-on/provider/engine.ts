import { transaction } from "~/base/data/database";
import { isBusy } from "~/base/kernel/busy";
import { config } from "~/base/kernel/config";
import { shortIp } from "~/base/kernel/ip";
import { log } from "~/base/kernel/log";
import { once } from "~/base/kernel/once";
import { runningRequest } from "~/base/kernel/request-context";
import { recordEvent } from "~/identity/data/audit";
import { upsertGrant } from "~/sign-on/data/grants";
import { claimRecord, deleteSiblings, recordKey, upsertRecords } from "~/sign-on/data/records";
import type { SignOnOutcome } from "~/sign-on/sign-on";
import { COOKIES, DEFAULT_SCOPES, ENDPOINTS, SCOPES } from "./endpoints";
import { clientOfOldHint } from "./keys";
import { noteRefusal, type Refused } from "./refusals";
import { type EngineRun, type SignedIn, withEngineRun } from "./run";

/** The browser behind a request: its session on this site, and the member if signed in. */
export type Browser = { sessionId: string | null; signedIn: SignedIn | null };

const NOBODY: Browser = { sessionId: null, signedIn: null };

/** A request for oidc-provider. `path` includes the query. */
type EngineRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  ip?: string;
};

/** Passes a request to a protocol endpoint, without the browser's session. @throws BusyError, so that the client retries */
export async function askProtocol(request: EngineRequest): Promise<Response> {
  const run = newRun(NOBODY);
  return withEngineRun(run, async () => {
    const response = await send(request);
    // Becomes a 503 and no protocol error, so that the client retries.
    if (isBusy(run.failure)) throw run.failure;
    if (run.failure) logFailure(run);
    else if (!(await writeAll(run))) return alreadyUsed(run);
    if (run.refused) noteRefusal(run.refused);
    return response;
  });
}

/** In characters: more than any client sends. Limited, because a pending sign-on is stored with its parameters. */
const REQUEST_MAX = 4096;

/** Begins a sign-on. `search`: the query of the authorization request. */
export async function beginSignOn(search: string, browser: Browser): Promise<StartedSignOn> {
  if ([...new URLSearchParams(search)].flat().join("").length > REQUEST_MAX)
    return { outcome: { kind: "refused", error: "invalid_request" }, keepFor: async () => {} };
  return signOn(`${ENDPOINTS.authorization}?${withDefaults(search)}`, browser, {});
}

/**
 * Completes the query of platforms that leave parts out: without a scope we know they get the default ones, and with any
 * also `openid`. Only response_mode "query" is supported; others are refused.
 */
function withDefaults(search: string): string {
  const query = new URLSearchParams(search);
  const scopes = query.getAll("scope");
  if (scopes.length <= 1) {
    const asked = (scopes[0] ?? "").split(" ").filter(Boolean);
    const isKnown = asked.some((scope) => SCOPES.some((known) => known === scope));
    const whole = new Set(isKnown ? ["openid", ...asked] : [...DEFAULT_SCOPES, ...asked]);
    query.set("scope", [...whole].join(" "));
  }
  const [mode, ...more] = query.getAll("response_mode");
  if (mode !== undefined && mode !== "query" && more.length === 0) query.set("response_mode", "unsupported");
  return query.toString();
}

/** Continues a pending sign-on. The caller must have checked that it belongs to this browser. */
export function resumeSignOn(id: string, browser: Browser): Promise<StartedSignOn> {
  return signOn(`${ENDPOINTS.authorization}/${encodeURIComponent(id)}`, browser, { [COOKIES.resume]: id });
}

/** The outcome of a sign-on. A pending one is only stored once `keepFor` binds it to its browser's session. */
type StartedSignOn = { outcome: SignOnOutcome; keepFor(sessionId: string): Promise<void> };

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

/** A sign-out that a client requests (RP-Initiated Logout 1.0). All is null when the request is not valid. */
export type SignOutRequest = {
  redirectUri: string | null;
  state: string | null;
  clientId: string | null;
  isRefused: boolean;
};

/** Reads such a request. Throws nothing for an invalid one, because the member may want to sign out even so. */
export async function readSignOut(search: string): Promise<SignOutRequest> {
  const run = newRun(NOBODY);
  return withEngineRun(run, async () => {
    const query = await withKnownHint(search);
    const path = `${ENDPOINTS.end_session}?${query}`;
    await send({ method: "GET", path, headers: { accept: "text/html" } });
    if (isBusy(run.failure)) throw run.failure;
    if (run.failure) logFailure(run);
    // Without a client, oidc-provider ignores the post_logout_redirect_uri and reports no error.
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

/** Replaces a hint signed with an old key by the client that it names, because oidc-provider would refuse it. */
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

/** Loaded by the first sign-on, so that a site without clients starts faster and uses less memory. */
const loadEngine = once(async () => {
  const [{ currentEngine }, { inject }] = await Promise.all([
    import("./provider"),
    import("light-my-request"),
  ]);
  return { currentEngine, inject };
});

/** Passes a request to oidc-provider. @throws Error from inside of it */
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
    // oidc-provider's own cookies are dropped, since browsers only get the site's.
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
 * Writes the records of a request that issued a code or tokens in one transaction, before its response. Not included:
 * what oidc-provider deletes, which happens at once, and pending sign-ons, which `keepFor` writes.
 * @returns false when another request used the code or refresh token first; then nothing is written, and everything
 * issued in that sign-on is revoked (RFC 6749, 4.1.2)
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
  // In a transaction of its own: on Postgres a failed claim still locks its row, and two of them would deadlock.
  if (!isFirst && claimed) await transaction((tx) => deleteSiblings(tx, claimed.model, claimed.id));
  return isFirst;
}

/** After a power failure a client has to ask its member once more; nobody gets signed on who was not. */
const MAY_BE_LOST = { durable: false };

/** The response in oidc-provider's own words. */
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
