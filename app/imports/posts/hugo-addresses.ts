import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { parseUrl } from "~/base/text/url";
import { isFields } from "~/site/content-overlay";
import { ImportRefused } from "../read-file";
import type { AddressOf } from "./exported";

type Settings = Record<string, unknown>;

const ENDINGS = ["toml", "yaml", "yml", "json"];
const filesNamed = (folder: string, ...names: string[]) =>
  names.flatMap((name) => ENDINGS.map((ending) => path.join(folder, `${name}.${ending}`))).filter(existsSync);

const settingsFiles = (root: string) => [
  ...filesNamed(root, "hugo", "config"),
  ...filesNamed(path.join(root, "config/_default"), "hugo", "config"),
];

/** Reads a site's settings, in YAML, JSON or TOML. @throws ImportRefused when they are damaged */
export function readSettings(file: string): Settings {
  const text = readFileSync(file, "utf8");
  try {
    const read: unknown = file.endsWith(".toml") ? parseToml(text) : parseYaml(text);
    return isFields(read) ? read : {};
  } catch (error) {
    throw new ImportRefused(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** A Hugo site: its root, the folders of its content, that of its first language before the others, and its settings. */
export type HugoSite = { root: string; content: string; contents: string[]; settings: Settings };

/** Returns the Hugo site that this folder is, or whose content it belongs to; null when there is none. */
export function hugoSiteOf(given: string): HugoSite | null {
  const folder = path.resolve(given);
  for (let root = folder; root !== path.dirname(root); root = path.dirname(root)) {
    const [file] = settingsFiles(root);
    const settings = file ? readSettings(file) : {};
    const content = path.join(
      root,
      typeof settings.contentDir === "string" ? settings.contentDir : "content",
    );
    const isSite = root === folder || `${folder}/`.startsWith(`${content}/`);
    if (!isSite || !existsSync(content) || !(file || root === folder)) continue;
    const apart = ["permalinks", "cascade", "languages"].flatMap((name) =>
      filesNamed(path.join(root, "config/_default"), name).map((at) => [name, readSettings(at)]),
    );
    const all = { ...settings, ...Object.fromEntries(apart) };
    const own = Object.values(languagesOf(all)).flatMap(({ contentDir }) =>
      typeof contentDir === "string" ? path.join(root, contentDir) : [],
    );
    const contents = [content, ...own].filter((at) => existsSync(at));
    return { root, content, contents: contents.filter((at) => !isBelowAny(at, contents)), settings: all };
  }
  return null;
}

const isBelowAny = (at: string, folders: string[]) =>
  folders.some((one) => at !== one && at.startsWith(one + path.sep));

const fieldOf = (settings: Settings, name: string): unknown =>
  Object.entries(settings).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];

function languagesOf(settings: Settings): Record<string, Settings> {
  const languages = fieldOf(settings, "languages");
  return Object.fromEntries(
    Object.entries(isFields(languages) ? languages : {}).filter((one): one is [string, Settings] =>
      isFields(one[1]),
    ),
  );
}

/** The language of a file: in its name, or by its folder, and the name without it. Null: the site's first one, or it has only one. */
export function hugoLanguage(
  { root, settings }: HugoSite,
  file: string,
): { language: string | null; name: string; folder: string | null } {
  const languages = languagesOf(settings);
  const first = String(fieldOf(settings, "defaultContentLanguage") ?? "en").toLowerCase();
  const [, stem = "", code = "", ending = ""] = /^(.+)\.([\w-]+)(\.\w+)$/.exec(path.basename(file)) ?? [];
  const inName = Object.keys(languages).find((one) => one.toLowerCase() === code.toLowerCase());
  const byFolder = Object.entries(languages)
    .map(([code, { contentDir }]) => ({
      code,
      folder: typeof contentDir === "string" ? path.join(root, contentDir) : "",
    }))
    .find(({ folder }) => folder !== "" && file.startsWith(folder + path.sep));
  const language = (inName ?? byFolder?.code ?? first).toLowerCase();
  return {
    language: language === first ? null : language,
    name: inName ? stem + ending : path.basename(file),
    folder: byFolder?.folder ?? null,
  };
}

/** The address of a site, and where below it its pages begin: links to it are its own. */
export function hugoOrigin({ settings }: HugoSite): { origin: string | undefined; base: string } {
  const url = parseUrl(String(fieldOf(settings, "baseURL") ?? ""));
  if (!url || url.origin === "null") return { origin: undefined, base: "" };
  return { origin: url.origin, base: url.pathname.replace(/\/+$/, "") };
}

/** Converts a text to a part of an address like Hugo's `urlize`. */
export const urlized = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s._+~@/-]/gu, "")
    .replace(/\s*-\s*|\s+/g, "-");

