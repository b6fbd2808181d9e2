/** Parts of the site that an operator may switch off (site.json, `off`). */
export const PARTS = ["blog", "braindumper", "jobs", "tools", "waitlist"] as const;

export type SitePart = (typeof PARTS)[number];

/** Where each part is: these paths, and what is below them. */
const PLACES: Record<SitePart, string[]> = {
  blog: ["/blog", "/feed.xml", "/feed.json"],
  braindumper: ["/braindumper", "/braindumps", "/example", "/go", "/shared"],
  jobs: ["/jobs"],
  tools: ["/tools"],
  waitlist: ["/waitlist"],
};

/** The path of an address on this site, without query and fragment. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/** The part to which an own address belongs, or null. */
export function partAt(address: string): SitePart | null {
  const path = `${pathOf(address)}/`;
  const isIn = (part: SitePart) => PLACES[part].some((place) => path.startsWith(`${place}/`));
  return PARTS.find(isIn) ?? null;
}

/** What texts call each part. Jobs and tools are other things, too, but where a sentence has them with a capital. */
const WORDS: Record<SitePart, RegExp> = {
  blog: /\bblog\b/i,
  braindumper: /\bbraindumper\b/i,
  jobs: /(?<=[\p{L}\p{N},;:] )Jobs\b/u,
  tools: /(?<=[\p{L}\p{N},;:] )Tools\b/u,
  waitlist: /\bwaitlist\b/i,
};

/** The label of a part where a text names it, else null. */
export const namesPart = (text: string, part: SitePart): string | null =>
  WORDS[part].test(text) ? part.charAt(0).toUpperCase() + part.slice(1) : null;

/** First segments whose addresses are all the site's (tests compare both lists with app/routes.ts). */
const FOLDERS = [
  ...[".well-known", "account", "admin", "api", "assets", "auth", "braindumper", "braindumps", "brand"],
  ...["community", "files", "pictures", "go", "newsletter", "share", "shared"],
];

/** Pages and files of the site's own at the top, with nothing below; a post is below the blog. */
const TOP = [
  ...["blog", "cookie-check", "example", "jobs", "outbox", "privacy", "security", "terms", "theme", "tools"],
  ...["waitlist", "favicon.ico", "feed.json", "feed.xml", "healthz", "licenses.txt", "llms.txt"],
  ...["manifest.webmanifest", "metrics", "nothing", "readyz", "robots.txt", "sitemap.xml"],
];

/** Whether a path is the site's own, whatever the content is. */
export function isTaken(address: string): boolean {
  const path = pathOf(address);
  const [, first = "", ...more] = path.split("/");
  return path === "/" || FOLDERS.includes(first) || (TOP.includes(first) && more.length === 0);
}
