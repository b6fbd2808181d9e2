/** Postgres cannot store U+0000, so it is removed on both databases, and in searches. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** The same for every string in a value. */
export function jsonWithoutNul(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? withoutNul(part) : part));
}
