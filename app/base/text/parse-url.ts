/**
 * Parses a URL; null when it is invalid. Not by `URL.canParse`, which on Node 20 refuses texts with letters like ü
 * after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
