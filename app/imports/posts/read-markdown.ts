import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { splitHead } from "~/site/files.server";
import { tagSlug } from "~/site/pages";
import { normalizedHead, slugOfFile } from "~/site/post-head";
import { ImportRefused } from "../read-file";
import { type AddressOf, type Export, type ExportedPost, pathOf, TEXT_MAX } from "./exported";
import { hugoAddresses, hugoLanguage, hugoOrigin, hugoSiteOf, urlized } from "./hugo-addresses";
import { tellCascades, withParams } from "./hugo-cascade";
import { jekyllAddresses, jekyllRootOf, jekyllSite } from "./jekyll-addresses";
import type { Ledger } from "./ledger";
import { plainMarkdown } from "./template-tags";

/** Folders of a site generator that hold no posts. */
const NO_POSTS =
  /^(?:\.|_(?!posts$|drafts$)|node_modules$|themes$|layouts$|archetypes$|public$|vendor$|resources$)/;
const NO_POST = /^(?:_index|readme|changelog|license|contributing)\b/i;
/** What generators take for Markdown, and HTML, which may be in a post anyway. */
const READ = /\.(?:md|markdown|mkd|mkdn|mkdown|mdown|html?)$/i;
const HTML = /\.html?$/i;
/** Other languages that generators make posts of. */
const UNREAD: Record<string, string> = {
  textile: "Textile",
  org: "Org",
  adoc: "AsciiDoc",
  asciidoc: "AsciiDoc",
  rst: "reStructuredText",
  pandoc: "Pandoc's Markdown",
  pdc: "Pandoc's Markdown",
  ipynb: "a notebook",
  mdx: "MDX",
  haml: "Haml",
  slim: "Slim",
};
const MOST = 20_000;
/** Settings that are read; of what they say only what concerns posts means something here. */
const SETTINGS = [
  ...["_config", "hugo", "config"],
  ...["hugo", "config", "languages", "permalinks", "cascade"].map((name) => `config/_default/${name}`),
].flatMap((name) => ["yml", "yaml", "toml", "json"].map((ending) => `${name}.${ending}`));

/** Whether a file alone may be a post. */
export const isPostFile = (file: string): boolean => READ.test(file) && !HTML.test(file);

/** Finds the posts below a folder; those that cannot be read are refused, by name. */
function filesBelow(
  folder: string,
  isWanted: (at: string) => boolean,
  refuse: (at: string, why: string) => void,
): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_POSTS.test(entry.name) ? [] : filesBelow(at, isWanted, refuse);
    if (!entry.isFile() || NO_POST.test(entry.name) || !isWanted(at)) return [];
    const language = UNREAD[path.extname(at).slice(1).toLowerCase()];
    if (language) refuse(at, `is in ${language}, which is not read: convert it to Markdown or HTML`);
    return READ.test(entry.name) ? [at] : [];
  });
  return found.sort();
}

/** A folder of Markdown: the generator, the folders with posts, where pictures are, and how addresses are made. */
type Site = {
  kind: "Jekyll" | "Hugo" | "plain";
  at: string[];
  /** Whether a file in there is a post. */
  isPost: (file: string) => boolean;
  root: string;
  addressOf: AddressOf;
  /** Reads a file's front matter where it is not as written. */
  headOf?: (written: Record<string, unknown>) => Record<string, unknown>;
  /** The language of a file, where it is not the site's first, and its name without that. */
  languageOf?: (file: string) => { language: string | null; name: string };
  origin?: string;
  base: string;
  settings: Record<string, unknown>;
};

const IN_DRAWER = /(?:^|\/)_(?:posts|drafts)\//;

function siteOf(folder: string, tell: (what: string) => void): Site {
  const below = (at: string) => `${path.relative(path.dirname(folder), at).split(path.sep).join("/")}`;
  const drawer = /^(.*?)\/(?:[^/]+\/)*?_(?:posts|drafts)(?:\/.*)?$/.exec(folder);
  const found = filesBelow(
    folder,
    (at) => IN_DRAWER.test(below(at)),
    () => {},
  );
  if (found.length > 0 || drawer || existsSync(path.join(folder, "_config.yml"))) {
    const root = jekyllRootOf(folder);
    const found = jekyllSite(root, tell);
    const isPost = (at: string) => IN_DRAWER.test(`/${path.relative(root, at)}`);
    const addressOf = jekyllAddresses(root, found.settings, tell);
    return { ...found, kind: "Jekyll", at: [folder], isPost, root, addressOf };
  }
  const site = hugoSiteOf(folder);
  const plain = { isPost: () => true, base: "", settings: {} };
  if (!site) {
    const isPost = (at: string) => !HTML.test(at);
    return { ...plain, kind: "plain", at: [folder], isPost, root: folder, addressOf: () => [] };
  }
  const { root, contents } = site;
  const at = root === path.resolve(folder) ? contents : [folder];
  tellCascades(site, tell);
  const languageOf: Site["languageOf"] = (file) => hugoLanguage(site, file);
  const addressOf = hugoAddresses(site, tell);
  return { ...plain, ...hugoOrigin(site), kind: "Hugo", at, root, addressOf, headOf: withParams, languageOf };
}

