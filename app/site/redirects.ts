import { isOwnPath, oneSpelling, parseUrl } from "~/base/text/url";

/** Returns where an old address leads, or null. `search` is its query, with its question mark. */
export type FindRedirect = (path: string, search: string) => string | null;

type Rule = { from: string; wanted: URLSearchParams; to: string };

/**
 * What looks like a pattern, which is refused: each old address is written out, so that one can see where it leads.
 */
const PATTERN = /[*(){}[\]^$|\\]|\.\+|\/:/;

/**
 * Reads content/redirects.json: old path → path of this site or another site's URL. A key with a query, like
 * WordPress's `/?p=12`, matches requests with at least these parameters. One without matches any query, and passes it
 * on. `pageAt` describes what is at a path already, or returns null.
 */
export function readRedirects(
  table: Record<string, string>,
  pageAt: (path: string) => string | null,
): { find: FindRedirect; problems: string[] } {
  const problems: string[] = [];
  const rules = new Map<string, Rule[]>();
  const add = (key: string, to: string) => {
    const problem = (text: string) => problems.push(`${key}: ${text}`);
    if (!key.startsWith("/") || key.startsWith("//"))
      return problem("must be an old path like /2024/05/my-post");
    if (PATTERN.test(key)) return problem("patterns are not known: write each old address out");
    const [path = "", search = ""] = key.split("?", 2);
    const from = oneSpelling(path);
    const wanted = new URLSearchParams(search);
    if (from === null || key.includes("#")) return problem("is not a path that a browser can ask for");
    if (!isOwnPath(to) && !/^https?:$/.test(parseUrl(to)?.protocol ?? ""))
      return problem(`must lead to an own path or an address with https://, not to ${to}`);
    const page = pageAt(from);
    // Old addresses like `/?p=12` share the home page's path, so a key with a query may use it.
    if (page && !(from === "/" && wanted.size > 0)) return problem(`there is ${page} at this address`);
    const others = rules.get(from) ?? [];
    if (others.some((other) => other.wanted.toString() === wanted.toString()))
      return problem("stands there twice, in another spelling");
    // The key with the most parameters is tried first.
    rules.set(
      from,
      [...others, { from: key, wanted, to }].sort((a, b) => b.wanted.size - a.wanted.size),
    );
  };
  for (const [key, to] of Object.entries(table)) add(key, to);

  const match = (path: string, search: string): Rule | null => {
    const found = rules.get(path);
    if (!found) return null;
    const given = new URLSearchParams(search);
    const has = ({ wanted }: Rule) =>
      [...wanted].every(([name, value]) => given.getAll(name).includes(value));
    return found.find(has) ?? null;
  };
  const withQuery = ({ wanted, to }: Rule, search: string) =>
    wanted.size > 0 || /[?#]/.test(to) ? to : to + search;
  const find: FindRedirect = (path, search) => {
    const seen = new Set<Rule>();
    let to: string | null = null;
    for (let rule = match(path, search); rule; ) {
      if (seen.has(rule)) return null;
      seen.add(rule);
      to = withQuery(rule, search);
      if (!isOwnPath(to)) return to;
      const url = new URL(to, "http://own.invalid");
      rule = match(oneSpelling(url.pathname) ?? "", url.search);
    }
    return to;
  };
  for (const same of rules.values())
    for (const { from, wanted } of same) {
      const path = oneSpelling(from.split("?", 1)[0] ?? "") ?? "";
      const search = wanted.size > 0 ? `?${wanted}` : "";
      if (find(path, search) === null) problems.push(`${from}: leads round in a circle`);
    }
  return { find, problems };
}
