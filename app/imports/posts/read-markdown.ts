import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { splitHead } from "~/site/files.server";
import { tagSlug } from "~/site/pages";
import { normalizedHead, slugOfFile } from "~/site/post-head";
import { ImportRefused } from "../read-file";
import { type AddressOf, type Export, type ExportedPost, pathOf, TEXT_MAX } from "./exported";
import { hugoAddresses, hugoOrigin, hugoSiteOf, urlized } from "./hugo-addresses";
import { hugoCascade, withParams } from "./hugo-cascade";
import { jekyllAddresses } from "./jekyll-addresses";
import { plainMarkdown } from "./template-tags";

/** Folders of a site generator that hold no posts. */
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

/** A folder of Markdown: the generator, the folders with posts, where pictures are, and how addresses are made. */
type Site = {
  kind: "Jekyll" | "Hugo" | "plain";
  at: string[];
  root: string;
  addressOf: AddressOf;
  /** Adds to a file's front matter what other files set for it. */
  headOf?: (file: string, written: Record<string, unknown>) => Record<string, unknown>;
  origin?: string;
};

function siteOf(folder: string, left: string[]): Site {
  const drawers = ["_posts", "_drafts"].map((name) => path.join(folder, name)).filter((at) => existsSync(at));
  const isDrawer = /^_(posts|drafts)$/.test(path.basename(folder));
  if (drawers.length > 0 || isDrawer) {
    const root = isDrawer ? path.dirname(folder) : folder;
    return { kind: "Jekyll", at: isDrawer ? [folder] : drawers, root, addressOf: jekyllAddresses(root) };
  }
  const site = hugoSiteOf(folder);
  if (!site) return { kind: "plain", at: [folder], root: folder, addressOf: () => [] };
  const { root, content } = site;
  const at = [root === path.resolve(folder) ? content : folder];
  const cascaded = hugoCascade(site, left);
  const headOf: Site["headOf"] = (file, written) => ({ ...cascaded(file), ...withParams(written) });
  return { kind: "Hugo", at, root, addressOf: hugoAddresses(site, left), headOf, origin: hugoOrigin(site) };
}

/** Reads one Markdown file, or all in a folder. @throws ImportRefused when there are none */
export function readMarkdownPosts(given: string): Export {
  const isFile = MARKDOWN.test(given);
  const folder = path.resolve(isFile ? path.dirname(given) : given);
  const left: string[] = [];
  const site = siteOf(folder, left);
  const files = isFile ? [path.resolve(given)] : site.at.flatMap(filesBelow);
  if (files.length === 0) throw new ImportRefused(`${folder} has no Markdown files.`);
  if (files.length > MOST) throw new ImportRefused(`${folder} has more than ${MOST} Markdown files.`);
  const posts: ExportedPost[] = [];
  const refused: Export["refused"] = [];
  for (const file of files) {
    const name = path.relative(folder, file);
    try {
      posts.push(postOf(file, name, site));
    } catch (error) {
      refused.push({ name, why: (error as Error).message.trim() });
    }
  }
  const product = site.kind === "plain" ? "Markdown" : site.kind;
  return { product, posts, refused, left, folder: site.root, origins: site.origin ? [site.origin] : [] };
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

function postOf(file: string, name: string, { kind, root, addressOf, headOf }: Site): ExportedPost {
  const bytes = readFileSync(file);
  if (bytes.length > TEXT_MAX) throw new Error("has more than 2 MB");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("is not UTF-8");
  }
  const { head: written, body } = splitHead(text);
  const head = headOf?.(file, written ?? {}) ?? written ?? {};
  const base = path.basename(file);
  // A Hugo page bundle is named by its folder.
  const called = /^index\.\w+$/i.test(base)
    ? `${path.basename(path.dirname(file))}.md`
    : base.replace(MARKDOWN, ".md");
  const { url, permalink: own, aliases, redirect_from, ...said } = head;
  if (path.basename(path.dirname(file)) === "_drafts") said.draft = true;
  const left: string[] = [];
  const markdown = plainMarkdown(
    body,
    kind === "Jekyll" || (kind === "plain" && slugOfFile(called) !== called.replace(/\.md$/, ""))
      ? "liquid"
      : "hugo",
    left,
  );
  const slug = typeof said.slug === "string" ? said.slug : slugOfFile(called);
  const before = [url, own].find((one) => typeof one === "string") as string | undefined;
  const addresses = [
    ...(before && !before.includes(":") ? [before] : addressOf({ file, called, slug, head })),
    ...[aliases, redirect_from].flat(),
  ].filter((one): one is string => typeof one === "string" && one !== "");
  return {
    name,
    file: called,
    // A post without a title gets one from its file's name.
    head: { title: slug.replaceAll("-", " "), ...said },
    text: { markdown },
    tags: tagsOf(head, called),
    authors: [],
    addresses: addresses.flatMap((one) => pathOf(one.startsWith("/") ? one : `/${one}`) ?? []),
    folder: path.relative(root, path.dirname(file)),
    left,
  };
}
