import { createReadStream } from "node:fs";
import path from "node:path";
import { orElse } from "~/base/kernel/or-else";
import { escapeHtml } from "~/base/text/escape-html";
import { decoded, parseUrl } from "~/base/text/url";
import { tagSlug } from "~/site/pages";
import { ImportRefused } from "../read-file";
import { addressKey, type Export, type ExportedPost, pathOf, TEXT_MAX } from "./exported";
import type { Ledger } from "./ledger";
import { setAside, withoutShortcodes } from "./shortcodes";
import { htmlToText } from "./to-markdown";

type Item = {
  values: Record<string, string>;
  terms: { domain: string; name: string; slug: string }[];
  meta: Record<string, string>;
  /** Every value of a meta field that may stand there several times. */
  oldSlugs: string[];
  comments: number;
};

const newItem = (): Item => ({ values: {}, terms: [], meta: {}, oldSlugs: [], comments: 0 });

/** Control characters that XML forbids but WordPress exports contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/g;

/**
 * Reads a WordPress export (WXR) in one pass. A file with a document type declaration is refused, so that no entity is ever
 * expanded (XXE, entity bombs). @throws ImportRefused when it is not such an export, or is truncated or damaged
 */
export async function readWordPress(file: string, ledger: Ledger): Promise<Export> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser();
  const items: Item[] = [];
  const authors = new Map<string, string>();
  const origins = new Set<string>();
  let base = "";
  const parents = new Map<string, string>();
  let item: Item | null = null;
  let isExport = false;
  let open: string[] = [];
  let text = "";
  let attributes: Record<string, string> = {};
  let pair = { key: "", value: "" };
  let author = { login: "", name: "" };
  const fail = (problem: string): never => {
    throw new ImportRefused(`${file}, line ${parser.line}: ${problem}`);
  };
  parser.on("error", ({ message }) => {
    const what = message.replace(/^[\d:]+ /, "").replace(/\.$/, "");
    fail(
      `it is cut off or damaged (${what}). Older versions of WordPress broke off a text with ]]> in it so.`,
    );
  });
  parser.on("doctype", () =>
    fail("it declares a type of its own (DOCTYPE), which no export of WordPress does."),
  );
  parser.on("opentag", ({ name, attributes: given }) => {
    if (name === "rss" && Object.keys(given).some((key) => key === "xmlns:wp")) isExport = true;
    if (name === "item") item = newItem();
    if (name === "wp:postmeta" || name === "wp:category") pair = { key: "", value: "" };
    if (name === "wp:author") author = { login: "", name: "" };
    open.push(name);
    attributes = given as Record<string, string>;
    text = "";
  });
  const add = (more: string) => {
    text += more;
    if (text.length > 4 * TEXT_MAX) fail("a text in it has more than 8 MB.");
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    open.pop();
    const above = open.at(-1);
    if (above === "item" && item) {
      if (name === "category")
        item.terms.push({
          domain: attributes.domain ?? "",
          name: text.trim(),
          slug: attributes.nicename ?? "",
        });
      else if (name === "wp:comment") item.comments += 1;
      else if (name === "wp:postmeta") {
        item.meta[pair.key] = pair.value;
        if (pair.key === "_wp_old_slug") item.oldSlugs.push(pair.value);
      } else item.values[name] = name.endsWith(":encoded") ? text : text.trim();
    } else if (above === "wp:postmeta") {
      if (name === "wp:meta_key") pair.key = text.trim();
      if (name === "wp:meta_value") pair.value = text.trim();
    } else if (above === "wp:author") {
      if (name === "wp:author_login") author.login = text.trim();
      if (name === "wp:author_display_name") author.name = text.trim();
    } else if (above === "wp:category") {
      if (name === "wp:category_nicename") pair.key = text.trim();
      if (name === "wp:category_parent") pair.value = text.trim();
    } else if (above === "channel") {
      if (name === "wp:category") parents.set(pair.key, pair.value);
      if (name === "wp:author") authors.set(author.login, author.name);
      const url = /^(link|wp:base_site_url|wp:base_blog_url)$/.test(name) && parseUrl(text.trim());
      if (url) origins.add(url.origin);
      if (url && name !== "wp:base_site_url") base = url.pathname.replace(/\/+$/, "");
    }
    if (name === "item" && item) {
      items.push(item);
      item = null;
    }
    text = "";
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const write = (part: string) => {
    parser.write(part.replace(FORBIDDEN, ""));
    open = open.slice(0, 200);
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      write(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      fail("it is not in UTF-8: convert it first.");
    }
    if (!isExport && parser.position > 100_000) break;
  }
  if (isExport) parser.close();
  if (!isExport) throw new ImportRefused(`${file} is no export of WordPress (WXR).`);
  return exportOf(
    items,
    { authors, parents, ledger },
    { folder: path.dirname(file), origins: [...origins], base },
  );
}

