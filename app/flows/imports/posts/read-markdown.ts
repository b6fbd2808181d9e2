import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseYaml } from "yaml";
import { splitHead } from "~/content-files.server";
import { isFields } from "~/domain/content-overlay";
import { slugOfFile } from "~/domain/post-head";
import { ImportRefused } from "../read-file";
import { type Export, type ExportedPost, pathOf, TEXT_MAX } from "./exported";
import { plainMarkdown } from "./template-tags";

/** Folders of a site's machinery. */
const NO_POSTS =
  /^(?:\.|_site$|_layouts$|_includes$|node_modules$|themes$|layouts$|archetypes$|public$|vendor$|resources$)/;
const NO_POST = /^(?:_index|readme|changelog|license|contributing)\b/i;
const MARKDOWN = /\.(?:md|markdown)$/i;
const MOST = 20_000;

function filesBelow(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_POSTS.test(entry.name) ? [] : filesBelow(at);
    return entry.isFile() && MARKDOWN.test(entry.name) && !NO_POST.test(entry.name) ? [at] : [];
  });
  return found.sort();
}

/** Where the posts of a site of Jekyll or Hugo are; else the folder itself. */
function postFolders(folder: string): { kind: "Jekyll" | "Hugo" | "plain"; at: string[] } {
  const inside = (name: string) => path.join(folder, name);
  const jekyll = ["_posts", "_drafts"].map(inside).filter((at) => existsSync(at));
  if (jekyll.length > 0) return { kind: "Jekyll", at: jekyll };
  if (/^_(posts|drafts)$/.test(path.basename(folder))) return { kind: "Jekyll", at: [folder] };
  if (existsSync(inside("content"))) return { kind: "Hugo", at: [inside("content")] };
  return { kind: "plain", at: [folder] };
}

/** Reads a folder of Markdown files, or one of them. @throws ImportRefused when there is none */
export function readMarkdownPosts(given: string): Export {
  const folder = MARKDOWN.test(given) ? path.dirname(given) : given;
  const { kind, at } = MARKDOWN.test(given) ? { kind: "plain" as const, at: [] } : postFolders(folder);
  const files = MARKDOWN.test(given) ? [given] : at.flatMap(filesBelow);
  if (files.length === 0) throw new ImportRefused(`${folder} has no Markdown files.`);
  if (files.length > MOST) throw new ImportRefused(`${folder} has more than ${MOST} Markdown files.`);
  const root = /^_(posts|drafts)$/.test(path.basename(folder)) ? path.dirname(folder) : folder;
  const permalink = permalinkOf(root);
  const posts: ExportedPost[] = [];
  const left: string[] = [];
  for (const file of files) {
    const name = path.relative(folder, file) || path.basename(file);
    try {
      posts.push(postOf(file, { name, kind, root, permalink }));
    } catch (error) {
      left.push(`${name}: ${(error as Error).message.trim()}`);
    }
  }
  return { product: "Markdown", posts, left, folder: root, origins: [] };
}

/** How Jekyll makes addresses of the posts, unless its settings say otherwise. */
const BY_DATE = "/:categories/:year/:month/:day/:title.html";
const STYLES: Record<string, string> = {
  date: BY_DATE,
  pretty: "/:categories/:year/:month/:day/:title",
  none: "/:categories/:title.html",
};

function permalinkOf(root: string): string {
  const file = path.join(root, "_config.yml");
  if (!existsSync(file)) return BY_DATE;
  const settings: unknown = parseYaml(readFileSync(file, "utf8"));
  const permalink =
    isFields(settings) && typeof settings.permalink === "string" ? settings.permalink : "date";
  return STYLES[permalink] ?? permalink;
}

type Place = { name: string; kind: "Jekyll" | "Hugo" | "plain"; root: string; permalink: string };

function postOf(file: string, { name, kind, root, permalink }: Place): ExportedPost {
  const bytes = readFileSync(file);
  if (bytes.length > TEXT_MAX) throw new Error("has more than 2 MB");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("is not UTF-8");
  }
  const { head, body } = splitHead(text);
  const base = path.basename(file);
  // A page bundle of Hugo: the folder has the name.
  const called = /^index\.\w+$/i.test(base)
    ? `${path.basename(path.dirname(file))}.md`
    : base.replace(MARKDOWN, ".md");
  const { url, permalink: own, aliases, redirect_from, ...said } = head;
  if (path.basename(path.dirname(file)) === "_drafts") said.draft = true;
  const left: string[] = [];
  const markdown = plainMarkdown(
    body,
    kind === "Jekyll" || slugOfFile(called) !== called.replace(/\.md$/, "") ? "liquid" : "hugo",
    left,
  );
  const slug = typeof said.slug === "string" ? said.slug : slugOfFile(called);
  const before = [url, own].find((one) => typeof one === "string") as string | undefined;
  const addresses = [
    before && !before.includes(":") ? before : addressOf(kind, { file, root, permalink, called, slug, head }),
    ...[aliases, redirect_from].flat(),
  ].filter((one): one is string => typeof one === "string" && one !== "");
  return {
    name,
    file: called,
    // An AMP of a title, or none: the file's name.
    head: { title: slug.replaceAll("-", " "), ...said },
    text: { markdown },
    addresses: addresses.flatMap((one) => pathOf(one.startsWith("/") ? one : `/${one}`) ?? []),
    folder: path.relative(root, path.dirname(file)),
    left,
  };
}

type Where = {
  file: string;
  root: string;
  permalink: string;
  called: string;
  slug: string;
  head: Record<string, unknown>;
};

function addressOf(kind: Place["kind"], { file, root, permalink, called, slug, head }: Where): string | null {
  if (kind === "Hugo") {
    const section = path.relative(path.join(root, "content"), path.dirname(file));
    const isBundle = /^index\.\w+$/i.test(path.basename(file));
    return `/${isBundle ? path.posix.dirname(section) : section}/${slug}`.replace(/\/(?:\.?\/)+/g, "/");
  }
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})-/.exec(called) ?? [];
  if (kind !== "Jekyll" || !year) return null;
  const given = head.categories ?? head.category ?? [];
  const categories = (Array.isArray(given) ? given : String(given).split(/\s+/)).map((one) =>
    String(one).toLowerCase(),
  );
  const parts: Record<string, string | undefined> = {
    categories: categories.join("/"),
    ...{ year, month, day, title: slug, slug, i_month: String(Number(month)), i_day: String(Number(day)) },
  };
  const address = permalink.replace(/:([a-z_]+)/g, (all, part) => parts[part] ?? all);
  return address.includes(":") ? null : address.replace(/\/{2,}/g, "/");
}
