/** The limits of Discourse, the strictest of the clients. */
const MIN = 3;
const MAX = 20;

/**
 * Suggests usernames for a member, the best first: lower-case letters, digits and hyphens, 3 to 20 characters.
 * `unique`: at least four lower-case letters or digits that are unique to the member, in case the first name is
 * taken.
 */
export function usernamesFor(name: string, unique: string): [string, string] {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = letters.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const end = `-${unique}`;
  const withEnd = `${(slug || "member").slice(0, MAX - end.length).replace(/-+$/, "")}${end}`;
  const whole = slug.slice(0, MAX).replace(/-+$/, "");
  return [whole.length < MIN ? withEnd : whole, withEnd];
}
