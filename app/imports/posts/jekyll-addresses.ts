import { existsSync } from "node:fs";
import path from "node:path";
import { dayAt } from "~/base/text/time-zone";
import { parseUrl } from "~/base/text/url";
import { isFields } from "~/site/content-overlay";
import type { AddressOf } from "./exported";
import { readSettings } from "./hugo-addresses";

type Settings = Record<string, unknown>;

/** Jekyll's default permalink. */
const BY_DATE = "/:categories/:year/:month/:day/:title.html";
const STYLES: Record<string, string> = {
  date: BY_DATE,
  pretty: "/:categories/:year/:month/:day/:title",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

const FILES = ["_config.yml", "_config.yaml", "_config.toml"];
const settingsIn = (folder: string) =>
  FILES.map((name) => path.join(folder, name)).find((at) => existsSync(at));

/** Returns the Jekyll site that a folder is, or that one of its folders of posts belongs to. */
export function jekyllRootOf(folder: string): string {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) if (settingsIn(at)) return at;
  return folder.replace(/\/_(?:posts|drafts)(?:\/.*)?$/, "") || folder;
}

const textIn = (settings: Settings, name: string) =>
  typeof settings[name] === "string" ? settings[name] : "";

/** Reads a site's settings, and where it was. @throws ImportRefused when they are damaged */
export function jekyllSite(root: string, tell: (what: string) => void) {
  const file = settingsIn(root);
  const settings = file ? readSettings(file) : {};
  const defaults = [settings.defaults]
    .flat()
    .flatMap((one) => (isFields(one) && isFields(one.values) ? Object.keys(one.values) : []));
  if (defaults.length > 0) tell(`what the settings say of all posts: ${[...new Set(defaults)].join(", ")}`);
  const base = textIn(settings, "baseurl").replace(/^\/?(.*?)\/*$/, (_, path) => path && `/${path}`);
  return { settings, origin: parseUrl(textIn(settings, "url"))?.origin, base };
}

const MOMENT = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2})?)\s*(Z|[+-]\d{2}:?\d{2})?)?/;

/** The days on which a post may have been published: without a time zone in the settings, the machine's own counted. */
function daysOf(written: unknown, fileDay: string, timeZone: string): string[] {
  const text = String(written ?? "");
  const [whole, year = "", month = "", day = "", time, zone] = MOMENT.exec(text) ?? [];
  if (!whole) return fileDay ? [fileDay] : [];
  const asWritten = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const offset = zone?.replace(/(\d{2}):?(\d{2})$/, "$1:$2");
  const moment =
    time && zone
      ? new Date(`${asWritten}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : 0, "0")}${offset}`)
      : null;
  if (!moment || Number.isNaN(+moment)) return [asWritten];
  return timeZone ? [dayAt(moment, timeZone)] : [...new Set([asWritten, dayAt(moment, "UTC")])];
}

/** Returns a function that computes a post's Jekyll addresses. Patterns that are not understood are told once. */
export function jekyllAddresses(root: string, settings: Settings, tell: (what: string) => void): AddressOf {
  const { posts } = isFields(settings.collections) ? settings.collections : {};
  const given =
    (isFields(posts) ? textIn(posts, "permalink") : "") || textIn(settings, "permalink") || "date";
  const timeZone = textIn(settings, "timezone");
  const gathered = textIn(settings, "collections_dir").replace(/^\/|\/$/g, "");
  const told = new Set<string>();
  return ({ file, called, slug, head }) => {
    const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})-/.exec(called) ?? [];
    const fileDay = year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const [above = ""] = path.relative(root, file).split(/(?:^|[\\/])_(?:posts|drafts)[\\/]/);
    const folders = `${above}/`.startsWith(`${gathered}/`) ? above.slice(gathered.length) : above;
    const named = [head.categories ?? [], head.category ?? []]
      .flatMap((one) => (Array.isArray(one) ? one : String(one).split(/\s+/)))
      .map((one) => String(one).toLowerCase());
    const categories = [...new Set([...folders.toLowerCase().split(/[\\/]/), ...named])].filter(Boolean);
    const own = textIn(head, "permalink");
    const pattern = STYLES[own || given] ?? (own || given);
    return daysOf(head.date, fileDay, timeZone).flatMap((one) => {
      const [y = "", m = "", d = ""] = one.split("-");
      const date = new Date(`${one}T00:00:00Z`);
      const named = (options: Intl.DateTimeFormatOptions) =>
        date.toLocaleDateString("en", { ...options, timeZone: "UTC" });
      const parts: Record<string, string | undefined> = {
        categories: categories.join("/"),
        slugified_categories: categories.join("/"),
        year: y,
        month: m,
        day: d,
        short_year: y.slice(2),
        i_month: String(Number(m)),
        i_day: String(Number(d)),
        short_month: named({ month: "short" }),
        long_month: named({ month: "long" }),
        short_day: named({ weekday: "short" }),
        long_day: named({ weekday: "long" }),
        y_day: String((+date - Date.UTC(Number(y), 0)) / 86_400_000 + 1).padStart(3, "0"),
        output_ext: ".html",
        collection: "posts",
        basename: slug,
        name: slug,
        title: slug,
        slug,
      };
      const address = pattern.replace(/:([a-z_]+)/g, (all, part) => parts[part] ?? all);
      if (!address.includes(":")) return [address.replace(/\/{2,}/g, "/")];
      if (!told.has(pattern)) tell(`old addresses by the permalinks ${pattern}, which are not understood`);
      told.add(pattern);
      return [];
    });
  };
}
