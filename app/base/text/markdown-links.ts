import { Marked, type Token, type Tokens } from "marked";
import { parse, postprocess, preprocess } from "micromark";
import { decodeString } from "micromark-util-decode-string";
import { isOwnPath, parseUrl } from "./url";

/** Parts of Markdown, named as in micromark. */
type Part =
  | "image"
  | "codeFenced"
  | "codeText"
  | "htmlFlow"
  | "htmlText"
  | "resourceDestinationString"
  | "definitionDestinationString";

/** The parsers skip a byte order mark, so offsets only fit a text without it. */
const withoutMark = (markdown: string) => markdown.replace(/^\uFEFF/, "");

/**
 * Replaces parts of Markdown as a CommonMark parser finds them. Everything else stays exactly as written, including
 * code that looks like such a part. Takes seconds for some long texts, so never while a visitor waits.
 */
export function rewriteMarkdown(
  markdown: string,
  rewrite: Partial<Record<Part, (text: string) => string>>,
): string {
  const source = withoutMark(markdown);
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(source, undefined, true)),
  );
  let rewritten = "";
  let done = 0;
  for (const [kind, { type, start, end }] of events) {
    const change = rewrite[type as Part];
    if (kind !== "enter" || !change || start.offset < done) continue;
    rewritten += source.slice(done, start.offset) + change(source.slice(start.offset, end.offset));
    done = end.offset;
  }
  return rewritten + source.slice(done);
}

/**
 * A tokenizer for marked, which does not support footnotes: it takes `[^1]: https://a.example` for an invisible link
 * definition. This keeps the text of such a footnote as a paragraph.
 */
