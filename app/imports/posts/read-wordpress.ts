import { createReadStream } from "node:fs";
import path from "node:path";
import { tagSlug } from "~/site/pages";
import { ImportRefused } from "../read-file";
import { type Export, type ExportedPost, pathOf, TEXT_MAX } from "./exported";
import { withoutShortcodes } from "./shortcodes";
import { htmlToText } from "./to-markdown";

type Item = {
  values: Record<string, string>;
  terms: { domain: string; name: string; slug: string }[];
  meta: Record<string, string>;
  comments: number;
};

const newItem = (): Item => ({ values: {}, terms: [], meta: {}, comments: 0 });

/** Control characters that XML forbids but WordPress exports contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/g;

/**
 * Returns a decoder for the file's encoding, by byte order mark or XML declaration (XML 1.0, 4.3.3). @throws
 * ImportRefused for an unknown one
 */
function decoderFor(start: Buffer, file: string): TextDecoder {
  const named = /^[^<]*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start.toString("latin1"))?.[1];
  const marked = start[0] === 0xff && start[1] === 0xfe ? "utf-16le" : "utf-16be";
  const isMarked = (start[0] ?? 0) >= 0xfe && (start[1] ?? 0) >= 0xfe;
  const encoding = isMarked ? marked : (named ?? "utf-8");
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportRefused(`${file} is in the encoding ${encoding}, which is not known.`);
  }
}

/**
 * Reads a WordPress export (WXR) in one pass. A file with a document type declaration is refused, so that no entity is ever
 * expanded (XXE, entity bombs). @throws ImportRefused when it is not such an export, or is truncated or damaged
 */
export async function readWordPress(file: string): Promise<Export> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser();
  const items: Item[] = [];
  const authors = new Map<string, string>();
  const origins = new Set<string>();
  const parents = new Map<string, string>();
  const attachments = new Map<string, string>();
  const alts = new Map<string, string>();
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
    fail(`it is cut off or damaged (${what}).`);
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
      else if (name === "wp:postmeta") item.meta[pair.key] = pair.value;
      else item.values[name] = name.endsWith(":encoded") ? text : text.trim();
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
      if (/^(link|wp:base_site_url|wp:base_blog_url)$/.test(name) && URL.canParse(text.trim()))
        origins.add(new URL(text.trim()).origin);
    }
    if (name === "item" && item) {
      const { "wp:post_id": id = "", "wp:attachment_url": url } = item.values;
      if (url) attachments.set(id, url);
      alts.set(id, item.meta._wp_attachment_image_alt ?? "");
      items.push(item);
      item = null;
    }
    text = "";
  });
  let decoder: TextDecoder | null = null;
  const write = (part: string) => {
    parser.write(part.replace(FORBIDDEN, ""));
    open = open.slice(0, 200);
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk.subarray(0, 200), file);
    try {
      write(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      fail(`it is not in the encoding that it names, ${decoder.encoding}.`);
    }
    if (!isExport && parser.position > 100_000) break;
  }
  if (isExport) parser.close();
  if (!isExport) throw new ImportRefused(`${file} is no export of WordPress (WXR).`);
  return exportOf(file, items, [...origins], { authors, attachments, alts, parents });
}

/** Item types that belong to the site's machinery and are no posts. */
const MENIAL = /^(attachment|nav_menu_item|revision|custom_css|wp_|oembed|customize)/;

/** Lookups: author names by login, attachment addresses by id, and parent categories by slug. */
type Known = {
  authors: Map<string, string>;
  attachments: Map<string, string>;
  /** What they show, in words. */
  alts: Map<string, string>;
  parents: Map<string, string>;
};

/** Returns a category's slug with those of its parents in front, as in its address. */
function categoryPath(slug: string, parents: Map<string, string>): string {
  const path = [slug];
  for (let above = parents.get(slug); above && !path.includes(above); above = parents.get(above))
    path.unshift(above);
  return path.join("/");
}

function exportOf(file: string, items: Item[], origins: string[], known: Known): Export {
  const kind = ({ values }: Item) => values["wp:post_type"] || "post";
  const isTrash = ({ values }: Item) => values["wp:status"] === "trash";
  const isGone = (item: Item) =>
    isTrash(item) || /^(auto-draft|inherit)$/.test(item.values["wp:status"] ?? "");
  const posts = items.filter((item) => kind(item) === "post" && !isGone(item));
  const others = items.filter((item) => kind(item) !== "post" && !MENIAL.test(kind(item)) && !isGone(item));
  return {
    product: "WordPress",
    posts: posts.map((item) => postOf(item, known)),
    refused: items
      .filter((item) => kind(item) === "post" && isTrash(item))
      .map(({ values }) => ({
        name: values.title || `number ${values["wp:post_id"]}`,
        why: "it is in the trash",
      })),
    left: others.map((item) => `${kind(item)} ${item.values.title}`),
    folder: path.dirname(file),
    origins,
  };
}

function postOf(
  { values, terms, meta, comments }: Item,
  { authors, attachments, alts, parents }: Known,
): ExportedPost {
  const creator = values["dc:creator"] ?? "";
  const name = authors.get(creator) || creator;
  const link = pathOf(values.link ?? "");
  const id = values["wp:post_id"];
  const left = comments > 0 ? [`${comments} comment${comments > 1 ? "s" : ""}`] : [];
  const written = (values["content:encoded"] ?? "") + footnotesOf(meta);
  const html = withoutShortcodes(written, attachments, left);
  const isTag = ({ domain, slug }: Item["terms"][number]) =>
    /^(post_tag|category|tag)$/.test(domain) && slug !== "uncategorized";
  const tags = terms.filter(isTag).map((term) => ({ ...term, name: htmlToText(term.name) }));
  // A draft has the date 0000-00-00.
  const dates = [values["wp:post_date"], values.pubDate].filter((date) => date && !date.startsWith("0000"));
  return {
    name: values.title || values["wp:post_name"] || `number ${id}`,
    file: values["wp:post_name"] || `post-${id}`,
    head: {
      title: htmlToText(values.title ?? "") || "Untitled",
      slug: values["wp:post_name"],
      date: dates[0],
      updated: values["wp:post_modified"]?.startsWith("0000") ? undefined : values["wp:post_modified"],
      status: values["wp:status"],
      password: values["wp:post_password"],
      excerpt: htmlToText(values["excerpt:encoded"] ?? ""),
      meta_title: plainText(meta._yoast_wpseo_title),
      meta_description: plainText(meta._yoast_wpseo_metadesc),
      tags: tags.map(({ name }) => ({ name })),
      author: name ? { name } : undefined,
      featured_image: attachments.get(meta._thumbnail_id ?? ""),
      featured_image_alt: alts.get(meta._thumbnail_id ?? ""),
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
    addresses: [...(link && link !== "/" ? [link] : []), ...(id ? [`/?p=${id}`] : [])],
    folder: "",
    left,
  };
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
  const kept: string[] = [];
  const safe = html
    .replace(/\r\n?/g, "\n")
    .replace(/<pre\b[\s\S]*?<\/pre>/gi, (block) => `\n\n\uE000${kept.push(block) - 1}\uE000\n\n`);
  return (
    safe
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
      .join("\n")
      .replace(/\uE000(\d+)\uE000/g, (_, at) => kept[Number(at)] ?? "")
  );
}
