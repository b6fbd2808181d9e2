/** What came of a sign-on request, to be answered to the browser. */
export type SignOnOutcome =
  /** Back to the site that asked, with a code or with the protocol's error. */
  | { kind: "answered"; location: string; isCompleted: boolean }
  /** The visitor has to sign in, or to agree, first. */
  | { kind: "asks"; id: string; asks: "login" | "consent"; clientId: string; redirectUri: string }
  /** A request that no site can be told about: unknown client, unregistered address. */
  | { kind: "refused"; error: string };

/** Whether who signed in at that moment has answered a sign-on: only signing in after it began does. */
export function isAnsweredBy(startedAt: Date, signedInAt: Date): boolean {
  return signedInAt.getTime() > startedAt.getTime();
}

/** What a site may learn, in words for the member who decides it. */
const SCOPE_TEXTS: Record<string, string> = {
  openid: "Recognise you when you come back",
  profile: "See your display name",
  email: "See your email address",
};

/** The scopes that a member can be told about, as sentences. */
export function scopeTexts(scopes: string[]): string[] {
  return Object.entries(SCOPE_TEXTS).flatMap(([scope, text]) => (scopes.includes(scope) ? [text] : []));
}

/** The community, as the configuration names it. */
export type Community = { clientId: string; url: string };

/** Specification §4: by the client's id, or by the host that the visitor is sent back to. */
export function isCommunity(
  community: Community,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): boolean {
  if (community.clientId !== "" && clientId === community.clientId) return true;
  return hostOf(community.url) !== null && hostOf(redirectUri) === hostOf(community.url);
}

/** Pages of a community from which its visitors set out to sign on, as Circle and others name them. */
const SIGN_IN_PAGES = /\/(oauth2?\/)?initiate|\/(users\/)?(sign[_-]?in|log[_-]?in)(\/|$)/i;

/**
 * Where a visitor came from, by the Referer (specification §4).
 * @returns null for anywhere else than the community.
 */
export function cameFromCommunity(
  community: Community,
  referer: string | null,
): "community" | "community sign-in" | null {
  if (!referer || hostOf(community.url) === null || hostOf(referer) !== hostOf(community.url)) return null;
  return SIGN_IN_PAGES.test(new URL(referer).pathname) ? "community sign-in" : "community";
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/** Specification §3, signupSource: the values that an address may name. */
export const SIGNUP_SOURCES = ["circle", "braindumper", "circle_oauth_initiate"] as const;
