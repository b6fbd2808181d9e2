/** Removes U+0000, which Postgres cannot store; on both databases and in searches, so that they behave alike. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** Returns a value as JSON, with U+0000 removed from every string in it. */
export function jsonWithoutNul(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? withoutNul(part) : part));
}
