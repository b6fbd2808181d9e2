import { z } from "zod";
import { orElse } from "~/base/kernel/or-else";
import { FOOTER, MENU, type NamedPage, PAGES, PARTS, type SitePart } from "~/base/page-table";
import { incomingLine } from "~/base/text/incoming-text";
import { isTimeZone } from "~/base/text/time-zone";
import { isOwnPath, PLAIN_HOST } from "~/base/text/url";

/** Web URLs. Most of their hosts appear in a page's Content-Security-Policy, so only plain hosts are allowed. */
const webUrl = z.url({ protocol: /^https?$/, hostname: PLAIN_HOST });
/** A one-line text, for headers, titles and labels. */
export const contentLine = z.string().overwrite(incomingLine);

const optionalUrl = z.union([webUrl, z.literal("")]).default("");

/** All that menu and footer can name besides pages of content/pages. */
export const NAMED_PAGES: NamedPage[] = [
  ...(["community", "offer", "surprise"] as const),
  ...PAGES.flatMap(({ name }) => (name === "home" ? [] : [name])),
];

export const isNamedPage = (name: string): name is NamedPage => NAMED_PAGES.some((page) => page === name);

/**
 * A menu entry: a page's name (the site's own or one of content/pages), perhaps with another label; or a label with a
 * URL.
 */
const menuEntry = z.preprocess(
  (value) => (typeof value === "string" ? { page: value } : value),
  z
    .strictObject({
      page: z.string().optional(),
      label: contentLine.min(1).max(40).optional(),
      url: z
        .string()
        .refine(
          (url) => isOwnPath(url) || webUrl.safeParse(url).success,
          "must be an own path or a web address",
        )
        .optional(),
      newTab: z.boolean().default(false),
    })
    .refine(
      ({ page, label, url }) => (page ? url === undefined : label !== undefined && url !== undefined),
      "must have a page, or a label and a url",
    ),
);

/** A menu entry as pages show it: pages of content/pages have become URLs. */
export type MenuEntry = Omit<z.infer<typeof menuEntry>, "page"> & { page?: NamedPage | undefined };

/** site/site.json: the site's name and links. An empty link hides its button. */
export const siteSchema = z.strictObject({
  name: contentLine.min(1).max(40),
  description: contentLine.min(1).max(200),
  /** The legal controller, named in terms and privacy policy. */
  controller: z.string().default(""),
  /** The controller's email. */
  contact: z.union([z.email(), z.literal("")]).default(""),
  offer: z.strictObject({ label: z.string().default("Offer"), url: optionalUrl }).prefault({}),
  links: z
    .strictObject({
      communityChannel: optionalUrl,
      reviews: optionalUrl,
      jobApplication: optionalUrl,
    })
    .prefault({}),
  menu: z.array(menuEntry).max(12).prefault(MENU),
  footer: z.array(menuEntry).max(12).prefault(FOOTER),
  /** Parts of the site that are switched off: without entry, address or any link to them. */
  off: z.array(z.enum(PARTS)).default([]),
  /** Who may create an account: everybody, whoever has an invitation link, or nobody. */
  registration: z.enum(["open", "invitation", "closed"]).default("open"),
  /** The language of the operator's own words (BCP 47). The site's own texts are English. */
  language: z.string().refine(isLanguage, "must be a language tag like de or pt-BR").default("en"),
  /** The time zone for the dates of posts and issues, and for times on pages. */
  timeZone: z.string().refine(isTimeZone, "must be a time zone like Europe/Berlin").default("UTC"),
  /** The countdown's target, and the URL of another site's form. Without one, emails are stored here. */
  waitlist: z
    .strictObject({
      date: z.iso
        .datetime({ offset: true, error: "must be a moment like 2025-05-26T19:00:00Z" })
        .default("2025-05-26T19:00:00Z"),
      form: optionalUrl,
    })
    .prefault({}),
  /**
   * `address`: the sender's postal address, shown below each issue. `archive`: whether sent issues become public
   * pages.
   */
  newsletter: z
    .strictObject({ address: z.string().max(300).default(""), archive: z.boolean().default(false) })
    .prefault({}),
  /** The provider's URLs for the frame and for the video's own page; a video's id is appended. */
  videos: z
    .strictObject({
      embed: webUrl.default("https://www.youtube-nocookie.com/embed/"),
      watch: webUrl.default("https://www.youtube.com/watch?v="),
    })
    .prefault({}),
  /** The targets of guided steps. The key is the last part of /go/{partner}. */
  partners: z.record(z.string().regex(/^[a-z][a-z-]*$/), z.strictObject({ label: z.string(), url: webUrl })),
});

export type Site = z.infer<typeof siteSchema>;

export type BrandView = {
  /** CSS that overrides the site's own. */
  style: string | null;
  font: string | null;
  icons: Record<"ico" | "small" | "touch" | "icon192" | "icon512" | "maskable", string> | null;
  /** A wide logo contains the site's name, so that is not repeated beside it. */
  logo: { isWide: boolean } | null;
};

/** The part of site.json that every page shows. */
export type SiteView = {
  name: string;
  description: string;
  offer: { label: string; url: string };
  hasCommunity: boolean;
  /** On the button of home's form. */
  joinLabel: string;
  /** Whether an account needs an invitation. */
  needsInvitation: boolean;
  reviewsUrl: string;
  menu: MenuEntry[];
  footer: MenuEntry[];
  off: SitePart[];
  language: string;
  timeZone: string;
  /** The operator's look (site/brand), with the URLs of its files. */
  brand: BrandView | null;
};

/** Returns whether a text is a well-formed language tag (BCP 47). */
function isLanguage(tag: string): boolean {
  return orElse(() => Intl.getCanonicalLocales(tag).length === 1, false);
}

/**
 * Attributes of what holds words in a language, on a page in English. The direction is that of the words themselves: one post
 * may be in another script than the others.
 */
export type WordsAttributes = { lang?: string; dir: "auto" };

export const wordsIn = (language: string): WordsAttributes => ({
  lang: language === "en" ? undefined : language,
  dir: "auto",
});
