import { parseUrl } from "./parse-url";

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
