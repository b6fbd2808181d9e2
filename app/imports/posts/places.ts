import { newsletterLinks } from "~/base/newsletter-links";
import { pathOf } from "./exported";
import { isFilePath, type Pictures } from "./pictures";

/** Maps what posts refer to (pictures, links) to its new address. */
export type Places = {
  /** Returns a picture's new path; null, with the reason in `left`, if it could not be fetched. */
  picture: (src: string, left: string[]) => Promise<string | null>;
  /** The new address of a link: of a post, a picture or a file; most stay as they are. What of the old site could not be had is told in `left`. */
  link: (href: string, left: string[]) => Promise<string>;
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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

/** `origins`: the old site's origins; `moved`: new addresses by old path; `came` gets those of pictures and files. */
export function placesFor(
  pictures: Pictures,
  {
    origins,
    moved,
    came,
    folder,
  }: { origins: string[]; moved: Map<string, string>; came: Map<string, string>; folder: string },
): Places {
  const own = (href: string) => {
    const origin = origins.find((one) => href === one || href.startsWith(`${one}/`));
    return origin ? href.slice(origin.length) || "/" : href;
  };
  const take = async (href: string, left: string[], kind?: "file") => {
    const to = await pictures.take(href, folder, left, kind);
    const from = /^\/(?!\/)[^?#]*/.exec(own(href))?.[0];
    const address = to && from && pathOf(from);
    if (address) came.set(address, to);
    return to;
  };
  return {
    picture: (src, left) => take(src, left),
    link: async (href, left) => {
      const path = own(href);
      // What opens Ghost's form for readers.
      if (/^\/?#\/portal\/signup/.test(path)) return newsletterLinks.archive();
      const [, before = "", after = ""] = /^([^#]*)(.*)$/.exec(path) ?? [];
      const isOwn = !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$|__)/i.test(path);
      // A file, or an address seen from its own folder.
      const isFile = isOwn && (MARKDOWN.test(before) || !path.startsWith("/"));
      const to = isFile
        ? moved.get(`${nameOf(before)}.md`)
        : [before, before.replace(/\?.*$/, "")]
            .map((address) => isOwn && moved.get(pathOf(address) ?? ""))
            .find(Boolean);
      if (to) return to + (isFile ? after.replace(/^\?[^#]*/, "") : after);
      if (PICTURE.test(before)) {
        const picture = await take(href, isOwn ? left : []);
        if (picture) return picture;
      } else if (isOwn && isFilePath(before)) {
        const file = await take(href.replace(/#.*/, ""), left, "file");
        if (file) return file + after;
      } else if (isFile) left.push(`the link ${href}: no post`);
      else if (path !== href && !href.startsWith("__"))
        left.push(`the link ${href}: still leads to the old site`);
      return path === href || href.startsWith("__") ? path : href;
    },
  };
}
