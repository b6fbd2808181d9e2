/** What a sign-on asks its visitor, as the protocol names it; `second_factor` is this site's own. */
export const ASKED = ["login", "create", "select_account", "second_factor", "consent"] as const;
export type Asked = (typeof ASKED)[number];

/** The outcome of a sign-on request. */
export type SignOnOutcome =
  /** Back to the client, with a code or a protocol error. */
  | { kind: "answered"; location: string }
  /** The visitor must do something first. */
  | { kind: "asks"; id: string; asks: Asked; clientId: string; redirectUri: string }
  /** Nobody can be told but the visitor: an unknown client or redirect url, a request that is too long, a failure here. */
  | { kind: "refused"; error: string };

/** A client as members meet it; `picture` is the hash of one. */
export type ClientFace = { name: string; picture: string | null };

/** What signing in is for: the plan tool, the community, or another client. */
export type SignInReason = "plan tool" | "community" | { client: ClientFace } | null;

/** What a sign-on asks its visitor to sign in for, is answered only by a sign-in after it began. */
export function isSignedInFor(startedAt: Date, signedInAt: Date): boolean {
  return signedInAt.getTime() > startedAt.getTime();
}

/** What a client may learn, in words for the member. */
const SCOPE_TEXTS: Record<string, string> = {
  openid: "Recognise you when you come back",
  profile: "See your display name",
  email: "See your email address",
};

/** Every client gets a refresh token, so this is asked for too (OpenID Connect Core 1.0, section 11). */
export const WHILE_AWAY = "Look again for 30 days, also while you are away";

export function scopeTexts(scopes: string[]): string[] {
  return Object.entries(SCOPE_TEXTS).flatMap(([scope, text]) => (scopes.includes(scope) ? [text] : []));
}
