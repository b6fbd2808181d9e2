import { pathOf } from "./exported";
import type { Pictures } from "./pictures";

/** Maps what posts refer to (pictures, links) to its new address. */
export type Places = {
  /** Returns a picture's new path; null, with the reason in `left`, if it could not be fetched. */
  picture: (src: string, left: string[]) => Promise<string | null>;
  isPicture: (href: string) => boolean;
  /** Returns a link's new address; most do not change. A link to a file that is no post is listed in `left`. */
  link: (href: string, left: string[]) => string;
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

/** `origins`: the old site's origins; `moved`: new addresses by old path. */
export function placesFor(
  pictures: Pictures,
  { origins, moved, folder }: { origins: string[]; moved: Map<string, string>; folder: string },
): Places {
  const own = (href: string) => {
    const origin = origins.find((one) => href === one || href.startsWith(`${one}/`));
    return origin ? href.slice(origin.length) || "/" : href;
  };
  return {
    picture: (src, left) => pictures.take(src, folder, left),
    isPicture: (href) => PICTURE.test(href),
    link: (href, left) => {
      const path = own(href);
      const [, before = "", after = ""] = /^([^#]*)(.*)$/.exec(path) ?? [];
      // A link to a Markdown file, or an address relative to the post's folder.
      if (
        !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$|__)/i.test(href) &&
        (MARKDOWN.test(before) || !path.startsWith("/"))
      ) {
        const to = moved.get(`${nameOf(before)}.md`);
        if (!to) left.push(`the link ${href}: no post`);
        return to ? to + after.replace(/^\?[^#]*/, "") : href;
      }
      if (!path.startsWith("/")) return href;
      const to = [before, before.replace(/\?.*$/, "")]
        .map((address) => moved.get(pathOf(address) ?? ""))
        .find(Boolean);
      if (to) return to + after;
      // Everything else still exists only on the old site.
      return path === href || href.startsWith("__") ? path : href;
    },
  };
}
