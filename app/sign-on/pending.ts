import { redirect } from "@remix-run/node";
import { problem } from "~/base/http/problem";
import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { requestContext } from "~/base/kernel/request-context";
import { links } from "~/base/links";
import { failure } from "~/base/text/flash";
import { cameFromCommunity, isCommunity, SIGNUP_SOURCES } from "~/identity/community";
import type { SessionState } from "~/identity/data/sessions";
import { AMR } from "~/identity/factors";
import { LIMITS, refuseTooMany } from "~/identity/limits";
import type { ClientFace } from "~/identity/ui/auth-card";
import { type OpenVisit, signOnAt, type Visit } from "~/identity/visit";
import { findClient, type SsoClient } from "~/sign-on/data/clients";
import { findSignOn, originOfSignOn, type PendingSignOn } from "~/sign-on/data/records";
import { isSignedInFor, type SignOnOutcome, type SignOnPrompt } from "./sign-on";

/** Returns the visit in the form that the sign-on engine takes. */
export function browserOf({ session, user }: Visit) {
  const signedInAt = session?.signedInAt;
  const amr = session?.amr ?? AMR.password;
  const signedIn = session && user && signedInAt ? { sessionId: session.id, user, signedInAt, amr } : null;
  return { sessionId: session?.id ?? null, signedIn };
}

/** Returns whether the member signed in after the sign-on began, as the sign-on demands. */
export function hasSignedInFor({ session, user }: Visit, signOn: PendingSignOn): boolean {
  return Boolean(user && session?.signedInAt && isSignedInFor(signOn.startedAt, session.signedInAt));
}

/** Returns the sign-on with this session_id, or null if it is another browser's or has expired, of which `warn` tells the log. */
export async function findOwnSignOn(visit: Visit, id: string, warn = true): Promise<PendingSignOn | null> {
  const signOn = await findSignOn(id);
  if (!signOn || !visit.session || signOn.sessionId !== visit.session.id) {
    if (warn) log.warn({}, "Invalid or mismatched OAuth session");
    return null;
  }
  if (signOn.expiresAt > now()) return signOn;
  if (warn) log.warn({}, "Token expired");
  return null;
}

/**
 * Returns the sign-on that a page has a question about, with its client and member.
 * @throws a redirect that continues the sign-on, or reports that it cannot, if it is another browser's or asks something else
 */
