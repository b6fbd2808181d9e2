import { oneSpelling, parseUrl } from "~/base/text/url";
import type { Ledger } from "./ledger";

/** A post, or a page of the site, as read from another product's export. */
export type ExportedPost = {
  isPage?: boolean;
  /** Its name in the export, for messages. */
  name: string;
  /** Front matter with that product's field names; `normalizedHead` translates them. */
  head: Record<string, unknown>;
  /** A name to make the slug from when the front matter has none. */
  file: string;
  text: { html: string } | { markdown: string };
  /** Its old addresses: paths below `base`, some with a query. */
  addresses: string[];
  /** Tags that had a page of their own: the slugs here and there. */
  tags: { here: string; there: string; isCategory: boolean }[];
  /** Slugs of authors that had a page of their own. */
  authors: string[];
  /** Relative pictures are resolved from this folder. */
  folder: string;
  /** What the reader could not convert. */
  left: string[];
};

export type Export = {
  product: "Ghost" | "WordPress" | "Substack" | "Jekyll" | "Hugo" | "Markdown";
  posts: ExportedPost[];
  ledger: Ledger;
  /** The folder to search for pictures. */
  folder: string;
  /** The old site's origins, such as https://old.example; links to them are treated as internal. */
  origins: string[];
  /** Pages of the old site that showed one file: where that is, by their key. */
  filePages?: Map<string, string>;
  /** Where below its origin the old site was, like `/garden`; "" for a site of its own. */
  base: string;
};

/** A Markdown file of a site. `called` is the file's name for its address, `slug` is without a date. */
type MarkdownPage = { file: string; called: string; slug: string; head: Record<string, unknown> };
/** Returns the old addresses of a page, by its generator's rules. */
export type AddressOf = (page: MarkdownPage) => string[];

/** In bytes. An export is read into memory as a whole, so larger ones must be split. */
export const FILE_MAX = 256 * 1024 * 1024;

/** In characters. A longer text is surely no post. */
export const TEXT_MAX = 2_000_000;

/** Characters that have a meaning in redirects.json's patterns, so they are percent-encoded. */
const SIGNS = /[*(){}[\]^$|\\]/g;
const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Returns the encoded path and query of an address without a trailing slash, or null when it is not an address. */
export function pathOf(address: string): string | null {
  if (!URL.canParse(address, "http://old.invalid")) return null;
  const { pathname, search } = new URL(address, "http://old.invalid");
  return ((pathname.replace(/\/+$/, "") || "/") + search).replace(SIGNS, encoded);
}

/** Returns one key for all spellings of an address on the old site; null when it is none. */
export function addressKey(address: string): string | null {
  const url = parseUrl(address, "http://old.invalid");
  const path = url && oneSpelling(url.pathname);
  return path ? path + url.search : null;
}

/** Returns path, query and fragment of a whole address of the old site, in any spelling of its host; null for others. */
export function ownAddress(href: string, origins: string[]): string | null {
  const bare = (host: string) => host.replace(/^www\./, "");
  // Ghost writes a mark in place of its address.
  const mark = origins.find((origin) => href.startsWith(origin) && !/^https?:/.test(origin));
  if (mark) return href.slice(mark.length) || "/";
  const url = /^(?:https?:)?\/\//i.test(href) && parseUrl(href, "http://old.invalid");
  const isOwn = url && origins.some((origin) => bare(parseUrl(origin)?.host ?? "") === bare(url.host));
  return isOwn ? url.pathname + url.search + url.hash : null;
}
