/** `1 row`, `2 rows`. */
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** The first of many names, and how many more there are. */
export function listed(names: string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** A text of somebody else's, as the end of a sentence of ours: it may bring its full stop along. */
export const ended = (text: string): string => `${text.trim().replace(/\.+$/, "")}.`;
