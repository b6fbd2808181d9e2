/** What a sign-on can ask of its visitor, named as OpenID Connect's `prompt` values; `group` and `second_factor` are our own. */
export const ASKED = ["login", "create", "select_account", "group", "second_factor", "consent"] as const;
export type SignOnPrompt = (typeof ASKED)[number];

/** The outcome of a sign-on request. */
export type SignOnOutcome =
  /** The visitor returns to the client with a code or a protocol error. */
  | { kind: "answered"; location: string }
  /** The visitor must do something first. */
  | { kind: "asks"; id: string; asks: SignOnPrompt; clientId: string; redirectUri: string }
  /** Only the visitor can be told: client or redirect URL is unknown, the request too long, or something failed here. */
  | { kind: "refused"; error: string };

/** Returns whether a sign-in satisfies a sign-on that asked for one: only a sign-in after its beginning does. */
export function isSignedInFor(startedAt: Date, signedInAt: Date): boolean {
  return signedInAt.getTime() > startedAt.getTime();
}

/** What each scope lets a client learn, in words for members. */
const SCOPE_TEXTS: Record<string, string> = {
  openid: "Recognise you when you come back",
  profile: "See your display name",
  email: "See your email address",
  groups: "See which groups you are in",
};

/** Every client gets a refresh token, so members consent to this as well (OpenID Connect Core 1.0, section 11). */
export const WHILE_AWAY = "Look again for 30 days, also while you are away";

export function scopeTexts(scopes: string[]): string[] {
  return Object.entries(SCOPE_TEXTS).flatMap(([scope, text]) => (scopes.includes(scope) ? [text] : []));
}
