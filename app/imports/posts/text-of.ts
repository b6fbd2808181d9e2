import { Marked, type Tokens } from "marked";
import { decodeString } from "micromark-util-decode-string";
import { rewriteMarkdown } from "~/base/text/markdown-links";
import { openingWords, textLength } from "~/site/idea/description";
import type { ExportedPost } from "./exported";
import type { Places } from "./places";
import { plainParts } from "./plain-parts";
import { htmlToMarkdown, htmlToText } from "./to-markdown";

/** Returns a post's text as our Markdown. Markdown is kept as written unless it contains HTML, which we would show as text. */
export async function textOf(text: ExportedPost["text"], places: Places, left: string[]): Promise<string> {
  if ("html" in text) return htmlToMarkdown(text.html, places, left);
  const markdown = plainParts(text.markdown);
  if (!hasHtml(markdown)) return moved(markdown, places, left);
  return htmlToMarkdown(await new Marked({ gfm: true }).parse(markdown), places, left);
}

function hasHtml(markdown: string): boolean {
  let found = false;
  const note = (html: string) => {
    found = true;
    return html;
  };
  rewriteMarkdown(markdown, { htmlFlow: note, htmlText: note });
  return found;
}

const IMAGE = /^!\[([\s\S]*)\]\(\s*(?:<([^>]*)>|(\S*?))(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)$/;

async function moved(markdown: string, places: Places, left: string[]): Promise<string> {
  const sources = new Map<string, string | null>();
  const sourceOf = (image: string) => {
    const [, alt = "", inBrackets, bare] = IMAGE.exec(image) ?? [];
    return { alt, src: decodeString(inBrackets ?? bare ?? "") };
  };
  const collect = (image: string) => {
    const { src } = sourceOf(image);
    if (src) sources.set(src, null);
    return image;
  };
  const links = new Map<string, string>();
  const collectLink = (to: string) => {
    links.set(to, to);
    return to;
  };
  rewriteMarkdown(markdown, {
    image: collect,
    resourceDestinationString: collectLink,
    definitionDestinationString: collectLink,
  });
  for (const src of sources.keys()) sources.set(src, await places.picture(src, left));
  for (const to of links.keys()) {
    const href = decodeString(to);
    const leads = await places.link(href, left);
    if (leads !== href) links.set(to, leads);
  }
  const link = (to: string) => links.get(to) ?? to;
  return rewriteMarkdown(markdown, {
    image: (image) => {
      const { alt, src } = sourceOf(image);
      const place = sources.get(src);
      if (!src) return image;
      if (place) return `![${alt}](${place})`;
      return /^https?:/.test(src) ? `[${alt || "picture"}](<${src}>)` : alt;
    },
    resourceDestinationString: link,
    definitionDestinationString: link,
  });
}

/** In characters, about as much as search engines show. */
const WORDS_MAX = 160;

/** Returns the first sentence or two of a post for its description; "" when it has no text. */
export function firstWords(markdown: string): string {
  const marked = new Marked({ gfm: true });
  const paragraphs = marked.lexer(markdown).filter((token): token is Tokens.Paragraph => {
    const [first, ...more] = token.type === "paragraph" ? (token.tokens ?? []) : [];
    // Skips captions, and links that stand for a video.
    return first !== undefined && (more.length > 0 || !/^(?:em|image|link)$/.test(first.type));
  });
  const texts = paragraphs.map(({ raw }) =>
    // Without the numbers of its footnotes.
    htmlToText(marked.parse(raw.replace(/\\\[\d+\]/g, ""), { async: false })).replace(/\s+/g, " "),
  );
  const text = texts.find(Boolean) ?? "";
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
  const [one = "", two = ""] = sentences.map(({ segment }) => segment);
  const fitting = [one + two, one]
    .map((words) => words.trim())
    .find((words) => textLength(words) <= WORDS_MAX);
  return fitting ?? openingWords(one, WORDS_MAX - 1);
}
