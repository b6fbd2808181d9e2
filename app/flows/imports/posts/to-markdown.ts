import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Places } from "./places";

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root["children"][number], { type: "element" }>;
type ElementContent = Element["children"][number];

/** What has no place in a post. */
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
 * HTML of another product as Markdown: pictures and links lead where `places` says, frames and films become links, and what
 * cannot be kept is noted in `left`. @throws RangeError when it nests too deep
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

/** A break that ends a text breaks nothing: in Markdown its backslash would be shown. */
function dropLastBreaks(node: Node): void {
  node.children?.forEach(dropLastBreaks);
  while (node.children?.at(-1)?.type === "break") node.children.pop();
}

/** What HTML says, without its marks. */
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

/** An address in a text, with the brackets that belong to it. */
const ADDRESS = /(https?:\/\/(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[^\s()<>".,;:!?'*~\]]))/;
/** In these an address is shown as it is. */
const CODE = new Set(["code", "pre", "kbd", "samp"]);

/** Makes links of the addresses in a text: in Markdown they would lead nowhere. */
const linked = (value: string): ElementContent[] =>
  value.split(ADDRESS).flatMap((part, at) => (at % 2 === 1 ? link(part) : part ? text(part) : []));

async function rewrite(parent: Root | Element, places: Places, left: string[]): Promise<void> {
  const children: ElementContent[] = [];
  const isCode = parent.type === "element" && CODE.has(parent.tagName);
  // What stands between <!-- and --> nobody was to read.
  for (const child of (parent.children as ElementContent[]).filter(({ type }) => type !== "comment"))
    if (child.type === "element") children.push(...(await rewritten(child, places, left)));
    else children.push(...(child.type === "text" && !isCode ? linked(child.value) : [child]));
  parent.children = children;
}

/** What stands for an element: itself, changed, or something simpler. */
async function rewritten(node: Element, places: Places, left: string[]): Promise<ElementContent[]> {
  const { tagName } = node;
  if (DROPPED.has(tagName)) {
    if (!SILENT.has(tagName)) left.push(`a ${tagName}`);
    return [];
  }
  if (tagName === "iframe") return frame(node, left);
  if (tagName === "audio" || tagName === "video") return film(node, left);
  if (tagName === "img") return [await picture(node, places, left)];
  if (tagName === "a") await anchor(node, places, left);
  await rewrite(node, places, left);
  if (tagName === "a") unnest(node);
  if (tagName === "figcaption" && textIn(node).trim())
    node.children = [element("p", {}, [element("em", {}, node.children)])];
  // A card for a link of Ghost: its title is the link.
  if (tagName === "a" && /kg-bookmark-container/.test(attribute(node, "className")))
    return [element("p", {}, [link(attribute(node, "href"), titleOf(node) || attribute(node, "href"))])];
  // Where WordPress has an address alone it shows what is there.
  if (
    /wp-block-embed__wrapper/.test(attribute(node, "className")) &&
    /^https?:\S+$/.test(textIn(node).trim())
  ) {
    left.push(`embedded, now a link: ${textIn(node).trim()}`);
    return [element("p", {}, [link(textIn(node).trim())])];
  }
  return [node];
}

function titleOf(node: Element): string {
  const title = find(node, (one) => /kg-bookmark-title/.test(attribute(one, "className")));
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

/** No link is inside another: a picture that could not be had has become one. */
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

function film(node: Element, left: string[]): ElementContent[] {
  const source = find(node, ({ tagName }) => tagName === "source");
  const src = attribute(node, "src") || (source ? attribute(source, "src") : "");
  if (!src) return [];
  left.push(`${node.tagName}, now a link: ${src}`);
  return [element("p", {}, [link(src)])];
}

async function picture(node: Element, places: Places, left: string[]): Promise<ElementContent> {
  const later = ["dataSrc", "dataLazySrc", "dataOriginal"].map((name) => attribute(node, name)).find(Boolean);
  const src = later ?? attribute(node, "src");
  const alt = attribute(node, "alt");
  const place = await places.picture(src, left);
  if (place) return element("img", { src: place, alt }, []);
  // A picture elsewhere would not be loaded; a link to it says where it is.
  return /^https?:/.test(src) ? link(src, alt || src) : text(alt);
}

/** A link to a picture that came along leads to it, and one to a post that came along to that. */
async function anchor(node: Element, places: Places, left: string[]): Promise<void> {
  const href = attribute(node, "href");
  const to = (places.isPicture(href) && (await places.picture(href, []))) || places.link(href, left);
  node.properties = { ...node.properties, href: to };
}
