import { parseUrl } from "./parse-url";
/** The outcome of a sign-on request. */
export type SignOnOutcome =
  /** Back to the client, with a code or a protocol error. */
  | { kind: "answered"; location: string }
  /** The visitor must sign in or consent first. */
  | { kind: "asks"; id: string; asks: "login" | "consent"; clientId: string; redirectUri: string }
  /** Unknown client or unregistered redirect url: nobody can be told. */
  | { kind: "refused"; error: string };

/** What signing in is for: the plan tool, the community, or another client, by name. */
export type SignInReason = "plan tool" | "community" | { client: string } | null;

/** A sign-on is answered only by a sign-in after the sign-on began. */
export function isAnsweredBy(startedAt: Date, signedInAt: Date): boolean {
  return signedInAt.getTime() > startedAt.getTime();
}

/** What a client may learn, in words for the member. */
const SCOPE_TEXTS: Record<string, string> = {
  openid: "Recognise you when you come back",
  profile: "See your display name",
  email: "See your email address",
};

export function scopeTexts(scopes: string[]): string[] {
  return Object.entries(SCOPE_TEXTS).flatMap(([scope, text]) => (scopes.includes(scope) ? [text] : []));
}

export type Community = { clientId: string; url: string };

/** By the client id, or by the host of the redirect url. */
export function isCommunity(
  community: Community,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): boolean {
  if (community.clientId !== "" && clientId === community.clientId) return true;
  return hostOf(community.url) !== null && hostOf(redirectUri) === hostOf(community.url);
}

/** Pages of a community where a sign-on starts, as Circle and others name them. */
const SIGN_IN_PAGES = /\/(oauth2?\/)?initiate|\/(users\/)?(sign[_-]?in|log[_-]?in)(\/|$)/i;

/** Where a visitor came from, by Referer. @returns null for anywhere but the community */
export function cameFromCommunity(
  community: Community,
  referer: string | null,
): "community" | "community sign-in" | null {
  if (!referer || hostOf(community.url) === null || hostOf(referer) !== hostOf(community.url)) return null;
  return SIGN_IN_PAGES.test(new URL(referer).pathname) ? "community sign-in" : "community";
}

function hostOf(url: string): string | null {
  return parseUrl(url)?.host ?? null;
}

/** Values of signupSource that a url may name. */
export const SIGNUP_SOURCES = ["circle", "braindumper", "circle_oauth_initiate"] as const;

export function isFromCommunity(signupSource: string | null | undefined): boolean {
  return signupSource === "circle" || signupSource === "circle_oauth_initiate";
}