/** Fields of an item that are read, or say what another one does. */
const READ = new Set(
  `title link pubDate dc:creator guid description content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt
  wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent wp:menu_order
  wp:post_type wp:post_password wp:is_sticky wp:attachment_url`.split(/\s+/),
);
const META_READ =
  /^(?:_edit_(?:last|lock)|_thumbnail_id|footnotes|_wp_(?:old_slug|old_date|attached_file|attachment_\w+|trash_meta_\w+|desired_post_slug)|_yoast_wpseo_(?:title|metadesc)|_pingme|_encloseme)$/;

/** Lookups by id, by slug and by login. */
type Known = {
  authors: Map<string, string>;
  parents: Map<string, string>;
  items: Map<string, Item>;
  /** The files that belong to an item, in their order. */
  filesOf: Map<string, Item[]>;
  ledger: Ledger;
};

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i;
const urlOf = (item: Item | undefined) => item?.values["wp:attachment_url"];
/** A text of the file for people: titles may have tags and line ends. */
const nameOf = ({ values }: Item) =>
  htmlToText(values.title ?? "").replace(/\s+/g, " ") ||
  values["wp:post_name"] ||
  `number ${values["wp:post_id"]}`;

/** Returns a category's slug with those of its parents in front, as in its address. */
function categoryPath(slug: string, parents: Map<string, string>): string {
  const path = [slug];
  for (let above = parents.get(slug); above && !path.includes(above); above = parents.get(above))
    path.unshift(above);
  return path.join("/");
}

const kindOf = ({ values }: Item) => values["wp:post_type"] || "post";
const statusOf = ({ values }: Item) => values["wp:status"] ?? "";

function exportOf(
  items: Item[],
  lookups: Pick<Known, "authors" | "parents" | "ledger">,
  site: Pick<Export, "folder" | "origins" | "base">,
): Export {
  const filesOf = new Map<string, Item[]>();
  for (const item of items.filter(urlOf)) {
    const parent = item.values["wp:post_parent"] ?? "";
    filesOf.set(parent, [...(filesOf.get(parent) ?? []), item]);
  }
  const order = ({ values }: Item) => Number(values["wp:menu_order"] ?? 0);
  for (const files of filesOf.values()) files.sort((a, b) => order(a) - order(b));
  const known = {
    ...lookups,
    filesOf,
    items: new Map(items.map((item) => [item.values["wp:post_id"] ?? "", item])),
  };
  const { ledger } = lookups;
  const filePages = new Map<string, string>();
  const posts = items.flatMap((item) => {
    const url = urlOf(item);
    const page = url && addressKey(item.values.link ?? "");
    if (page) filePages.set(page, url);
    if (url)
      ledger.given(decoded(parseUrl(url)?.pathname ?? url), "files of the export that no post shows", url);
    else if (!/^(?:post|page)$/.test(kindOf(item))) notePart(item, ledger);
    else if (statusOf(item) === "trash") ledger.refuse(nameOf(item), "it is in the trash");
    else if (/^(?:auto-draft|inherit)$/.test(statusOf(item)))
      ledger.leave(`${statusOf(item)} ${nameOf(item)}`);
    else return postOf(item, known);
    return [];
  });
  return { product: "WordPress", posts, ledger, filePages, ...site };
}

