import { Marked, type RendererObject, type Tokens } from "marked";
import { markedHighlight } from "marked-highlight";
import { WIZARD_START } from "~/domain/content-places";
import { highlight } from "./highlight";

/** Ids that the frame of the page has already. */
const TAKEN_IDS = ["main", "join", "join-title", "more-posts", "rules-block"];

/** Stands in the block of the coding rules, which a button copies. */
const RULES_ID = 'id="rules-block"';

/** Code in these languages is prose: it wraps, so nobody has to scroll sideways to read it. */
const WRAPPED = new Set(["", "text", "markdown", "rules"]);

const HIGHLIGHTED = markedHighlight({
  highlight: (code, lang) => highlight(code, languageOf(lang)) ?? code,
});

/**
 * Markdown of content/ to HTML. Headings get ids and stand below the page's own; HTML in it is shown, not obeyed; links
 * lead to http, https, mailto and own addresses only, foreign ones with rel=noopener.
 */
export function renderMarkdown(source: string): string {
  const ids = new Set(TAKEN_IDS);
  const renderer: RendererObject = {
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      const plain = this.parser.parseInline(tokens, this.parser.textRenderer);
      return `<h${level} id="${freshId(plain, ids)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    code: codeBlock,
    paragraph({ tokens, text }) {
      if (text.trim() === "{{braindumper}}") return `${WIZARD_START}\n`;
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    html: (token) =>
      "block" in token && token.block ? `<p>${escapeHtml(token.text)}</p>\n` : escapeHtml(token.text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!isAllowed(href)) return text;
      return `<a href="${escapeHtml(href)}"${/^https?:/i.test(href) ? ' rel="noopener"' : ""}>${text}</a>`;
    },
    image: ({ href, text }) =>
      isAllowed(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
        : escapeHtml(text),
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
  return new Marked(HIGHLIGHTED, { gfm: true, renderer }).parse(source, { async: false });
}

/** Fewer headings need no list of them. */
const CONTENTS_MIN = 3;

/** The headings of the second level of a rendered text, with the ids to jump to. */
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

/** What a block's head says of the language; others are called as they are written. */
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

/** A block with a head: the script of reading pages puts its copy button there, so nothing moves. */
function codeBlock({ text, lang = "", escaped = false }: Tokens.Code): string {
  const language = languageOf(lang);
  // What scrolls must be reached by keyboard; what wraps need not.
  const attributes = WRAPPED.has(language) ? ' class="wraps"' : ' tabindex="0"';
  const id = language === "rules" ? ` ${RULES_ID}` : "";
  const name = escapeHtml(LANGUAGE_NAMES[language] ?? language);
  const code = escaped ? text : escapeHtml(text);
  return `<figure class="code"${id}><figcaption>${name}</figcaption><pre${attributes}><code>${code}\n</code></pre></figure>\n`;
}

const languageOf = (lang: string) => /^[\w+-]*/.exec(lang)?.[0] ?? "";

/** An own path, a place on the page, or one of three schemes: javascript: and the like lead nowhere. */
function isAllowed(address: string): boolean {
  return /^(https?:|mailto:|#|\/(?!\/)|\.{1,2}\/)/i.test(address) && !/\s/.test(address);
}

function freshId(text: string, taken: Set<string>): string {
  const base =
    text
      .replace(/&[a-z0-9#]+;/gi, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "part";
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
