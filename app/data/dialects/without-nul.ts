/** Postgres cannot store U+0000, so it is removed on both databases, and in searches. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** A value as JSON, with U+0000 removed from every string in it. */
export function jsonWithoutNul(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? withoutNul(part) : part));
}
