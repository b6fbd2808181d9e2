import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { Marked } from "marked";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { FOOTNOTES_AS_TEXT } from "~/base/text/markdown-links";
import { asNote, drawnBySubstack, isControl } from "./embeds";
import {
  attribute,
  classOf,
  type Element,
  type ElementContent,
  element,
  find,
  link,
  linkAlone,
  type Root,
  text,
  textIn,
} from "./html-parts";
import type { Places } from "./places";
import { onLine } from "./raised";

/** What readers fill in or press: its text is no part of the post. */
const FIELDS = new Set(["form", "button", "input", "select", "textarea", "datalist", "progress", "meter"]);
/** Other elements that are removed with their content. */
const DROPPED = new Set([
  "link",
  "meta",
  "base",
  "script",
  "noscript",
  "style",
  "applet",
  "canvas",
  "svg",
  "math",
  "template",
  "map",
  "dialog",
]);
const SILENT = new Set(["link", "meta", "base", "style", "noscript", "template", "svg", "map"]);

/** What Markdown has, or what is only a frame around it or a way of writing it. Of others the text stays. */
const KEPT = new Set(
  `a address article aside b bdi big blockquote body br center cite code dd div dl dt em fieldset figcaption figure font footer h1
  h2 h3 h4 h5 h6 header hgroup hr i img kbd label legend li main nav ol p picture pre s samp section small source span strike
  strong table tbody td tfoot th thead time tr track tt ul var wbr del details summary sup sub col colgroup caption output audio
  video iframe object embed`.split(/\s+/),
);
/** Attributes that say something which Markdown cannot. */
const SAYING = ["title", "lang", "dir", "cite", "colSpan", "rowSpan", "useMap", "longDesc", "dateTime"];

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
  tellChanged(tree, markdown, left);
  return markdown.trim();
}

