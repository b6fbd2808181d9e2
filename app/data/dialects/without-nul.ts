/** Postgres cannot hold U+0000 in a text, so it is left out on the way in, on both databases and in searches too. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** The same for every text inside a value. */
export function jsonWithoutNul(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? withoutNul(part) : part));
}
