import { redirect } from "@remix-run/node";
import type { SessionState } from "~/data/sessions";
import { findClient, type SsoClient } from "~/data/sso-clients";
import { findSignOn, type PendingSignOn } from "~/data/sso-records";
import { cameFromCommunity, isCommunity, SIGNUP_SOURCES } from "~/domain/community";
import { AMR } from "~/domain/factors";
import { type Asked, type ClientFace, isSignedInFor, type SignOnOutcome } from "~/domain/sign-on";
import { HOUR_MS, now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { requestContext } from "~/kernel/request-context";
import { links } from "~/links";
import { LIMITS, refuseTooMany } from "./limits";
import { problem } from "./problem";
import type { OpenVisit, Visit } from "./visit";

/** How long an abandoned sign-on still shapes the sign-in page; its own URL works as long as it lives. */
const RECENT_MS = HOUR_MS;

/** The session and the member at the browser, in the form in which the sign-on engine takes them. */
export function browserOf({ session, user }: Visit) {
  const signedInAt = session?.signedInAt;
  const amr = session?.amr ?? AMR.password;
  const signedIn = session && user && signedInAt ? { sessionId: session.id, user, signedInAt, amr } : null;
  return { sessionId: session?.id ?? null, signedIn };
}

/** Whether the member signed in after a sign-on began, and so did what the sign-on asks for. */
export function hasSignedInFor({ session, user }: Visit, signOn: PendingSignOn): boolean {
  return Boolean(user && session?.signedInAt && isSignedInFor(signOn.startedAt, session.signedInAt));
}

/** The sign-on of a session_id, if it is this browser's and has not expired. */
export async function findOwnSignOn(visit: Visit, id: string): Promise<PendingSignOn | null> {
  const signOn = await findSignOn(id);
  if (!signOn || !visit.session || signOn.sessionId !== visit.session.id) {
    log.warn({}, "Invalid or mismatched OAuth session");
    return null;
  }
  if (signOn.expiresAt > now()) return signOn;
  log.warn({}, "Token expired");
  return null;
}

/**
 * The sign-on that a page asks its member about, with its client. @throws a redirect to where it goes on, or says that it
 * cannot, when it is not this browser's or asks something else
 */
export async function requireQuestion(request: Request, visit: Visit, asks: readonly Asked[]) {
  const id = new URL(request.url).searchParams.get("session_id") ?? "";
  const signOn = await findOwnSignOn(visit, id);
  const client = signOn && (await findClient(signOn.clientId));
  if (!visit.user || !client || !asks.includes(signOn.asks)) throw redirect(links.resumeSignOn(id), 303);
  return { signOn, client, user: visit.user };
}

/** The sign-on that a URL of the sign-in pages names. */
export type SignOnState = {
  /** The sign-on that continues after signing in. */
  pending: PendingSignOn | null;
  /** The session_id of a sign-on that the URL names and that cannot continue. */
  lost: string | null;
  /** Came from the community without a request to complete. */
  fromCommunity: boolean;
};

/** Reads the sign-on that a request of the sign-in pages is part of. */
export async function readSignOn(request: Request, visit: Visit): Promise<SignOnState> {
  const { searchParams } = new URL(request.url);
  const fromCommunity = searchParams.get("from") === "community" || visit.state.fromCommunity === true;
  const named = searchParams.get("session_id");
  if (named !== null) {
    const pending = await findOwnSignOn(visit, named);
    return { pending, lost: pending ? null : named, fromCommunity };
  }
  const { signOn } = visit.state;
  const isRecent = signOn && signOn.startedAt > now().getTime() - RECENT_MS;
  const pending = isRecent ? await findOwnSignOn(visit, signOn.id) : null;
  if (!pending && searchParams.get("redirect_to") === "oauth")
    log.warn({}, "Could not find required OAuth parameters");
  return { pending, lost: null, fromCommunity };
}

const REQUEST_PARAMETERS = [
  "client_id",
  "redirect_uri",
  "response_type",
  "state",
  "return_to",
  "scope",
  "automatic_login",
];

/** The query of the whole request (client_id and redirect_uri) that the URL of a sign-in page carries, or null. */
export function carriedSignOn(request: Request): string | null {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("client_id") || !searchParams.has("redirect_uri") || searchParams.has("session_id"))
    return null;
  const asked = new URLSearchParams({ response_type: "code" });
  for (const name of REQUEST_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) asked.set(name, value);
  }
  return asked.toString();
}

/** The sign-up source that the URL names, or null. */
export function namedSource(request: Request): string | null {
  const source = new URL(request.url).searchParams.get("source");
  return SIGNUP_SOURCES.find((known) => known === source) ?? null;
}

/**
 * Counts a member's sign-on before it is begun: each leaves a code and a line in the trail. A visitor's is counted when it
 * has to wait, because only then it leaves anything.
 */
export async function refuseTooManySignOns(request: Request, { user }: Visit): Promise<void> {
  if (user) await refuseTooMany(request, LIMITS.memberSignOn, user);
}

/**
 * Answers the browser with what came of a sign-on request. For one that waits, `named` is kept too, and visitors sign in at
 * `signInAt`.
 */
