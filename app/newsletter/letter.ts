import { Marked, type MarkedToken, type RendererObject, type Token, type Tokens } from "marked";
import { decodeString } from "micromark-util-decode-string";
import { once } from "~/base/kernel/once";
import { escapeHtml } from "~/base/text/escape-html";
import { inlineHtml } from "~/base/text/markdown-html";
import { FOOTNOTES_AS_TEXT, LEXER, withLinksFrom } from "~/base/text/markdown-links";
import type { Letter } from "~/mail/data/outgoing";
import { coloursOf, type LetterSite, sheet } from "~/mail/sheet";
import { wordsIn } from "~/site/site";

/** The sender's identity, which many countries require in a newsletter. Empty parts are left out. */
type Sender = { controller: string; contact: string; address: string };

type NewsletterParts = {
  site: LetterSite;
  sender: Sender;
  subject: string;
  body: string;
  webUrl: string | null;
};

/** Additional CSS. Many mail programs ignore style sheets, so the rules that matter are also set inline. */
const STYLE = [
  ".text{font-size:16px;line-height:1.6;overflow-wrap:anywhere}",
  ".text img{max-width:100%;height:auto}",
  ".text pre{white-space:pre-wrap;padding:12px;border:1px solid #b9bdd0;font-size:14px}",
  ".text blockquote{margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #b9bdd0}",
  ".text h2,.text h3{line-height:1.3;margin:28px 0 12px}",
  ".text table{border-collapse:collapse}.text td,.text th{border:1px solid #b9bdd0;padding:4px 8px;text-align:left}",
].join("");

const linkStyle = (site: LetterSite) => ` class="address" style="color:${coloursOf(site).link}"`;

const rendererOf = (link: string): RendererObject => ({
  ...inlineHtml(
    (url) => (/^(https?:|mailto:)/i.test(url) ? link : null),
    (url) => (/^https?:/i.test(url) ? ' style="max-width:100%;height:auto"' : null),
  ),
  heading({ tokens, depth }) {
    const level = Math.min(Math.max(2, depth), 3);
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
  },
});

const BLOCKS = ["blockquote", "code", "heading", "hr", "list", "paragraph", "table"];

/** Says Markdown as it is read in plain text: without its marks, and with an address after the words that lead there. */
function plain(tokens: Token[]): string {
  const said = tokens.map((token) => {
    const text = plainText(token as MarkedToken);
    return BLOCKS.includes(token.type) ? `${text.trimEnd()}\n\n` : text;
  });
  return said.join("");
}

const indent = (mark: string, text: string, by: string) => mark + text.trimEnd().replaceAll("\n", `\n${by}`);

function plainText(token: MarkedToken): string {
  switch (token.type) {
    case "space":
    case "def":
      return "";
    case "br":
      return "\n";
    case "hr":
      return "* * *";
    case "code":
      return indent("    ", token.text, "    ");
    case "codespan":
    case "escape":
    case "html":
      return token.text;
    case "blockquote":
      return indent("> ", plain(token.tokens), "> ");
    case "list": {
      const markAt = (at: number) => (token.ordered ? `${Number(token.start) + at}. ` : "- ");
      const lines = token.items.map(({ tokens }, at) => indent(markAt(at), plain(tokens), "  "));
      return lines.join("\n");
    }
    case "table":
      return [token.header, ...token.rows]
        .map((cells) => cells.map(({ tokens }) => plain(tokens)).join(" · "))
        .join("\n");
    case "link": {
      const [words, url] = [plain(token.tokens), decodeString(token.href).replace(/^mailto:/i, "")];
      return words === url ? url : `${words} <${url}>`;
    }
    case "image":
      return `Picture: ${[token.text, token.href].filter(Boolean).map(decodeString).join(", ")}`;
    default: {
      const { type, raw, tokens } = token as Tokens.Generic;
      // What stands in a list's item is a line: another list may follow it.
      return tokens ? plain(tokens) + (type === "text" ? "\n" : "") : decodeString(raw);
    }
  }
}

/** Drops lines whose parts all occur in another: a postal address often repeats the name above it. */
function saidOnce(lines: string[]): string[] {
  const said = lines
    .map((line) => line.split(",").map((part) => part.trim().toLowerCase()))
    .map((parts) => parts.filter(Boolean));
  const isIn = (parts: string[], others: string[]) => parts.every((part) => others.includes(part));
  return lines.filter((_, at) => {
    const parts = said[at] as string[];
    const isSaid = said.some(
      (others, other) => other !== at && isIn(parts, others) && (other < at || !isIn(others, parts)),
    );
    return parts.length > 0 && !isSaid;
  });
}

/** Renders what all copies share, once. @returns a function for a subscriber's copy, with headers of RFC 2369 and RFC 8058 */
export function newsletterLetter({
  site,
  sender,
  subject,
  body,
  webUrl,
}: NewsletterParts): (unsubscribeUrl: string) => Letter {
  const linked = linkStyle(site);
  const markdown = new Marked({ gfm: true, renderer: rendererOf(linked), tokenizer: FOOTNOTES_AS_TEXT });
  const source = withLinksFrom(body, `${site.origin}/`, webUrl ?? `${site.origin}/`);
  const words = Object.entries(wordsIn(site.language ?? "en"))
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ""))
    .join("");
  const inside = once(
    () => `<h1${words} style="margin:0 0 20px;font-size:24px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
<div class="text"${words}>${markdown.parse(source, { async: false })}</div>`,
  );
  const inPlainText = once(() => plain(LEXER.lexer(source)).trim());
  const { controller, contact, address } = sender;
  const from = saidOnce([controller || site.name, ...address.split("\n"), contact]);
  return (unsubscribeUrl) => {
    const url = escapeHtml(unsubscribeUrl);
    const link = (to: string, label: string) => `<a href="${to}"${linked}>${label}</a>`;
    const below = [
      `You get this because you subscribed to the newsletter of ${escapeHtml(site.name)}.`,
      [link(url, "Unsubscribe"), ...(webUrl ? [link(escapeHtml(webUrl), "Read it on the web")] : [])].join(
        " · ",
      ),
      from.map(escapeHtml).join("<br>"),
    ].join("<br>");
    const text = () =>
      [
        subject,
        inPlainText(),
        "--",
        `You get this because you subscribed to the newsletter of ${site.name}.`,
        `Unsubscribe: ${unsubscribeUrl}`,
        ...(webUrl ? [`Read it on the web: ${webUrl}`] : []),
        from.join("\n"),
      ].join("\n\n");
    return {
      from: site.name,
      subject,
      // A preview shows one of them alone.
      get text() {
        return text();
      },
      get html() {
        return sheet(site, { subject, inside: inside(), below, style: STYLE });
      },
      headers: {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "List-Id": `<newsletter.${new URL(site.origin).hostname}>`,
      },
    };
  };
}
