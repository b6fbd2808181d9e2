import type { MetaDescriptor } from "@remix-run/react";
import type { SiteView } from "~/domain/site";
import { pageTitle } from "./page-title";

/** What the loader of a public page says for search engines and for whoever shares it. */
export type PageMeta = {
  title: string;
  /** Heads a share of the page; the title does when there is none. */
  shareTitle?: string;
  description: string;
  /** The page's one full address. */
  canonical: string;
  /** Of an article: the day it came out. */
  published?: string;
};

/** Title, description, canonical address, Open Graph and Twitter tags. Without data there was an error, which has its own. */
export function pageMeta(
  args: Parameters<typeof pageTitle>[1] & { data?: { meta: PageMeta } },
): MetaDescriptor[] {
  if (!args.data) return [];
  const { title, shareTitle = title, description, canonical, published } = args.data.meta;
  const root = args.matches.find((match) => match?.id === "root")?.data as { site: SiteView } | undefined;
  return [
    ...pageTitle(title, args),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:type", content: published ? "article" : "website" },
    { property: "og:site_name", content: root?.site.name ?? "" },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:description", content: description },
  ];
}
