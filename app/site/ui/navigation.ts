import { links } from "~/base/links";
import { type NamedPage, PAGES, type PageName } from "~/base/page-table";
import { partAt } from "~/site/addresses";
import type { MenuEntry, SiteView } from "~/site/site";

export type NavEntry = {
  label: string;
  href: string;
  newTab?: boolean;
  /** Another path whose pages belong to this entry too. */
  also?: string | undefined;
};

/** Label and address of each page with a name in site.json. An empty address means that the site has no such page. */
function named({ hasCommunity, offer, reviewsUrl }: SiteView): Record<NamedPage, NavEntry> {
  const own = PAGES.map(({ name, label, path, also }) => [name, { label, href: path, also }]);
  return {
    ...(Object.fromEntries(own) as Record<PageName, NavEntry>),
    community: { label: "Community", href: hasCommunity ? links.community() : "" },
    offer: { label: offer.label, href: offer.url },
    surprise: { label: "Surprise", href: reviewsUrl, newTab: true },
  };
}

/** Returns the entries of menu or footer in order, without those that lead nowhere. */
export function navigation(site: SiteView, entries: MenuEntry[]): NavEntry[] {
  const pages = named(site);
  return entries.flatMap(({ page, label = "", url = "", newTab }) => {
    const entry = page ? { ...pages[page], ...(label && { label }) } : { label, href: url, newTab };
    const part = page && partAt(entry.href);
    return entry.href === "" || (part && site.off.includes(part)) ? [] : [entry];
  });
}
