import { pathOf } from "./exported";
import type { Pictures } from "./pictures";

/** Where what a post names is to be found after the import. */
export type Places = {
  /** The new own path of a picture; null where it could not be had, which `left` then says. */
  picture: (src: string, left: string[]) => Promise<string | null>;
  isPicture: (href: string) => boolean;
  /** The new address of a link; most stay as they are. One to a file that is no post is told in `left`. */
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

/** What a file or a relative address is called; a folder's index as the folder. */
function nameOf(address: string): string {
  const parts = address
    .replace(/\?.*$/, "")
    .replace(/\.(?:md|markdown|html?)$/i, "")
    .split("/")
    .filter(Boolean);
  const index = parts.length > 1 && /^_?index$/i.test(parts.at(-1) ?? "") ? parts.at(-2) : parts.at(-1);
  return decoded(index ?? "");
}

/** `origins`: the addresses of the old site; `moved`: where its paths lead now. */
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
      // A file, or an address seen from its own folder.
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
      // What was not moved is still at the old site.
      return path === href || href.startsWith("__") ? path : href;
    },
  };
}
