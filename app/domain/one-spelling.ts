/**
 * A path in its one spelling: percent signs only where RFC 3986 wants them, no empty segment, no slash at the end.
 * @returns null when it does not decode
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