export async function answerSignOn(
  request: Request,
  visit: OpenVisit,
  { outcome, keepFor }: { outcome: SignOnOutcome; keepFor(sessionId: string): Promise<void> },
  { signInAt = "", named = {} }: { signInAt?: string; named?: Partial<SessionState> } = {},
): Promise<Response> {
  if (outcome.kind === "refused") throw refusal(outcome.error);
  if (outcome.kind === "asks") {
    // One that waits for its visitor is kept, and anybody can begin one.
    if (!visit.user) await refuseTooMany(request, LIMITS.signOn);
    visit.keep({ ...begun(request, outcome), ...named });
    // The sign-on is the session's: it has to be there first.
    await visit.write();
    await keepFor(visit.session?.id ?? "");
    return redirect(questionUrl(outcome, visit) ?? (signInAt || signInUrl(outcome)), NO_STORE);
  }
  if (visit.state.signOn) visit.keep({ signOn: undefined, redirectTo: undefined, signupSource: undefined });
  return redirect(outcome.location, NO_STORE);
}

/** Where a member is asked what a sign-on asks, other than to sign in; or null. */
export function questionUrl(
  { asks, id }: Pick<PendingSignOn, "asks" | "id">,
  { user }: Visit,
): string | null {
  if (!user || asks === "login") return null;
  return asks === "consent" ? links.consent(id) : links.continueSignOn(id);
}

const NO_STORE = { status: 303, headers: { "Cache-Control": "no-store" } };

type Asking = Extract<SignOnOutcome, { kind: "asks" }>;

/** What the session remembers of a sign-on that begins. It takes the place of the visitor's earlier destination. */
function begun(request: Request, outcome: Asking) {
  const { community } = config();
  const came = cameFromCommunity(community, requestContext(request).referer);
  const source = came === "community sign-in" ? "circle_oauth_initiate" : "circle";
  return {
    signOn: { id: outcome.id, startedAt: now().getTime() },
    redirectTo: undefined,
    signupSource: came || isCommunity(community, outcome) ? source : undefined,
    ...(came && { fromCommunity: true }),
  };
}

function signInUrl(outcome: Asking): string {
  const isOurs = isCommunity(config().community, outcome);
  return links.signInWith(
    new URLSearchParams({
      session_id: outcome.id,
      ...(outcome.asks === "create" && { tab: "signup" }),
      ...(isOurs && { from: "community" }),
      redirect_to: "oauth",
    }).toString(),
  );
}

const REFUSALS: Record<string, string> = {
  invalid_client: "The page that sent you here is not registered with us, or no longer is.",
  invalid_redirect_uri: "The page that sent you here gave a return address that is not registered.",
};

/** Nothing of the request is shown: it may come from anybody. */
function refusal(error: string) {
  const why = REFUSALS[error] ?? "The page that sent you here did not send a valid request.";
  return problem(400, "Authentication Error", `${why} Nobody was told anything about you.`);
}

const SSO_ERROR = {
  kind: "error",
  seconds: 5,
  title: "SSO Error",
  text: "There was a problem completing the community login. Redirecting you directly.",
} as const;

/** Where a sign-on ends that could not be completed: at the community's own front door, if it is known. */
export function fallbackUrl(): string {
  return config().community.url ? links.authRedirect() : links.home();
}

/**
 * A sign-on that cannot continue. Members go back to the client if the request is this browser's and its address is still
 * registered; otherwise, and where the community asked, to the community's front door. Visitors see that it failed.
 */
export async function giveUpSignOn(visit: OpenVisit, id: string): Promise<Response> {
  const back = visit.user && (await failedAt(visit, id));
  if (back) return redirect(back, NO_STORE);
  if (!visit.user) return redirect(links.signInWith(new URLSearchParams({ session_id: id }).toString()), 303);
  const to = fallbackUrl();
  visit.flash(to, SSO_ERROR);
  return redirect(to, NO_STORE);
}

/** The redirect url of a sign-on with an error response (RFC 6749, 4.1.2.1; `iss`: RFC 9207), or null. */
async function failedAt({ session }: Visit, id: string): Promise<string | null> {
  const signOn = await findSignOn(id);
  if (!signOn || signOn.sessionId !== session?.id || isCommunity(config().community, signOn)) return null;
  const client = await findClient(signOn.clientId);
  if (!client?.redirectUris.includes(signOn.redirectUri)) return null;
  const back = new URL(signOn.redirectUri);
  back.searchParams.set("error", "server_error");
  back.searchParams.set("error_description", "The sign-on took too long or could not be completed");
  back.searchParams.set("state", signOn.state);
  back.searchParams.set("iss", config().appOrigin);
  return back.href;
}

/** As members meet a client. */
export const faceOf = ({ name, picture }: SsoClient): ClientFace => ({ name, picture });

/** The client that asked for a sign-on, when it is not the community. */
export async function otherClient(signOn: PendingSignOn | null): Promise<ClientFace | null> {
  if (!signOn || isCommunity(config().community, signOn)) return null;
  const client = await findClient(signOn.clientId);
  return client && faceOf(client);
}
