import { links } from "~/base/links";
import { longDate } from "~/base/text/time-zone";
import { pictureSizeAt } from "~/site/own.server";
import type { Post } from "~/site/pages";
import type { Site } from "~/site/site";
import { type CardLook, type ShareCard, shareVersion } from "./share-image";

/** The name of the site's own picture. A post's is its slug, which never starts with an underscore. */
const SITE = "_site";

/** The site's name, and the operator's look for drawn pictures. */
export type Pictured = Pick<Site, "name"> & { look?: CardLook };

/** Also the home page's heading. `share`: path of the operator's own picture, used instead of a drawn one. */
export type Headed = Pictured & Pick<Site, "description"> & { headline: string; share?: string };

function siteCard({ name, description, headline, look }: Headed): ShareCard {
  return { title: headline, site: name, line: description, look };
}

function postCard(site: Pictured, { title, date, minutes }: Post): ShareCard {
  return { title, site: site.name, line: `${longDate(date)} · ${minutes} min read`, look: site.look };
}

const pictureOf = (name: string, card: ShareCard, origin: string) => ({
  url: origin + links.shareImage(name, shareVersion(card)),
  alt: `${card.title}. ${card.line}`,
});

/** Returns the picture for pages without one of their own. */
export function sitePicture(site: Headed, origin: string) {
  const drawn = pictureOf(SITE, siteCard(site), origin);
  return site.share ? { url: origin + site.share, alt: site.name } : drawn;
}

/** Formats that sites with link previews can display. */
export const isShownElsewhere = (url: string): boolean => /\.(?:jpe?g|png|webp|gif)$/i.test(url);

/** Returns the post's own picture, of any size, or a drawn one. */
export function postPicture(site: Pictured, post: Post, origin: string) {
  const { picture, title } = post;
  if (picture && isShownElsewhere(picture.url))
    return { url: origin + picture.url, alt: picture.alt || title, size: pictureSizeAt(picture.url, "/") };
  return pictureOf(post.slug, postCard(site, post), origin);
}

/** Returns what the picture of this name shows, or null. */
export function findCard(
  name: string,
  site: Headed,
  findPost: (slug: string) => { post: Post } | null,
): ShareCard | null {
  if (name === SITE) return siteCard(site);
  const found = findPost(name);
  return found && postCard(site, found.post);
}
