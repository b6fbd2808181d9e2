import { parse, postprocess, preprocess } from "micromark";
import { decodeString } from "micromark-util-decode-string";
import { isWizardStart } from "./content-places";
import { isOwnPath } from "./own-path";
import { parseUrl } from "./parse-url";

/** Parts of Markdown, by their names in micromark. */
type Part =
  | "paragraph"
  | "image"
  | "htmlFlow"
  | "htmlText"
  | "resourceDestinationString"
  | "definitionDestinationString";

/** The parser does not count a byte order mark. */
const withoutMark = (markdown: string) => markdown.replace(/^\uFEFF/, "");

const eventsOf = (source: string) =>
  postprocess(
    parse()
      .document()
      .write(preprocess()(source, undefined, true)),
  );

/**
 * Replaces parts of Markdown where the parsed text (CommonMark) has them. Everything else stays as it was written, to the
 * letter: code, too, whatever it looks like.
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

/** What an address may hold, but would mean something in Markdown: brackets, and `&` before what looks like a reference. */
const SIGN_OF_MARKDOWN = /[()]|&(?=#?\w+;)/g;
const ESCAPED: Record<string, string> = { "(": "%28", ")": "%29", "&": "&amp;" };

/** An address of Markdown as one of this site's, seen from a folder's address; null when it leads elsewhere. */
function resolveOwn(written: string, folder: string): URL | null {
  const to = decodeString(written).replaceAll(" ", "%20");
  const path = to.replace(/^\.{1,2}(?=\/)/, "");
  return path.startsWith("/") && isOwnPath(path) ? parseUrl(to, new URL(folder, OWN).href) : null;
}

/**
 * Makes the links and pictures of Markdown lead to this site from anywhere. `folder` is where paths begin, `page` where a link
 * to a part (`#part`) leads to: full addresses in mails and feeds; on the site itself a path, and "" for the page.
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

/** What may be the address of a link or picture, and is found without reading all the Markdown. */
const LIKE_ADDRESS = /\]\(\s*<?([^)>\s]+)|^ {0,3}\[[^\]]+\]:\s*<?(\S+)/gm;

/** The addresses of this site to which links and pictures of Markdown lead and that `isMeant`; each once. `folder`: a path. */
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
  // Some may stand in code.
  found.clear();
  rewriteMarkdown(markdown, { resourceDestinationString: look, definitionDestinationString: look });
  return [...found];
}

/** How labels of definitions are compared. */
const asLabel = (written: string) => written.replace(/\s+/g, " ").trim().toLowerCase();

/** Leaves of links to own addresses that are `isGone` their words alone. `folder`: a path. */
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
    // A picture in a link has a label and an address, too: between those of the link.
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

/** Puts something else where the wizard's first step would be, for texts that cannot hold it: feeds, Markdown, mail. */
export function replaceWizardStart(markdown: string, by: string): string {
  return rewriteMarkdown(markdown, { paragraph: (text) => (isWizardStart(text) ? by : text) });
}