/** What belongs to the site's machinery is counted, other things are named. Blocks for many posts come with these. */
function notePart(item: Item, ledger: Ledger): void {
  const kind = kindOf(item);
  if (/^(?:nav_menu_item|revision|custom_css|oembed_cache|customize_changeset|wp_\w+)$/.test(kind))
    ledger.count("what only the old site needed", kind);
  else ledger.leave(`${kind} ${nameOf(item)}`);
}

function postOf(item: Item, known: Known): ExportedPost {
  const { values, terms, meta, comments, oldSlugs } = item;
  const { authors, parents, items, ledger } = known;
  const creator = values["dc:creator"] ?? "";
  const name = authors.get(creator) || creator;
  const link = pathOf(values.link ?? "");
  const id = values["wp:post_id"];
  const isPage = kindOf(item) === "page";
  const left = comments > 0 ? [`${comments} comment${comments > 1 ? "s" : ""}`] : [];
  if (values["wp:is_sticky"] === "1") left.push("its place above the others");
  for (const [field, value] of Object.entries(values))
    if (value && !READ.has(field)) ledger.count("fields that mean nothing here", field);
  for (const [field, value] of Object.entries(meta))
    if (value && !META_READ.test(field)) ledger.count("fields that mean nothing here", field);
  const written = withBlocks(values["content:encoded"] ?? "", known, left) + footnotesOf(meta);
  const own = (known.filesOf.get(id ?? "") ?? []).flatMap((file) => urlOf(file) ?? []);
  const html = withoutShortcodes(
    written,
    { byId: (one) => urlOf(items.get(one)), own: own.filter((url) => PICTURE.test(url)) },
    left,
  );
  const isTag = ({ domain }: Item["terms"][number]) => /^(?:post_tag|category|tag)$/.test(domain);
  const tags = terms
    .filter((term) => isTag(term) && term.slug !== "uncategorized")
    .map((term) => ({ ...term, name: htmlToText(term.name) }));
  for (const term of terms.filter((one) => !isTag(one))) left.push(`its ${term.domain}: ${term.name}`);
  const thumbnail = items.get(meta._thumbnail_id ?? "");
  if (meta._thumbnail_id && !urlOf(thumbnail))
    left.push(`its picture: number ${meta._thumbnail_id}, which the export does not have`);
  // A draft has the date 0000-00-00.
  const dates = [values["wp:post_date"], values.pubDate].filter((date) => date && !date.startsWith("0000"));
  return {
    name: values.title || values["wp:post_name"] || `number ${id}`,
    isPage,
    file: values["wp:post_name"] || `${isPage ? "page" : "post"}-${id}`,
    head: {
      title: htmlToText(values.title ?? "") || "Untitled",
      slug: values["wp:post_name"],
      date: dates[0],
      guid: values.guid,
      updated: values["wp:post_modified"]?.startsWith("0000") ? undefined : values["wp:post_modified"],
      status: values["wp:status"],
      password: values["wp:post_password"],
      excerpt: htmlToText(values["excerpt:encoded"] ?? ""),
      meta_title: plainText(meta._yoast_wpseo_title),
      meta_description: plainText(meta._yoast_wpseo_metadesc),
      tags: tags.map(({ name }) => ({ name })),
      author: name ? { name } : undefined,
      featured_image: urlOf(thumbnail),
      featured_image_alt: thumbnail?.meta._wp_attachment_image_alt ?? "",
    },
    text: { html: /<!-- wp:/.test(html) ? html : paragraphs(html) },
    tags: tags
      .filter(({ slug }) => slug)
      .map(({ name, slug, domain }) => {
        const isCategory = domain === "category";
        const there = isCategory ? categoryPath(slug, parents) : slug;
        return { here: tagSlug(name), there, isCategory };
      }),
    authors: creator ? [creator.toLowerCase().replaceAll(" ", "-")] : [],
    addresses: [
      ...(link && link !== "/" ? [link, ...oldSlugs.map((slug) => link.replace(/[^/]+$/, slug))] : []),
      ...(id ? [`/?${isPage ? "page_id" : "p"}=${id}`] : []),
    ],
    folder: "",
    left,
  };
}