export const FOOTNOTES_AS_TEXT = {
  def: (source: string): undefined | false => (/^ {0,3}\[\^/.test(source) ? undefined : false),
};

/** What pages, mails and checks take Markdown apart with. */
export const LEXER = new Marked({ gfm: true, tokenizer: FOOTNOTES_AS_TEXT });

type Link = Tokens.Link | Tokens.Image | Tokens.Def;
type Change = {
  /** Returns what stands for a link, picture or definition. `written`: the same with what is inside it already changed. */
  link?: (token: Link, written: string, inside: string) => string;
  paragraph?: (text: string) => string;
};

const isLink = (token: Token): token is Link => /^(?:link|image|def)$/.test(token.type);

/** How many lines further a line is looked for: between two parts of a text only marks and repeated definitions stand. */
const AHEAD = 20;

/**
 * Replaces links, pictures, definitions and paragraphs as the parser of pages finds them, in time that grows with the
 * length. Everything else stays as written. A replacement has as many lines as what it stands for.
 */
function rewriteLines(markdown: string, { link, paragraph }: Change): string {
  const lines = withoutMark(markdown).split("\n");
  let at = 0;
  // What parsers see of a line inside quotes and lists is its end, so lines are found one after the other.
  const put = (before: string, after: string) => {
    const now = after.split("\n");
    for (const [index, old] of before.split("\n").entries()) {
      if (old.trim() === "") continue;
      const found = lines.slice(at, at + AHEAD).findIndex((line) => line.includes(old));
      if (found < 0) continue;
      at += found + 1;
      if (now[index] !== old) lines[at - 1] = replaceLast(lines[at - 1] as string, old, now[index] ?? "");
    }
  };
  const inline = (tokens: Token[] = []): string => tokens.map(changed).join("");
  const changed = (token: Token): string => {
    const [before, inside] = [rawOf(token), "tokens" in token ? inline(token.tokens) : ""];
    const written = before === inside ? token.raw : replaceLast(token.raw, before, inside);
    return link && isLink(token) ? link(token, written, inside) : written;
  };
  const cells = ({ raw, header, rows }: Tokens.Table) => {
    const [head = "", rule = "", ...below] = raw.split("\n");
    const row = (line: string, row: Tokens.TableCell[]) => {
      let [done, rest] = ["", line];
      for (const { tokens } of row) {
        const old = tokens.map(({ raw }) => raw).join("");
        const from = rest.indexOf(old);
        if (from < 0) continue;
        done += rest.slice(0, from) + inline(tokens);
        rest = rest.slice(from + old.length);
      }
      return done + rest;
    };
    return [row(head, header), rule, ...below.map((line, at) => row(line, rows[at] ?? []))].join("\n");
  };
  const block = (token: Token): void => {
    if (token.type === "list") for (const item of (token as Tokens.List).items) item.tokens.forEach(block);
    else if (token.type === "blockquote") token.tokens?.forEach(block);
    else if (token.type === "table") put(token.raw, cells(token as Tokens.Table));
    else if (token.type === "paragraph" && paragraph) put(token.raw, paragraph(token.raw));
    else if (token.type !== "checkbox") put(token.raw, changed(token));
  };
  LEXER.lexer(lines.join("\n")).forEach(block);
  return lines.join("\n");
}

/** The text inside a token, as written. */
const rawOf = (token: Token): string =>
  "tokens" in token ? (token.tokens ?? []).map(({ raw }) => raw).join("") : "";

function replaceLast(text: string, old: string, by: string): string {
  const from = text.lastIndexOf(old);
  return from < 0 ? text : text.slice(0, from) + by + text.slice(from + old.length);
}

/** Where a link or picture leads that is not a reference, or a definition; the address is the second group. */
const DESTINATION = /^([\s\S]*\]\(\s*<?)((?<=<)[^>\n]*|\S*?)(>?(?:\s+["'(][\s\S]*)?\s*\))$/;
const DEFINED = /^(\s*\[(?:\\.|[^\]\\])+\]:\s*<?)((?<=<)[^>\n]*|[^\s>]+)([\s\S]*)$/;

/** Splits a link as written into what is before its address, the address, and what follows; null for a reference. */
function atAddress({ type }: Link, written: string): [before: string, address: string, after: string] | null {
  const [, before, address, after] = (type === "def" ? DEFINED : DESTINATION).exec(written) ?? [];
  return before === undefined || address === undefined ? null : [before, address, after ?? ""];
}

const OWN = "http://own.invalid";

/** Signs that a URL may contain but that mean something in Markdown, as `&` before what looks like a reference. */
const SIGN_OF_MARKDOWN = /[()]|&(?=#?\w+;)/g;
const ESCAPED: Record<string, string> = { "(": "%28", ")": "%29", "&": "&amp;" };

/** Resolves a link in Markdown against a folder's URL; null when it leads to another site. */
export function resolveOwn(written: string, folder: string): URL | null {
  const to = decodeString(written).replaceAll(" ", "%20");
  const path = to.replace(/^\.{1,2}(?=\/)/, "");
  return path.startsWith("/") && isOwnPath(path) ? parseUrl(to, new URL(folder, OWN).href) : null;
}

/** What may be a link or picture whose address has no scheme. */
const WITHOUT_SCHEME = /\](?:\(|:)\s*<?(?![a-z][a-z0-9+.-]*:)/i;

/**
 * Rewrites links and pictures in Markdown so that they work from anywhere. `folder`: where relative paths begin.
 * `page`: where links to a fragment (`#part`) lead. Both are full URLs for mails and feeds; on the site, a path and
 * "".
 */
export function withLinksFrom(markdown: string, folder: string, page: string): string {
  const resolve = (written: string) => {
    if (decodeString(written).startsWith("#")) return page + written;
    const url = resolveOwn(written, folder);
    if (!url) return written;
    const own = url.pathname + url.search + url.hash;
    return (folder.startsWith("/") ? own : url.origin + own).replace(
      SIGN_OF_MARKDOWN,
      (sign) => ESCAPED[sign] ?? sign,
    );
  };
  if (!WITHOUT_SCHEME.test(markdown)) return withoutMark(markdown);
  return rewriteLines(markdown, {
    link(token, written) {
      const [before, address = "", after] = atAddress(token, written) ?? [];
      return before === undefined ? written : before + resolve(address) + after;
    },
  });
}

/** A quick pattern for what may be a link or picture, to avoid parsing all the Markdown. */
const LIKE_ADDRESS = /\]\(\s*<?([^)>\s]+)|^ {0,3}\[[^\]]+\]:\s*<?(\S+)/gm;

/** Returns the paths of this site, each once, that Markdown at `folder` leads to and for which `isMeant` holds. */
export function ownAddresses(
  markdown: string,
  folder: string,
  isMeant: (address: string) => boolean,
): string[] {
  const found = new Set<string>();
  const look = (written: string) => {
    const url = resolveOwn(written, folder);
    if (url && isMeant(url.pathname + url.search)) found.add(url.pathname + url.search);
  };
  for (const [, inline, defined] of markdown.matchAll(LIKE_ADDRESS)) look(inline ?? defined ?? "");
  if (found.size === 0) return [];
  // Some matches may be inside code, so now parse.
  found.clear();
  rewriteLines(markdown, {
    link(token, written) {
      look(atAddress(token, written)?.[1] ?? "");
      return written;
    },
  });
  return [...found];
}

/** Replaces links to pages that are gone (`isGone`) by their text. `folder`: a path. */
export function withoutLinks(markdown: string, folder: string, isGone: (address: string) => boolean): string {
  if (ownAddresses(markdown, folder, isGone).length === 0) return markdown;
  return rewriteLines(markdown, {
    link(token, written, inside) {
      const url = token.type === "image" ? null : resolveOwn(token.href, folder);
      if (!url || !isGone(url.pathname)) return written;
      return token.type === "def" ? "" : inside;
    },
  });
}

/** Replaces the wizard's placeholder, for texts that cannot contain the wizard: feeds, Markdown, mail. */
export function replaceWizardStart(markdown: string, by: string): string {
  if (!markdown.includes(WIZARD_START_LINE)) return markdown;
  return rewriteLines(markdown, {
    paragraph: (text) => (isWizardStart(text) ? text.replace(WIZARD_START_LINE, by) : text),
  });
}

/** Replaces a paragraph `{{braindumper}}` in rendered HTML, until the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** The placeholder as authors write it, in a paragraph of its own. */
export const WIZARD_START_LINE = "{{braindumper}}";

/** Returns whether a paragraph of Markdown is the placeholder of the wizard's first step. */
export const isWizardStart = (paragraph: string): boolean => paragraph.trim() === WIZARD_START_LINE;
