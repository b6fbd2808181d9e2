/** A post as another product exports it. */
export type ExportedPost = {
  /** What it is called there, for messages. */
  name: string;
  /** In that product's words; `ownHead` understands them. */
  head: Record<string, unknown>;
  /** What stands for the slug where the head has none. */
  file: string;
  text: { html: string } | { markdown: string };
  /** Where it was there: paths, some with a query. */
  addresses: string[];
  /** Its tags that had a page there: their slugs here and there. */
  tags: { here: string; there: string; isCategory: boolean }[];
  /** Its authors that had a page there, by their slugs. */
  authors: string[];
  /** The folder that relative pictures start at. */
  folder: string;
  /** What the reader itself had to leave. */
  left: string[];
};

export type Export = {
  product: "Ghost" | "WordPress" | "Substack" | "Jekyll" | "Hugo" | "Markdown";
  posts: ExportedPost[];
  /** What would have been a post, and why it is none. */
  refused: { name: string; why: string }[];
  /** What belongs to no post. */
  left: string[];
  /** The folder in which pictures are looked for. */
  folder: string;
  /** The addresses of the site it comes from, like https://old.example; links to them are its own. */
  origins: string[];
};

/** A Markdown file of a site: `called` as its address is, `slug` without a day. */
type MarkdownPage = { file: string; called: string; slug: string; head: Record<string, unknown> };
/** Where a page was, by the rules of its site. */
export type AddressOf = (page: MarkdownPage) => string[];

/** Larger exports are to be made in parts: all of a file is in memory at once. */
export const FILE_MAX = 256 * 1024 * 1024;

/** A text that is longer is no post. */
export const TEXT_MAX = 2_000_000;

/** What would be a pattern in redirects.json. */
const SIGNS = /[*(){}[\]^$|\\]/g;
const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The path of an address with its query, without a slash at its end, all encoded; null for what is no address. */
export function pathOf(address: string): string | null {
  if (!URL.canParse(address, "http://old.invalid")) return null;
  const { pathname, search } = new URL(address, "http://old.invalid");
  return ((pathname.replace(/\/+$/, "") || "/") + search).replace(SIGNS, encoded);
}
