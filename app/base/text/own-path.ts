import { parseUrl } from "./parse-url";

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