/** Returns a section's permalink pattern. Older settings do not group patterns by kind of page. */
function permalinkOf({ settings: { permalinks } }: HugoSite, section: string): string | undefined {
  if (!isFields(permalinks)) return undefined;
  const pages = isFields(permalinks.page) ? permalinks.page : {};
  const given = pages[section] ?? permalinks[section];
  return typeof given === "string" ? given : undefined;
}

/** A date's parts in Hugo's permalinks, each undefined when there is no date. */
function dayParts(written: unknown): Record<string, string | undefined> {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(written)) ?? [];
  return { year, month, day };
}

/** Returns a function that computes a page's Hugo addresses. Patterns that it does not support are listed in `left` once. */
export function hugoAddresses(site: HugoSite, tell: (what: string) => void): AddressOf {
  const told = new Set<string>();
  return ({ file, called, slug, head }) => {
    const name = urlized(called.replace(/\.md$/, ""));
    const isBundle = /^index(?:\.[\w-]+)?\.\w+$/i.test(path.basename(file));
    const { language, folder } = hugoLanguage(site, file);
    const top = folder ?? site.contents.find((one) => file.startsWith(one + path.sep)) ?? site.content;
    const first =
      fieldOf(site.settings, "defaultContentLanguageInSubdir") === true
        ? `/${String(fieldOf(site.settings, "defaultContentLanguage") ?? "en").toLowerCase()}`
        : "";
    const prefix = language ? `/${language}` : first;
    const within = path.relative(top, path.dirname(isBundle ? path.dirname(file) : file));
    const folders = within.split(path.sep).filter(Boolean).map(urlized);
    const ending = site.settings.uglyURLs === true ? ".html" : "";
    const own = typeof head.slug === "string" ? urlized(head.slug) : "";
    const pattern = permalinkOf(site, folders[0] ?? "/");
    // Hugo keeps a date in front of the file's name in the address, unless the settings say otherwise.
    if (!pattern)
      return [...new Set([own || name, urlized(slug)])].map(
        (one) => `${prefix}/${[...folders, one].join("/")}${ending}`,
      );
    const day = [head.date, head.publishDate, head.lastmod].find((one) => typeof one === "string") ?? "";
    const title = typeof head.title === "string" ? urlized(head.title) : name;
    const parts: Record<string, string | undefined> = {
      ...dayParts(day),
      title,
      slug: own || title,
      filename: name,
      contentbasename: name,
      slugorfilename: own || name,
      slugorcontentbasename: own || name,
      section: folders[0] ?? "",
      sections: folders.join("/"),
    };
    const address = pattern.replace(/:([a-z]+)(?!\[)\b/g, (all, part) => parts[part] ?? all);
    const unknown = [...pattern.matchAll(/:(\w+\[?)/g)].some(([, part = ""]) => !(part in parts));
    if (unknown && !told.has(pattern))
      tell(`old addresses by the permalinks ${pattern}, which are not understood`);
    told.add(pattern);
    return /:[a-z]/.test(address) || unknown
      ? []
      : [prefix + address.replace(/\/{2,}/g, "/").replace(/\/$/, "") + ending];
  };
}
