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
      // A folder's index is called as the folder.
      const [, file, part = ""] =
        /^(?![a-z]+:)(?:[^#?]*?\/)?([^/#?]+?)(?:\/_?index)?\.(?:md|markdown)(#.*)?$/i.exec(href) ?? [];
      if (file) {
        const to = moved.get(`${decoded(file)}.md`);
        if (!to) left.push(`the link ${href}: no post`);
        return to ? to + part : href;
      }
      if (!path.startsWith("/")) return href;
      const [, before = "", after = ""] = /^([^#]*)(.*)$/.exec(path) ?? [];
      const to = [before, before.replace(/\?.*$/, "")]
        .map((address) => moved.get(pathOf(address) ?? ""))
        .find(Boolean);
      if (to) return to + after;
      // What was not moved is still at the old site.
      return path === href || href.startsWith("__") ? path : href;
    },
  };
}