/** Reads one Markdown file, or all in a folder. @throws ImportRefused when there are none */
export function readMarkdownPosts(given: string, ledger: Ledger): Export {
  const isFile = isPostFile(given);
  const folder = path.resolve(isFile ? path.dirname(given) : given);
  const site = siteOf(folder, (what) => ledger.leave(what));
  const nameOf = (file: string) => path.relative(folder, file).split(path.sep).join("/");
  const refuse = (file: string, why: string) => {
    ledger.used(nameOf(file));
    ledger.refuse(nameOf(file), why);
  };
  const files = isFile ? [path.resolve(given)] : site.at.flatMap((at) => filesBelow(at, site.isPost, refuse));
  if (files.length === 0 && ledger.refused.length === 0)
    throw new ImportRefused(`${folder} has no Markdown files.`);
  if (files.length > MOST) throw new ImportRefused(`${folder} has more than ${MOST} Markdown files.`);
  ledger.used(...SETTINGS);
  const posts: ExportedPost[] = [];
  for (const file of files) {
    const name = nameOf(file);
    ledger.used(name);
    try {
      posts.push(postOf(file, name, site));
    } catch (error) {
      refuse(file, (error as Error).message.trim());
    }
  }
  const product = site.kind === "plain" ? "Markdown" : site.kind;
  const { root, origin, base } = site;
  return { product, posts, ledger, folder: root, origins: origin ? [origin] : [], base };
}

/** Returns a post's tags with the slugs they had; Hugo and Jekyll make them alike. */
function tagsOf(head: Record<string, unknown>, file: string): ExportedPost["tags"] {
  const named = (names: RegExp, isCategory: boolean) => {
    const fields = Object.fromEntries(Object.entries(head).filter(([name]) => names.test(name)));
    const { tags } = normalizedHead(fields, file, "UTC").head as { tags: unknown[] };
    return tags.map(String).map((tag) => ({ here: tagSlug(tag), there: urlized(tag), isCategory }));
  };
  return [...named(/^tags?$/i, false), ...named(/^categor(?:y|ies)$/i, true)];
}

function postOf(file: string, name: string, site: Site): ExportedPost {
  const { kind, root, addressOf, headOf, settings } = site;
  const bytes = readFileSync(file);
  if (bytes.length > TEXT_MAX) throw new Error("has more than 2 MB");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("is not UTF-8");
  }
  const { head: written, body } = splitHead(text);
  if (HTML.test(file) && !written) throw new Error("is a page of HTML without front matter");
  const head = headOf?.(written ?? {}) ?? written ?? {};
  const { language = null, name: base = path.basename(file) } = site.languageOf?.(file) ?? {};
  // A Hugo page bundle is named by its folder.
  const isBundle = /^index\.\w+$/i.test(base);
  const called = isBundle ? `${path.basename(path.dirname(file))}.md` : base.replace(READ, ".md");
  const { url, permalink: own, aliases, redirect_from, ...said } = head;
  if (/[\\/]_drafts[\\/]/.test(file)) said.draft = true;
  const left: string[] = [];
  if (language) left.push(`its language, ${language}`);
  const isLiquid =
    kind === "Jekyll" || (kind === "plain" && slugOfFile(called) !== called.replace(/\.md$/, ""));
  const markdown = plainMarkdown(body, isLiquid ? { site: settings, page: head } : null, left);
  const slug = typeof said.slug === "string" ? said.slug : slugOfFile(called);
  const before = [url, own].find((one) => typeof one === "string") as string | undefined;
  const addresses = [
    ...(before && !before.includes(":") ? [before] : addressOf({ file, called, slug, head })),
    ...[aliases, redirect_from].flat(),
  ].filter((one): one is string => typeof one === "string" && one !== "");
  return {
    name,
    // Links name it with its language: posts of two languages are otherwise called alike.
    file: language ? called.replace(/\.md$/, `.${language}.md`) : called,
    // A post without a title gets one from its file's name.
    head: { title: slug.replaceAll("-", " "), ...said, ...(language && { slug: `${slug}-${language}` }) },
    text: HTML.test(file) ? { html: markdown } : { markdown },
    tags: tagsOf(head, called),
    authors: [],
    addresses: addresses.flatMap((one) => pathOf(one.startsWith("/") ? one : `/${one}`) ?? []),
    folder: path.relative(root, path.dirname(file)),
    left,
  };
}
