import { PAGES, PARTS, pageOf, type SitePart } from "~/base/page-table";

/** Returns the path of an address on this site, without query and fragment. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/** Returns the part of the site that an address belongs to, or null. */
export function partAt(address: string): SitePart | null {
  const path = `${pathOf(address)}/`;
  const isIn = (part: SitePart) =>
    [`/${part}`, ...(pageOf(part)?.places ?? [])].some((place) => path.startsWith(`${place}/`));
  return PARTS.find(isIn) ?? null;
}

/** Returns a part's label if the text names that part, otherwise null. */
export function namesPart(text: string, part: SitePart): string | null {
  const { label = "", isCommonWord } = pageOf(part) ?? {};
  const word = isCommonWord
    ? new RegExp(`(?<=[\\p{L}\\p{N},;:] )${label}\\b`, "u")
    : new RegExp(`\\b${label}\\b`, "i");
  return word.test(text) ? label : null;
}

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
  ...PAGES.map(({ path }) => path.slice(1)),
  ...["cookie-check", "example-app.webp", "favicon.ico", "feed.json", "feed.xml", "healthz", "licenses.txt"],
  ...["llms.txt", "manifest.webmanifest", "metrics", "nothing", "outbox", "readyz", "robots.txt"],
  ...["sitemap.xml", "theme"],
];

/** Returns whether an address is reserved for the site itself, whatever the content. */
export function isReservedAddress(address: string): boolean {
  const path = pathOf(address);
  const [, first = "", ...more] = path.split("/");
  const own = Object.hasOwn(SHARED_FOLDERS, first) ? SHARED_FOLDERS[first] : undefined;
  if (own?.test(more.join("/"))) return true;
  return path === "/" || FOLDERS.includes(first) || (TOP.includes(first) && more.length === 0);
}
