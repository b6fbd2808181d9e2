import { Marked, type RendererObject, type Tokens } from "marked";
import { markedHighlight } from "marked-highlight";
import { escapeHtml } from "~/base/text/escape-html";
import { inlineHtml } from "~/base/text/markdown-html";
import { FOOTNOTES_AS_TEXT, isWizardStart, WIZARD_START } from "~/base/text/markdown-links";
import { isOwnPath } from "~/base/text/url";
import { highlight } from "./highlight";
import type { PictureSize } from "./picture-size";

/** Ids that the page around the text uses, so headings must not. */
const TAKEN_IDS = ["main", "join", "join-title", "more-posts", "rules-block"];

/** The id of the coding rules' block, which a button copies. */
const RULES_ID = 'id="rules-block"';

/** Languages that are prose: they wrap instead of scrolling sideways. */
const WRAPPED = new Set(["", "text", "markdown", "rules"]);

/** In characters of one text: more code than this is shown without colours, which take long to find. */
const MOST_COLOURED = 12_000;

function coloured() {
  let left = MOST_COLOURED;
  return markedHighlight({
    highlight(code, lang) {
      left -= code.length;
      return (left >= 0 ? highlight(code, languageOf(lang)) : null) ?? code;
    },
  });
}

const linkAttributes = (url: string) =>
  isAllowed(url) ? (/^https?:/i.test(url) ? ' rel="noopener"' : "") : null;

/**
 * Renders Markdown from content/ or an issue. Headings get ids and are at least h2, HTML is shown as text, and links lead to
 * http, https, mailto and own paths only. `sizeAt` returns a picture's size, so that nothing moves when it loads.
 */
export function renderMarkdown(
  source: string,
  sizeAt: (url: string) => PictureSize | null = () => null,
): string {
  const ids = new Map(TAKEN_IDS.map((id) => [id, 1]));
  const renderer: RendererObject = {
    ...inlineHtml(linkAttributes, (url) => {
      const size = sizeAt(url);
      const sides = size ? ` width="${size.width}" height="${size.height}"` : "";
      return isAllowed(url) ? ` loading="lazy"${sides}` : null;
    }),
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      const plain = this.parser.parseInline(tokens, this.parser.textRenderer);
      return `<h${level} id="${freshId(plain, ids)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    code: codeBlock,
    paragraph({ tokens, text }) {
      if (isWizardStart(text)) return `${WIZARD_START}\n`;
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    table(token) {
      const row = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`;
      const body = token.rows.map(row).join("");
      return `<div class="wide-table" role="group" aria-label="Table" tabindex="0"><table><thead>${row(token.header)}</thead><tbody>${body}</tbody></table></div>\n`;
    },
    tablecell({ header, align, tokens }) {
      const start = header ? 'th scope="col"' : "td";
      const text = this.parser.parseInline(tokens);
      return `<${start}${align === "right" ? ' class="num"' : ""}>${text}</${header ? "th" : "td"}>`;
    },
  };
  return new Marked(coloured(), { gfm: true, renderer, tokenizer: FOOTNOTES_AS_TEXT }).parse(source, {
    async: false,
  });
}

/** A table of contents is not worth it for fewer headings. */
const CONTENTS_MIN = 3;

/** Returns the h2 headings of rendered HTML with their ids; empty when there are too few. */
export function contentsOf(html: string): { id: string; text: string }[] {
  const found = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    id,
    text: inner
      .replace(/<[^>]+>/g, "")
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => PLAIN_SIGNS[entity] ?? entity),
  }));
  return found.length < CONTENTS_MIN ? [] : found;
}

const PLAIN_SIGNS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Display names above code blocks; other languages are shown as written. */
const LANGUAGE_NAMES: Record<string, string> = {
  "": "Text",
  text: "Text",
  markdown: "Markdown",
  rules: "Coding rules",
  js: "JavaScript",
  ts: "TypeScript",
  tsx: "TypeScript",
  json: "JSON",
  sql: "SQL",
  bash: "Shell",
};

/** Renders a code block with a header, where the script can add a copy button without a layout shift. */
function codeBlock({ text, lang = "", escaped = false }: Tokens.Code): string {
  const language = languageOf(lang);
  // Scrolling blocks must be focusable, so that the keyboard can scroll them (WCAG 2.1.1).
  const attributes = WRAPPED.has(language) ? ' class="wraps"' : ' tabindex="0"';
  const id = language === "rules" ? ` ${RULES_ID}` : "";
  const name = escapeHtml(LANGUAGE_NAMES[language] ?? language);
  const written = language && ` class="language-${language}"`;
  const code = escaped ? text : escapeHtml(text);
  return `<figure class="code"${id}><figcaption>${name}</figcaption><pre${attributes}><code${written}>${code}\n</code></pre></figure>\n`;
}

const languageOf = (lang: string) => /^[\w+-]*/.exec(lang)?.[0] ?? "";

/** Allows own paths, fragments, http, https and mailto, but not javascript: and others. */
function isAllowed(url: string): boolean {
  if (/^\.{0,2}\//.test(url)) return isOwnPath(url.startsWith("/") ? url : `/${url}`);
  return /^(https?:|mailto:|#)/i.test(url) && !/\s/.test(url);
}

/** Returns the id of a heading. `taken`: how many have had each id so far. */
function freshId(text: string, taken: Map<string, number>): string {
  const base =
    text
      .replace(/&[a-z0-9#]+;/gi, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "part";
  let number = (taken.get(base) ?? 0) + 1;
  while (number > 1 && taken.has(`${base}-${number}`)) number += 1;
  const id = number > 1 ? `${base}-${number}` : base;
  taken.set(base, number);
  if (id !== base) taken.set(id, 1);
  return id;
}
