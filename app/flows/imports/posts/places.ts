import type { Pictures } from "./pictures";

/** Where what a post names is to be found after the import. */
export type Places = {
  /** The new own path of a picture; null where it could not be had, which `left` then says. */
  picture: (src: string, left: string[]) => Promise<string | null>;
  isPicture: (href: string) => boolean;
  /** The new address of a link; most stay as they are. */
  link: (href: string) => string;
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

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
    link: (href) => {
      const path = own(href);
      const [, file = "", part = ""] = /^(?![a-z]+:)(?:[^#?]*\/)?([^/#?]+\.md)(#.*)?$/i.exec(href) ?? [];
      if (file && moved.has(file)) return moved.get(file) + part;
      if (!path.startsWith("/")) return href;
      const [, before = "", after = ""] = /^([^#]*)(.*)$/.exec(path) ?? [];
      const to = moved.get(before.replace(/(?<=.)\/+$/, "")) ?? moved.get(before.replace(/\/?(\?.*)?$/, ""));
      if (to) return to + after;
      // What was not moved is still at the old site.
      return path === href || href.startsWith("__") ? path : href;
    },
  };
}