export async function requireQuestion(request: Request, visit: Visit, asks: readonly SignOnPrompt[]) {
  const id = new URL(request.url).searchParams.get("session_id") ?? "";
  const signOn = await findOwnSignOn(visit, id);
  const client = signOn && (await findClient(signOn.clientId));
  if (!visit.user || !client || !asks.includes(signOn.asks)) throw redirect(links.resumeSignOn(id), 303);
  return { signOn, client, user: visit.user };
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

/** Returns the authorization request that a sign-in URL itself carries (client_id and redirect_uri), as a query; or null. */
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

/** Returns the sign-up source in the URL, or null. */
export function namedSource(request: Request): string | null {
  const source = new URL(request.url).searchParams.get("source");
  return SIGNUP_SOURCES.find((known) => known === source) ?? null;
}

/**
 * Rate limits a member's sign-ons before they begin, because each stores a code and a line in the audit trail. A visitor's
 * sign-on is counted when it has to wait, since before that it stores nothing.
 */
export async function refuseTooManySignOns(request: Request, { user }: Visit): Promise<void> {
  if (user) await refuseTooMany(request, LIMITS.memberSignOn, user);
}

/** Answers the browser with a sign-on's outcome. If it waits, the session keeps `named`; visitors sign in at `signInAt`. */
export async function answerSignOn(
  request: Request,
  visit: OpenVisit,
  { outcome, keepFor }: { outcome: SignOnOutcome; keepFor(sessionId: string): Promise<void> },
  { signInAt = "", named = {} }: { signInAt?: string; named?: Partial<SessionState> } = {},
): Promise<Response> {
  if (outcome.kind === "refused") throw refusal(outcome.error);
  if (outcome.kind === "asks") {
    // A waiting sign-on is stored, and anybody can begin one.
    if (!visit.user) await refuseTooMany(request, LIMITS.signOn);
    visit.keep({ ...begun(request, outcome), ...named });
    // The sign-on refers to the session by foreign key, so the session is written first.
    await visit.write();
    await keepFor(visit.session?.id ?? "");
    return redirect(questionUrl(outcome, visit) ?? (signInAt || signInUrl(outcome)), NO_STORE);
  }
  if (signOnAt(visit.state.next) !== null) visit.keep({ next: undefined, signupSource: undefined });
  return redirect(outcome.location, NO_STORE);
}

/** Returns the page that asks the member what a sign-on needs, or null if it only needs a sign-in. */
export function questionUrl(
  { asks, id }: Pick<PendingSignOn, "asks" | "id">,
  { user }: Visit,
): string | null {
  if (!user || asks === "login") return null;
  return asks === "consent" ? links.consent(id) : links.continueSignOn(id);
}

const NO_STORE = { status: 303, headers: { "Cache-Control": "no-store" } };

type Asking = Extract<SignOnOutcome, { kind: "asks" }>;

/** Returns the session state for a new sign-on. It replaces the visitor's earlier destination. */
function begun(request: Request, outcome: Asking) {
  const { community } = config();
  const came = cameFromCommunity(community, requestContext(request).referer);
  const source = came === "community sign-in" ? "circle_oauth_initiate" : "circle";
  return {
    next: links.resumeSignOn(outcome.id),
    signupSource: came || isCommunity(community, outcome) ? source : undefined,
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

/** Shows nothing from the request, because anybody may have made it up. */
function refusal(error: string) {
  const why = REFUSALS[error] ?? "The page that sent you here did not send a valid request.";
  return problem(400, "Authentication Error", `${why} Nobody was told anything about you.`);
}

const SSO_ERROR = failure(
  "SSO Error",
  "There was a problem completing the community login. Redirecting you directly.",
);

const OTHER_ERROR = failure(
  "The sign-on could not be completed",
  "The site that you came from is no longer registered here, or its address has changed. Nobody was told anything about you.",
  10,
);

/** Returns where a failed sign-on ends: at the community's front door if it is configured, else at home. */
export function fallbackUrl(): string {
  return config().community.url ? links.authRedirect() : links.home();
}

/**
 * Ends a sign-on that cannot continue. Members go back to the client with an error, if the request is this browser's and its
 * redirect address is still registered; otherwise home, or to the community's front door if it came from there. Visitors see that it failed. A completed one
 * has not failed: Back has led to one of its pages.
 */
export async function giveUpSignOn(visit: OpenVisit, id: string): Promise<Response> {
  if (visit.user && visit.state.doneSignOn === id) return redirect(links.home(), NO_STORE);
  const back = visit.user && (await failedAt(visit, id));
  if (back) return redirect(back, NO_STORE);
  if (!visit.user) return redirect(links.signInWith(new URLSearchParams({ session_id: id }).toString()), 303);
  const origin = await originOfSignOn(id);
  const isOther =
    origin?.sessionId === visit.session?.id && origin && !isCommunity(config().community, origin);
  if (isOther) return visit.goTo(links.home(), OTHER_ERROR);
  const to = fallbackUrl();
  visit.flash(to, SSO_ERROR);
  return redirect(to, NO_STORE);
}

/** Returns the redirect URL with an error response (RFC 6749, 4.1.2.1; `iss`: RFC 9207), or null. */
async function failedAt({ session }: Visit, id: string): Promise<string | null> {
  const signOn = await findSignOn(id);
  if (!signOn || signOn.sessionId !== session?.id || isCommunity(config().community, signOn)) return null;
  const back = new URL(signOn.redirectUri);
  back.searchParams.set("error", "server_error");
  back.searchParams.set("error_description", "The sign-on took too long or could not be completed");
  if (signOn.state) back.searchParams.set("state", signOn.state);
  back.searchParams.set("iss", config().appOrigin);
  return back.href;
}

/** What members see of a client. */
export const faceOf = ({ name, picture }: SsoClient): ClientFace => ({ name, picture });

/** Returns the client that asked for a sign-on, or null when it is the community. */
export async function otherClient(signOn: PendingSignOn | null): Promise<ClientFace | null> {
  if (!signOn || isCommunity(config().community, signOn)) return null;
  const client = await findClient(signOn.clientId);
  return client && faceOf(client);
}
