import { parseUrl } from "~/base/text/url";

export type Community = { clientId: string; url: string };

/** Returns whether a client is the community: by its client id, or by the host of its redirect URL. */
export function isCommunity(
  community: Community,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): boolean {
  if (community.clientId !== "" && clientId === community.clientId) return true;
  return hostOf(community.url) !== null && hostOf(redirectUri) === hostOf(community.url);
}

/** Paths of pages where Circle and other communities start a sign-on. */
const SIGN_IN_PAGES = /\/(oauth2?\/)?initiate|\/(users\/)?(sign[_-]?in|log[_-]?in)(\/|$)/i;

/** Tells by the Referer whether a visitor came from the community, perhaps its sign-in page; null for other sites. */
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

/** Values of signupSource that a URL may set. */
export const SIGNUP_SOURCES = ["circle", "braindumper", "circle_oauth_initiate"] as const;

/** Returns whether a sign-up came from the community. */
export function isFromCommunity(signupSource: string | null | undefined): boolean {
  return signupSource === "circle" || signupSource === "circle_oauth_initiate";
}