/** How words are parted is no matter, nor are the quotation marks that an element gets. */
const bare = (text: string) => text.replace(/[\s"]+/g, "");

/** Tells where the text that visitors will see is another one than there: Markdown cannot write everything. */
function tellChanged(tree: Root, markdown: string, left: string[]): void {
  const [there, here] = [
    bare((tree.children as ElementContent[]).map(textIn).join("")),
    bare(
      htmlToText(new Marked({ gfm: true, tokenizer: FOOTNOTES_AS_TEXT }).parse(markdown, { async: false })),
    ),
  ];
  if (there === here) return;
  let at = 0;
  while (there[at] === here[at]) at += 1;
  left.push(
    `text that reads otherwise: “${there.slice(Math.max(0, at - 20), at + 20)}”, here “${here.slice(Math.max(0, at - 20), at + 20)}”`,
  );
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
  parent.children = withNotesJoined(children);
}

/** Joins footnotes that follow each other to one list, below a line. */
function withNotesJoined(children: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let list: Element | null = null;
  for (const child of children) {
    const isNote = child.type === "element" && child.properties.dataNotes === "yes";
    if (isNote && list) list.children.push(...child.children);
    else if (!list || child.type !== "text" || child.value.trim())
      joined.push(...(isNote ? [element("hr", {}, [])] : []), child);
    if (isNote) list ??= child;
    else if (child.type !== "text" || child.value.trim()) list = null;
  }
  return joined;
}

/** Returns what replaces an element: the element itself, changed, or something simpler. */
async function rewritten(node: Element, places: Places, left: string[]): Promise<ElementContent[]> {
  const { tagName } = node;
  if (isControl(node)) return [];
  const isTask = attribute(node, "type") === "checkbox";
  if (FIELDS.has(tagName) && !isTask) {
    const said = textIn(node).trim().replace(/\s+/g, " ").slice(0, 60) || attribute(node, "placeholder");
    if (tagName === "form" || said) left.push(`a ${tagName}${said ? `: ${said}` : ""}`);
    return [];
  }
  if (DROPPED.has(tagName)) {
    if (!SILENT.has(tagName)) left.push(`a ${tagName}`);
    return [];
  }
  const drawn = drawnBySubstack(node, left);
  if (drawn) return drawn.length > 0 ? rewrittenAll(drawn, places, left) : [];
  if (tagName === "iframe") return frame(node, left);
  if (/^(?:audio|video|object|embed)$/.test(tagName)) return film(node, places, left);
  for (const name of SAYING) {
    const said = attribute(node, name);
    const isKept = !said || said === "1" || (name === "title" && /^(?:a|iframe)$/.test(tagName));
    if (!isKept) left.push(`the ${name.toLowerCase()} of a ${tagName}: ${said.slice(0, 100)}`);
  }
  if (!KEPT.has(tagName) && !isTask) left.push(`${tagName}, of which the text stays`);
  if (tagName === "img") return [await picture(node, places, left)];
  if (tagName === "a" && isNoLink(node)) return [];
  if (/footnote-anchor/.test(classOf(node))) return [text(`[${textIn(node).trim()}]`)];
  const note = asNote(node);
  if (note) {
    await rewrite(note, places, left);
    return [note];
  }
  if (tagName === "a" && !attribute(node, "href").trim()) {
    await rewrite(node, places, left);
    const said = textIn(node).trim();
    if (said && !attribute(node, "id") && !attribute(node, "name"))
      left.push(`a link without an address: ${said.slice(0, 60)}`);
    return node.children;
  }
  if (tagName === "a") await anchor(node, places, left);
  await rewrite(node, places, left);
  if (tagName === "summary" && textIn(node).trim())
    return [element("p", {}, [element("strong", {}, node.children)])];
  if (tagName === "a") unnest(node);
  // A footnote's number; the place in the list that it leads to has no address here.
  if (tagName === "sup" && find(node, (one) => attribute(one, "href").startsWith("#")))
    return [text(`[${textIn(node).replace(/[[\]]/g, "").trim()}]`)];
  if ((tagName === "sup" || tagName === "sub") && !find(node, (one) => one.tagName === "a"))
    return textIn(node).trim() ? [text(onLine(textIn(node), tagName))] : node.children;
  // Markdown's tables have no caption.
  const caption =
    tagName === "table" && node.children.find((one) => one.type === "element" && one.tagName === "caption");
  if (caption && "children" in caption) {
    node.children = node.children.filter((one) => one !== caption);
    return [element("p", {}, [element("em", {}, caption.children)]), node];
  }
  if (tagName === "figcaption" && textIn(node).trim())
    node.children = [element("p", {}, [element("em", {}, node.children)])];
  // A Ghost bookmark card becomes a link with the card's title.
  if (tagName === "a" && /kg-(?:bookmark|file-card)-container/.test(attribute(node, "className")))
    return [linkAlone(attribute(node, "href"), titleOf(node))];
  // A WordPress embed holds a bare address, which WordPress would replace with the embedded content.
  if (
    /wp-block-embed__wrapper/.test(attribute(node, "className")) &&
    /^https?:\S+$/.test(textIn(node).trim())
  ) {
    left.push(`embedded, now a link: ${textIn(node).trim()}`);
    return [linkAlone(textIn(node).trim())];
  }
  return [node];
}

async function rewrittenAll(
  nodes: ElementContent[],
  places: Places,
  left: string[],
): Promise<ElementContent[]> {
  const within = element("div", {}, nodes);
  await rewrite(within, places, left);
  return within.children;
}

/** The way back from a footnote, and the second link of a file of WordPress, which loads it. */
const isNoLink = (node: Element): boolean =>
  /footnote-backref|wp-block-file__button/.test(attribute(node, "className")) ||
  /^\s*[↩⤴↑]/u.test(textIn(node));

function titleOf(node: Element): string {
  const title = find(node, (one) => /kg-(?:bookmark|file-card)-title/.test(attribute(one, "className")));
  return title ? textIn(title).trim() : "";
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
  return [linkAlone(shown, attribute(node, "title"))];
}

async function film(node: Element, places: Places, left: string[]): Promise<ElementContent[]> {
  const source = find(node, ({ tagName }) => tagName === "source");
  const src = [attribute(node, "src"), attribute(node, "data"), source && attribute(source, "src")].find(
    Boolean,
  );
  if (!src) {
    left.push(`a ${node.tagName} without an address`);
    return rewrittenAll(node.children, places, left);
  }
  const to = await places.link(src, left);
  left.push(`${node.tagName}, now a link: ${to}`);
  return [linkAlone(to)];
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