/** A block that has only its settings, and is drawn by the program. */
const BLOCK_ALONE = /<!--\s*wp:([\w/-]+)\s*(\{(?:(?!-->)[\s\S])*?\})?\s*\/-->/g;
/** Blocks that show nothing. */
const SILENT_BLOCK = /^(?:more|nextpage|separator|spacer|post-content)$/;
const NO_SOURCE = /<img(?![^>]*\ssrc=)[^>]*?(?:wp-image-|data-id=["'])(\d+)[^>]*>/g;

/** Puts in place what a text only names by number: pictures, and blocks that several posts share. */
function withBlocks(html: string, { items }: Known, left: string[], depth = 0): string {
  const shown = (id: unknown) => {
    const url = urlOf(items.get(String(id)));
    if (!url) left.push(`a picture: number ${id}, which the export does not have`);
    return url ? `<figure><img src="${escapeHtml(url)}"></figure>` : "";
  };
  return html
    .replace(BLOCK_ALONE, (_, name: string, given = "{}") => {
      const settings: Record<string, unknown> = orElse(() => JSON.parse(given), {});
      const { ids, id, ref, url } = settings;
      const shared = name === "block" && items.get(String(ref))?.values["content:encoded"];
      if (shared && depth < 5) return withBlocks(shared, { items } as Known, left, depth + 1);
      if (name === "gallery" && Array.isArray(ids)) return ids.map(shown).join("\n");
      if (/^(?:image|cover|media-text)$/.test(name) && id && !url) return shown(id);
      if (typeof url === "string" && /^https?:/.test(url)) {
        if (/^(?:image|cover)$/.test(name)) return `<figure><img src="${escapeHtml(url)}"></figure>`;
        return `<figure class="wp-block-embed__wrapper">${escapeHtml(url)}</figure>`;
      }
      if (!SILENT_BLOCK.test(name))
        left.push(`the block ${name}${given === "{}" ? "" : ` ${given.slice(0, 200)}`}`);
      return "";
    })
    .replace(NO_SOURCE, (image, id) => {
      const url = urlOf(items.get(id));
      return url ? image.replace("<img", `<img src="${escapeHtml(url)}"`) : image;
    });
}

/** The footnotes of a post as their block shows them, below it. */
function footnotesOf({ footnotes = "[]" }: Item["meta"]): string {
  try {
    const notes = (JSON.parse(footnotes) as { content: string }[]).map(
      ({ content }) => `<li>${content}</li>`,
    );
    return notes.length > 0 ? `\n\n<hr>\n\n<ol>${notes.join("")}</ol>` : "";
  } catch {
    return "";
  }
}

/** A text of the SEO plugin, unless it is a template. */
const plainText = (text: string | undefined) => (text?.includes("%%") ? undefined : text);

const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|d[td]|table|t[rhd]|thead|tbody|tfoot|blockquote|pre|figure|figcaption|hr|iframe|form|section|script|style|address|details|summary|video|audio|!--)\b/i;

/** Does what WordPress's `wpautop` does to classic posts: blank lines separate paragraphs, single line ends become breaks. */
function paragraphs(html: string): string {
  const { keep, restore } = setAside();
  return restore(
    html
      .replace(/\r\n?/g, "\n")
      .replace(/<pre\b[\s\S]*?<\/pre>/gi, (block) => `\n\n${keep(block)}\n\n`)
      // An address on a line of its own is an embed, as in the block editor.
      .replace(
        /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm,
        '\n\n<figure class="wp-block-embed__wrapper">$1</figure>\n\n',
      )
      .replace(/(<\/?(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|hr)\b[^>]*>)/gi, "\n\n$1\n\n")
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) =>
        BLOCK.test(part) || part.startsWith("\uE000") ? part : `<p>${part.replaceAll("\n", "<br>\n")}</p>`,
      )
      .join("\n"),
  );
}
