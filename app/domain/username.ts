/** As Discourse, the strictest of the clients, takes them. */
const MIN = 3;
const MAX = 20;

/**
 * What a member may be called in addresses, the best first: small letters, digits and hyphens, 3 to 20. `unique`: at least
 * four small letters or digits that nobody else has, for the case that the first is taken.
 */
export function usernamesFor(name: string, unique: string): [string, string] {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = letters.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const end = `-${unique}`;
  const withEnd = `${(slug || "member").slice(0, MAX - end.length).replace(/-+$/, "")}${end}`;
  const whole = slug.slice(0, MAX).replace(/-+$/, "");
  return [whole.length < MIN ? withEnd : whole, withEnd];
}
