import { orElse } from "~/base/kernel/or-else";
/** Parses a URL; null if invalid. `URL.canParse` of Node 20 refuses letters like ü after some thousand calls. */
export function parseUrl(text: string, base?: string): URL | null {
  return orElse(() => new URL(text, base), null);
}

/** Decodes percent signs; a text that cannot be decoded stays as it is. */
export const decoded = (text: string): string => orElse(() => decodeURIComponent(text), text);

const NOWHERE = "http://own.invalid";

/**
 * Returns `path` if it is a path of this site, otherwise the fallback: this prevents open redirects. Refuses schemes,
 * hosts (`//evil`, `/\evil`), control characters and anything that a browser would turn into one of those.
 */
export function ownPath(path: string | null | undefined, fallback = "/"): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  if (!path || !/^\/(?![/\\])/.test(path) || /[\u0000-\u0020\\\u007f]/.test(path)) return fallback;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i.test(path) || /^\/(?:%2f|\.{1,2}\/\/)/i.test(path)) return fallback;
  const url = parseUrl(path, NOWHERE);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Returns whether a text is a path of this site. */
export const isOwnPath = (path: string): boolean => ownPath(path, "") !== "";

/** Host names and IP addresses. A URL's host may also contain `;`, `,` or `*`, which mean something in a policy. */
export const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** Returns a URL's origin for a Content-Security-Policy (CSP 3, host-source); null if no policy can name its host. */
export function policySource(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  return PLAIN_HOST.test(parsed.hostname) ? parsed.origin : null;
}

/** Normalises a path: needless percent signs, empty segments and a last slash go. @returns null if it cannot be decoded */
export function oneSpelling(path: string): string | null {
  const segments = parseUrl(`http://site.invalid${path}`)?.pathname.split("/").filter(Boolean);
  return orElse(() => segments && `/${segments.map(respelt).join("/")}`, null) ?? null;
}

const respelt = (segment: string) =>
  encodeURI(decodeURIComponent(segment)).replace(/[/?#]/g, encodeURIComponent);
