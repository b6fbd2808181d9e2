import type { MetaDescriptor } from "@remix-run/react";
import type { Author, Tag } from "~/site/pages";
import type { SiteView } from "~/site/site";
import { articleThing, siteThings, type Thing, trailThing } from "./structured-data";

/** `size`: that of an author's picture, null where it is not known; without it, the picture is a drawn one. */
type SharePicture = { url: string; alt: string; size?: { width: number; height: number } | null };
const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What a public page's loader returns for search engines and link previews. */
export type PageMeta = {
  title: string;
  /** The title in link previews, if not `title`. */
  shareTitle?: string;
  description: string;
  /** The page's canonical URL. */
  canonical: string;
  /** The date of an article. */
  published?: string;
  updated?: string;
  authors?: Author[];
  tags?: Tag[];
  /** The feed of what the page lists. */
  feed?: { title: string; href: string };
  /** If missing, the site's own picture. */
  picture?: SharePicture;
  /** The parent page in the breadcrumb, unless that is home. */
  above?: { name: string; path: string };
  /** The path of the same text as Markdown. */
  markdown?: string;
  /** Further structured data (schema.org). */
  things?: Thing[];
};

type RootData = { site: SiteView; picture: SharePicture };

/** Returns the tags for a public page's head, beside its title; none for a member's page at the same address. */
export function pageMeta({
  data,
  matches,
}: {
  data?: { meta?: PageMeta };
  matches: readonly ({ id: string; data?: unknown } | undefined)[];
}): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as RootData | undefined;
  const meta = data?.meta;
  if (!meta || !root) return [];
  const { title, shareTitle = title, description, canonical, published, picture = root.picture } = meta;
  const { size = PICTURE_SIZE } = picture;
  return [
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(meta.markdown
      ? [{ tagName: "link", rel: "alternate", type: "text/markdown", href: meta.markdown } as const]
      : []),
    ...(meta.feed
      ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", ...meta.feed } as const]
      : []),
    ...(meta.authors ?? []).map(({ name }) => ({ name: "author", content: name })),
    { property: "og:type", content: published ? "article" : "website" },
    { property: "og:site_name", content: root.site.name },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: picture.url },
    ...(size
      ? [
          { property: "og:image:width", content: String(size.width) },
          { property: "og:image:height", content: String(size.height) },
        ]
      : []),
    { property: "og:image:alt", content: picture.alt },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    ...(meta.updated ? [{ property: "article:modified_time", content: meta.updated }] : []),
    ...(meta.tags ?? []).map(({ name }) => ({ property: "article:tag", content: name })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture.url },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": thingsOf(meta, root, picture) } },
  ];
}

function thingsOf(meta: PageMeta, { site }: RootData, picture: SharePicture): Thing[] {
  const { title, description, canonical, published, updated, above, things = [] } = meta;
  const { authors = [], tags = [] } = meta;
  const home = { name: site.name, url: new URL("/", canonical).href, logo: site.brand?.icons?.icon512 };
  if (canonical === home.url) return [...siteThings(home, site.description, site.language), ...things];
  const steps = [
    home,
    ...(above ? [{ name: above.name, url: new URL(above.path, canonical).href }] : []),
    { name: title, url: canonical },
  ];
  const article = published
    ? [
        articleThing(home, {
          title,
          description,
          url: canonical,
          published,
          updated,
          image: picture.url,
          language: site.language,
          authors: authors.map(({ name, url }) => ({ name, url: url && new URL(url, canonical).href })),
          keywords: tags.map(({ name }) => name),
        }),
      ]
    : [];
  return [...article, trailThing(steps), ...things];
}
