import type { MenuEntry, NamedPage, SiteView } from "~/domain/site";
import { partAt } from "~/domain/site-addresses";
import { links } from "~/links";
import { newsletterLinks } from "~/newsletter-links";

export type NavEntry = {
  label: string;
  href: string;
  newTab?: boolean;
  /** Another path whose pages belong to this entry too. */
  also?: string;
};

/** Label and address of each page with a name in site.json. An empty address means that the site has no such page. */
function named({ hasCommunity, hasArchive, offer, reviewsUrl }: SiteView): Record<NamedPage, NavEntry> {
  return {
    community: { label: "Community", href: hasCommunity ? links.community() : "" },
    offer: { label: offer.label, href: offer.url },
    tools: { label: "Tools", href: links.tools() },
    surprise: { label: "Surprise", href: reviewsUrl, newTab: true },
    jobs: { label: "Jobs", href: links.jobs() },
    blog: { label: "Blog", href: links.blog() },
    braindumper: { label: "Braindumper", href: links.wizard(), also: links.braindumps() },
    waitlist: { label: "Waitlist", href: links.waitlist() },
    example: { label: "Example", href: links.example() },
    newsletter: { label: "Newsletter", href: hasArchive ? newsletterLinks.archive() : "" },
    terms: { label: "Terms", href: links.terms() },
    privacy: { label: "Privacy", href: links.privacy() },
    security: { label: "Security", href: links.security() },
  };
}

/** Returns the entries of menu or footer in order, without those that lead nowhere. */
export function navigation(site: SiteView, entries: MenuEntry[]): NavEntry[] {
  const pages = named(site);
  return entries.flatMap(({ page, label = "", url = "", newTab }) => {
    const entry = page ? { ...pages[page], ...(label && { label }) } : { label, href: url, newTab };
    const part = partAt(entry.href);
    return entry.href === "" || (part && site.off.includes(part)) ? [] : [entry];
  });
}
