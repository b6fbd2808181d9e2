/** Counts with the right form of a noun: `1 row`, `2 rows`. */
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** Lists the first `most` names, and says how many more there are. */
export function listed(names: string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Ends a foreign text, such as an error message, with exactly one full stop. */
export const ended = (text: string): string => `${text.trim().replace(/\.+$/, "")}.`;
