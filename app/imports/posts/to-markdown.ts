import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Places } from "./places";

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root["children"][number], { type: "element" }>;
type ElementContent = Element["children"][number];

/** Elements that are removed with their content. */
const DROPPED = new Set([
  "script",
  "noscript",
  "style",
  "form",
  "object",
  "embed",
  "applet",
  "canvas",
  "svg",
  "template",
]);
const SILENT = new Set(["style", "noscript", "template", "svg"]);

/**
 * Converts another product's HTML to Markdown. Pictures and links are mapped by `places`, frames and videos become links, and
 * what cannot be kept is listed in `left`. @throws RangeError when the HTML is nested too deeply
 */
export async function htmlToMarkdown(html: string, places: Places, left: string[]): Promise<string> {
  const tree = fromHtml(html, { fragment: true });
  await rewrite(tree, places, left);
  const parsed = toMdast(tree) as Parameters<typeof toMarkdown>[0];
  dropLastBreaks(parsed);
  const markdown = toMarkdown(parsed, {
    extensions: [gfmToMarkdown()],
    bullet: "-",
    emphasis: "_",
    rule: "-",
    resourceLink: false,
  });
  return markdown.trim();
}

type Node = { type: string; children?: Node[] };

/** Removes line breaks at the end of a block: Markdown would show their backslash. */
function dropLastBreaks(node: Node): void {
  node.children?.forEach(dropLastBreaks);
  while (node.children?.at(-1)?.type === "break") node.children.pop();
}

/** Returns the text of HTML, without tags. */
export const htmlToText = (html: string): string => {
  const { children } = fromHtml(html, { fragment: true });
  return (children as ElementContent[]).map(textIn).join("").trim();
};

const textIn = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.tagName === "br") return " ";
  return "children" in node ? node.children.map(textIn).join("") : "";
};

const attribute = ({ properties }: Element, name: string): string => {
  const value = properties?.[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
};

const element = (
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element => ({
  ...{ type: "element", tagName, properties, children },
});
const text = (value: string): ElementContent => ({ type: "text", value });
const link = (href: string, shown = href) => element("a", { href }, [text(shown)]);

/** A bare web address in text, including balanced brackets (as in Wikipedia's). */
const ADDRESS = /(https?:\/\/(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>".,;:!?'*~\]]))/;
/** Bare addresses in these elements stay plain text. */
const CODE = new Set(["code", "pre", "kbd", "samp"]);

/** Turns bare addresses in text into links, since our Markdown does not autolink them. */
const linked = (value: string): ElementContent[] =>
  value.split(ADDRESS).flatMap((part, at) => (at % 2 === 1 ? link(part) : part ? text(part) : []));

async function rewrite(parent: Root | Element, places: Places, left: string[]): Promise<void> {
  const children: ElementContent[] = [];
  const isCode = parent.type === "element" && CODE.has(parent.tagName);
  // HTML comments were never visible to readers.
  for (const child of (parent.children as ElementContent[]).filter(({ type }) => type !== "comment"))
    if (child.type === "element") children.push(...(await rewritten(child, places, left)));
    else children.push(...(child.type === "text" && !isCode ? linked(child.value) : [child]));
  parent.children = children;
}

/** Returns what replaces an element: the element itself, changed, or something simpler. */
async function rewritten(node: Element, places: Places, left: string[]): Promise<ElementContent[]> {
  const { tagName } = node;
  if (DROPPED.has(tagName)) {
    if (!SILENT.has(tagName)) left.push(`a ${tagName}`);
    return [];
  }
  if (tagName === "iframe") return frame(node, left);
  if (tagName === "audio" || tagName === "video") return film(node, places, left);
  if (tagName === "img") return [await picture(node, places, left)];
  if (tagName === "a" && isNoLink(node)) return [];
  if (tagName === "a") await anchor(node, places, left);
  await rewrite(node, places, left);
  if (tagName === "a") unnest(node);
  // A footnote's number; the place in the list that it leads to has no address here.
  if (tagName === "sup" && find(node, (one) => attribute(one, "href").startsWith("#")))
    return [text(`[${textIn(node).replace(/[[\]]/g, "").trim()}]`)];
  if (tagName === "figcaption" && textIn(node).trim())
    node.children = [element("p", {}, [element("em", {}, node.children)])];
  // A Ghost bookmark card becomes a link with the card's title.
  if (tagName === "a" && /kg-(?:bookmark|file-card)-container/.test(attribute(node, "className")))
    return [element("p", {}, [link(attribute(node, "href"), titleOf(node) || attribute(node, "href"))])];
  // A WordPress embed holds a bare address, which WordPress would replace with the embedded content.
  if (
    /wp-block-embed__wrapper/.test(attribute(node, "className")) &&
    /^https?:\S+$/.test(textIn(node).trim())
  ) {
    left.push(`embedded, now a link: ${textIn(node).trim()}`);
    return [element("p", {}, [link(textIn(node).trim())])];
  }
  return [node];
}

/** The way back from a footnote, and the second link of a file of WordPress, which loads it. */
const isNoLink = (node: Element): boolean =>
  /footnote-backref|wp-block-file__button/.test(attribute(node, "className")) ||
  /^\s*[↩⤴↑]/u.test(textIn(node));

function titleOf(node: Element): string {
  const title = find(node, (one) => /kg-(?:bookmark|file-card)-title/.test(attribute(one, "className")));
  return title ? textIn(title).trim() : "";
}

function find(node: Element, fits: (one: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Removes links inside links: a picture that could not be fetched has become a link, possibly inside another one. */
function unnest(node: Element): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === "element") unnest(child);
    return child.type === "element" && child.tagName === "a" ? child.children : [child];
  });
}

const VIDEO_FRAME = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/;

function frame(node: Element, left: string[]): ElementContent[] {
  const src = attribute(node, "src") || attribute(node, "dataSrc");
  const url = src
    .replace(VIDEO_FRAME, "https://www.youtube.com/watch?v=$1&")
    .replace(/[?&]+$/, "")
    .replace(/^\/\//, "https://");
  if (!/^https?:/.test(url)) {
    left.push("a frame without an address");
    return [];
  }
  const shown = VIDEO_FRAME.test(src) ? url.replace(/&.*/, "") : url;
  left.push(`embedded, now a link: ${shown}`);
  return [element("p", {}, [link(shown, attribute(node, "title") || shown)])];
}

async function film(node: Element, places: Places, left: string[]): Promise<ElementContent[]> {
  const source = find(node, ({ tagName }) => tagName === "source");
  const src = attribute(node, "src") || (source ? attribute(source, "src") : "");
  if (!src) return [];
  const to = await places.link(src, left);
  left.push(`${node.tagName}, now a link: ${to}`);
  return [element("p", {}, [link(to)])];
}

async function picture(node: Element, places: Places, left: string[]): Promise<ElementContent> {
  const later = ["dataSrc", "dataLazySrc", "dataOriginal"].map((name) => attribute(node, name)).find(Boolean);
  const src = later ?? attribute(node, "src");
  const alt = attribute(node, "alt");
  const place = await places.picture(src, left);
  if (place) return element("img", { src: place, alt }, []);
  // Pages load no pictures from other sites, so a link says where it is.
  return /^https?:/.test(src) ? link(src, alt || src) : text(alt);
}

/** Points links to imported pictures and posts at their new addresses. */
async function anchor(node: Element, places: Places, left: string[]): Promise<void> {
  const href = attribute(node, "href");
  node.properties = { ...node.properties, href: await places.link(href, left) };
}
