/** Parts of the site that an operator may switch off (site.json, `off`). */
export const PARTS = ["blog", "braindumper", "jobs", "tools", "waitlist"] as const;

export type SitePart = (typeof PARTS)[number];

/** The paths of each part; everything below them belongs to it too. */
const PLACES: Record<SitePart, string[]> = {
  blog: ["/blog", "/feed.xml", "/feed.json"],
  braindumper: ["/braindumper", "/braindumps", "/example", "/go", "/shared"],
  jobs: ["/jobs"],
  tools: ["/tools"],
  waitlist: ["/waitlist"],
};

/** Returns the path of an address on this site, without query and fragment. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/** Returns the part of the site that an address belongs to, or null. */
export function partAt(address: string): SitePart | null {
  const path = `${pathOf(address)}/`;
  const isIn = (part: SitePart) => PLACES[part].some((place) => path.startsWith(`${place}/`));
  return PARTS.find(isIn) ?? null;
}

/**
 * How texts name each part. "jobs" and "tools" are also common words, so those count only with a capital inside a
 * sentence.
 */
const WORDS: Record<SitePart, RegExp> = {
  blog: /\bblog\b/i,
  braindumper: /\bbraindumper\b/i,
  jobs: /(?<=[\p{L}\p{N},;:] )Jobs\b/u,
  tools: /(?<=[\p{L}\p{N},;:] )Tools\b/u,
  waitlist: /\bwaitlist\b/i,
};

/** Returns a part's label if the text names that part, otherwise null. */
export const namesPart = (text: string, part: SitePart): string | null =>
  WORDS[part].test(text) ? part.charAt(0).toUpperCase() + part.slice(1) : null;

/** First path segments under which every address is the site's own. Tests compare both lists with app/routes.ts. */
const FOLDERS = [
  ...[".well-known", "account", "admin", "api", "assets", "auth", "braindumper", "braindumps", "brand"],
  ...["files", "pictures", "go", "shared"],
];

/** First path segments under which these addresses alone are the site's: other sites have such folders too. */
const SHARED_FOLDERS: Record<string, RegExp> = {
  community: /^(?:welcome)?$/,
  newsletter: /^(?:feed\.xml|subscribe|confirm|unsubscribe|\d+)?$/,
  share: /^(?:[^/]+\.png)?$/,
};

/** The site's own top-level pages and files that have nothing below them. (Posts are below /blog.) */
const TOP = [
  ...[
    "blog",
    "cookie-check",
    "example",
    "example-app.webp",
    "jobs",
    "outbox",
    "privacy",
    "security",
    "terms",
    "theme",
    "tools",
  ],
  ...["waitlist", "favicon.ico", "feed.json", "feed.xml", "healthz", "licenses.txt", "llms.txt"],
  ...["manifest.webmanifest", "metrics", "nothing", "readyz", "robots.txt", "sitemap.xml"],
];

/** Returns whether an address is reserved for the site itself, whatever the content. */
export function isReservedAddress(address: string): boolean {
  const path = pathOf(address);
  const [, first = "", ...more] = path.split("/");
  const own = Object.hasOwn(SHARED_FOLDERS, first) ? SHARED_FOLDERS[first] : undefined;
  if (own?.test(more.join("/"))) return true;
  return path === "/" || FOLDERS.includes(first) || (TOP.includes(first) && more.length === 0);
}
