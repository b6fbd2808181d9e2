/**
 * Normalises a path: percent-encoding only where RFC 3986 requires it, no empty segments, no slash at the end.
 * @returns null when it cannot be decoded
 */
export function oneSpelling(path: string): string | null {
  try {
    const segments = new URL(`http://site.invalid${path}`).pathname.split("/").filter(Boolean);
    return `/${segments.map(respelt).join("/")}`;
  } catch {
    return null;
  }
}

const respelt = (segment: string) =>
  encodeURI(decodeURIComponent(segment)).replace(/[/?#]/g, encodeURIComponent);
