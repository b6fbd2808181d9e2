/**
 * The url that a text is, or null. Not by `URL.canParse`: in Node 20 it refuses texts with letters like ü once it was called
 * some thousand times.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
