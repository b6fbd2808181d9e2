import { parse, postprocess, preprocess } from "micromark";
import { decodeString } from "micromark-util-decode-string";
import { isWizardStart } from "./content-places";
import { isOwnPath } from "./own-path";
import { parseUrl } from "./parse-url";

/** Parts of Markdown, named as in micromark. */
type Part =
  | "paragraph"
  | "image"
  | "codeFenced"
  | "codeText"
  | "htmlFlow"
  | "htmlText"
  | "resourceDestinationString"
  | "definitionDestinationString";

/** The parser skips a byte order mark, so offsets only fit a text without it. */
const withoutMark = (markdown: string) => markdown.replace(/^\uFEFF/, "");

const eventsOf = (source: string) =>
  postprocess(
    parse()
      .document()
      .write(preprocess()(source, undefined, true)),
  );

/**
 * Replaces parts of Markdown as a CommonMark parser finds them. Everything else stays exactly as written, including
 * code that looks like such a part.
 */
export function rewriteMarkdown(
  markdown: string,
  rewrite: Partial<Record<Part, (text: string) => string>>,
): string {
  const source = withoutMark(markdown);
  let rewritten = "";
  let done = 0;
  for (const [kind, { type, start, end }] of eventsOf(source)) {
    const change = rewrite[type as Part];
    if (kind !== "enter" || !change || start.offset < done) continue;
    rewritten += source.slice(done, start.offset) + change(source.slice(start.offset, end.offset));
    done = end.offset;
  }
  return rewritten + source.slice(done);
}

const OWN = "http://own.invalid";

/**
 * Characters that a URL may contain but that mean something in Markdown: brackets, and `&` before what looks like a
 * character reference.
 */
const SIGN_OF_MARKDOWN = /[()]|&(?=#?\w+;)/g;
const ESCAPED: Record<string, string> = { "(": "%28", ")": "%29", "&": "&amp;" };

/** Resolves a link in Markdown against a folder's URL; null when it leads to another site. */
export function resolveOwn(written: string, folder: string): URL | null {
  const to = decodeString(written).replaceAll(" ", "%20");
  const path = to.replace(/^\.{1,2}(?=\/)/, "");
  return path.startsWith("/") && isOwnPath(path) ? parseUrl(to, new URL(folder, OWN).href) : null;
}

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
  return rewriteMarkdown(markdown, {
    resourceDestinationString: resolve,
    definitionDestinationString: resolve,
  });
}

/** A quick pattern for what may be a link or picture, to avoid parsing all the Markdown. */
const LIKE_ADDRESS = /\]\(\s*<?([^)>\s]+)|^ {0,3}\[[^\]]+\]:\s*<?(\S+)/gm;

/**
 * Returns the paths on this site that links and pictures lead to and for which `isMeant` holds; each once. `folder`:
 * a path.
 */
export function ownAddresses(
  markdown: string,
  folder: string,
  isMeant: (address: string) => boolean,
): string[] {
  const found = new Set<string>();
  const look = (written: string) => {
    const url = resolveOwn(written, folder);
    if (url && isMeant(url.pathname + url.search)) found.add(url.pathname + url.search);
    return written;
  };
  for (const [, inline, defined] of markdown.matchAll(LIKE_ADDRESS)) look(inline ?? defined ?? "");
  if (found.size === 0) return [];
  // Some matches may be inside code, so now parse.
  found.clear();
  rewriteMarkdown(markdown, { resourceDestinationString: look, definitionDestinationString: look });
  return [...found];
}

/** Normalises a label for comparison with a definition's (CommonMark, 6.3). */
const asLabel = (written: string) => written.replace(/\s+/g, " ").trim().toLowerCase();

/** Replaces links to pages that are gone (`isGone`) by their text. `folder`: a path. */
export function withoutLinks(markdown: string, folder: string, isGone: (address: string) => boolean): string {
  if (ownAddresses(markdown, folder, isGone).length === 0) return markdown;
  const source = withoutMark(markdown);
  const events = eventsOf(source).map(([kind, { type, start, end }]) => ({
    is: `${kind} ${type}`,
    ...{ start: start.offset, end: end.offset, text: source.slice(start.offset, end.offset) },
  }));
  const leadsAway = (written: string) => {
    const url = resolveOwn(written, folder);
    return url !== null && isGone(url.pathname);
  };
  const gone = new Set<string>();
  let defined = "";
  for (const { is, text } of events) {
    if (is === "enter definitionLabelString") defined = asLabel(text);
    if (is === "enter definitionDestinationString" && leadsAway(text)) gone.add(defined);
  }
  let rewritten = "";
  let done = 0;
  let words: string | null = null;
  let isAway = false;
  for (const { is, start, end, text } of events) {
    if (is === "enter link") words = null;
    // A picture inside the link has a label and a URL of its own, between those of the link.
    if (is === "enter labelText" && words === null) [words, isAway] = [text, gone.has(asLabel(text))];
    if (is === "enter referenceString") isAway = gone.has(asLabel(text));
    if (is === "enter resourceDestinationString") isAway = leadsAway(text);
    if (is === "enter definitionLabelString") defined = asLabel(text);
    const isCut = is === "exit link" ? isAway : is === "exit definition" && gone.has(defined);
    if (!isCut) continue;
    rewritten += source.slice(done, start) + (is === "exit link" ? words : "");
    done = end;
  }
  return rewritten + source.slice(done);
}

/** Replaces the wizard's placeholder, for texts that cannot contain the wizard: feeds, Markdown, mail. */
export function replaceWizardStart(markdown: string, by: string): string {
  return rewriteMarkdown(markdown, { paragraph: (text) => (isWizardStart(text) ? by : text) });
}
