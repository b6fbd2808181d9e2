import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { decoded } from "~/base/text/url";
import { addressKey, ownAddress, pathOf } from "./exported";
import { isFilePath, type Pictures } from "./pictures";

/** Maps what posts refer to (pictures, links) to its new address. */
export type Places = {
  /** Returns a picture's new path; null, with the reason in `left`, if it could not be fetched. */
  picture: (src: string, left: string[]) => Promise<string | null>;
  /** The new address of a link: of a post, a picture or a file; most stay as they are. What of the old site could not be had is told in `left`. */
  link: (href: string, left: string[]) => Promise<string>;
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

const MARKDOWN = /\.(?:md|markdown)$/i;

/** Returns the name in a file's path or relative address; for an index file that of its folder. */
function nameOf(address: string): string {
  const parts = address
    .replace(/\?.*$/, "")
    .replace(/\.(?:md|markdown|html?)$/i, "")
    .split("/")
    .filter(Boolean);
  const index = parts.length > 1 && /^_?index$/i.test(parts.at(-1) ?? "") ? parts.at(-2) : parts.at(-1);
  return decoded(index ?? "");
}

/** What WordPress hangs on a post's address: other ways to show the same. */
const SHOWN_OTHERWISE = /\/(?:amp|embed|trackback|feed|comment-page-\d+|index\.html?)\/?$/;

/** The addresses under which a link may be known, the most exact one first. */
function spellings(address: string): string[] {
  const [path = "", query = ""] = address.split("?", 2);
  // WordPress knows posts and pages by their number too.
  const [number] = ["p", "page_id"].flatMap((name) => {
    const value = new URLSearchParams(query).get(name);
    return value ? `${path}?${name}=${value}` : [];
  });
  const plain = path.replace(SHOWN_OTHERWISE, "");
  return [address, ...(number ? [number] : []), path, plain, plain.replace(/\.html?$/, "")];
}

/**
 * `origins`: the old site's origins; `moved`: new addresses by the key of the old one (`addressKey`) or the file; `came` gets
 * those of pictures and files; `isHere`: whether something is at an address of this site.
 */
export function placesFor(
  pictures: Pictures,
  {
    origins,
    moved,
    came,
    folder,
    filePages = new Map(),
    isHere,
  }: {
    origins: string[];
    moved: Map<string, string>;
    came: Map<string, string>;
    folder: string;
    filePages?: Map<string, string>;
    isHere: (address: string) => boolean;
  },
): Places {
  const take = async (href: string, left: string[], kind?: "file") => {
    const to = await pictures.take(href, folder, left, kind);
    const from = /^\/(?!\/)[^?#]*/.exec(ownAddress(href, origins) ?? href)?.[0];
    const address = to && from && pathOf(from);
    if (address) came.set(address, to);
    return to;
  };
  const arriving = new Set(moved.values());
  /** What this site wrote out names it with its whole address. */
  const ownPlace = (address: string): string | null => {
    const path = address.startsWith(`${config().appOrigin}/`) && address.slice(config().appOrigin.length);
    return path && (arriving.has(path.replace(/[?#].*/, "")) || isHere(path)) ? path : null;
  };
  return {
    picture: async (src, left) => ownPlace(src) ?? take(src, left),
    link: async (href, left) => {
      const place = ownPlace(href);
      if (place) return place;
      const own = ownAddress(href, origins);
      const path = own ?? href;
      // What opens Ghost's form for readers.
      if (/^\/?#\/portal\/signup/.test(path)) return links.newsletter();
      const [, before = "", after = ""] = /^([^#]*)(.*)$/.exec(path) ?? [];
      const isOwn = own !== null || !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(path);
      // A file, or an address seen from its own folder.
      const isFile = isOwn && (MARKDOWN.test(before) || !path.startsWith("/"));
      const to = isFile
        ? moved.get(`${nameOf(before)}.md`)
        : spellings(before)
            .map((address) => isOwn && moved.get(addressKey(address) ?? ""))
            .find(Boolean);
      if (!isOwn && /^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(path))
        left.push(`the link ${path}: links of this kind do nothing here`);
      if (to) return to + (isFile ? after.replace(/^\?[^#]*/, "") : after);
      const shown = isOwn ? filePages.get(addressKey(before) ?? "") : undefined;
      if (shown || PICTURE.test(before)) {
        const picture = await take(shown ?? href, isOwn ? left : []);
        if (picture) return picture;
      } else if (isOwn && isFilePath(before)) {
        const file = await take(href.replace(/#.*/, ""), left, "file");
        if (file) return file + after;
      } else if (isFile) left.push(`the link ${href}: no post`);
      else if (own !== null && /^(?:https?:)?\/\//.test(href))
        left.push(`the link ${href}: still leads to the old site`);
      else if (isOwn && !isHere(before)) left.push(`the link ${path}: leads to nothing that came along`);
      return own !== null && !/^(?:https?:)?\/\//.test(href) ? path : href;
    },
  };
}
