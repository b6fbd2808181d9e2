import type { RendererObject } from "marked";
import { decodeString } from "micromark-util-decode-string";
import { escapeHtml } from "./escape-html";

/** Returns the HTML attributes to add for a URL; null where that URL is not allowed. */
type Attributes = (url: string) => string | null;

/** An address between < and > may have blanks. */
const written = (href: string) => decodeString(href).replaceAll(" ", "%20");

/**
 * A renderer for texts, links and pictures in pages, feeds and mails: HTML is shown as text, character references
 * (`&copy;`) are decoded, and links do not nest (CommonMark, 2.5 and 6.3).
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
      const url = autolink ? href : written(href);
      const attributes = linkAttributes(url);
      // The author's HTML is escaped, so "<a " can only be a link rendered here.
      if (attributes === null || inside.includes("<a ")) return inside;
      return `<a href="${escapeHtml(url)}"${attributes}>${inside}</a>`;
    },
    image({ href, text, tokens }) {
      const plain = tokens ? this.parser.parseInline(tokens, this.parser.textRenderer) : text;
      const [url, alt] = [written(href), escapeHtml(decodeString(plain))];
      const attributes = pictureAttributes(url);
      return attributes === null ? alt : `<img src="${escapeHtml(url)}" alt="${alt}"${attributes}>`;
    },
  };
}
