import { links } from "~/base/links";
import { partAt } from "~/site/addresses";
import { PAGES, type PageName } from "~/site/page-table";
import type { MenuEntry, NamedPage, SiteView } from "~/site/site";

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

/** Widths in rem, a little more than those of the delivered font; a name's letters are larger than an entry's. */
const ROW = 72;
const NAME_LETTER = 0.64;
const LETTER = 0.52;
const AROUND_NAME = 3.6;
const AROUND_ENTRY = 1.45;
const ACCOUNT = 6.5;

/** Returns whether name and menu fit into one row of the header on wide screens, judged by their letters. */
export function fitsOneRow(name: string, nav: NavEntry[]): boolean {
  const entries = nav.map(({ label }) => label.length * LETTER + AROUND_ENTRY);
  const all = [name.length * NAME_LETTER + AROUND_NAME, ...entries, ACCOUNT];
  return all.reduce((sum, width) => sum + width, 0) <= ROW;
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
