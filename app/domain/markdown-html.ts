import type { RendererObject } from "marked";
import { decodeString } from "micromark-util-decode-string";
import { escapeHtml } from "./escape-html";

/** The attributes that an address gets where it may be, as HTML; null where it may not. */
type Attributes = (url: string) => string | null;

/**
 * How texts, links and pictures of Markdown become HTML, in pages, feeds and mails: HTML is shown as text, a reference
 * (`&copy;`) is its character, and no link is inside another (CommonMark, 2.5 and 6.3).
 */
export function inlineHtml(linkAttributes: Attributes, pictureAttributes: Attributes): RendererObject {
  return {
    html: (token) =>
      "block" in token && token.block ? `<p>${escapeHtml(token.text)}</p>\n` : escapeHtml(token.text),
    text(token) {
      if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
      return escapeHtml(token.type === "escape" ? token.text : decodeString(token.text));
    },
    link({ href, tokens, autolink }) {
      const inside = this.parser.parseInline(tokens);
      const url = autolink ? href : decodeString(href);
      const attributes = linkAttributes(url);
      // HTML of the author is escaped, so this is a link of ours.
      if (attributes === null || inside.includes("<a ")) return inside;
      return `<a href="${escapeHtml(url)}"${attributes}>${inside}</a>`;
    },
    image({ href, text, tokens }) {
      const plain = tokens ? this.parser.parseInline(tokens, this.parser.textRenderer) : text;
      const [url, alt] = [decodeString(href), escapeHtml(decodeString(plain))];
      const attributes = pictureAttributes(url);
      return attributes === null ? alt : `<img src="${escapeHtml(url)}" alt="${alt}"${attributes}>`;
    },
  };
}
