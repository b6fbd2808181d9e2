// What a text may have to be shown, so that nobody waits for it: everything here is counted while the text is parsed once.
import { Lexer, type Token, Tokenizer, type Tokens } from "marked";

/** Deepest nesting of quotes, lists, links and emphasis: more than anybody writes, and far from a stack overflow. */
const DEEPEST = 30;

/** Maximum of square brackets open at once in a paragraph: the time to find links grows with its square. */
const MOST_BRACKETS = 100;

/** Maximum number of paragraphs, lines of lists, cells, links, emphases and the like: prose of 180 KB has as many. */
const MOST_PARTS = 15_000;

/** In characters of a quote or table: how much the parser may read ahead in all. Measured in the same unit, other things cost: */
const MOST_LOOKED_AT = 2_000_000;
/** each character behind an inline part, behind a sign of emphasis or deletion, and of an item at each line that goes on with it, */
const PER_CHARACTER = 1 / 16;
/** and each further such sign that may end it. */
const PER_SIGN = 12;

const TOO_DEEP = `At most ${DEEPEST} quotes, lists or the like inside each other.`;
const TOO_MANY = `This has too many small parts, like cells of a table: at most ${MOST_PARTS.toLocaleString("en")} are shown. Divide it.`;

/** What is wrong with a text; the message is for its author. */
class OutOfBounds extends Error {}

/** Counts what the text that is being parsed would cost to show. */
class CountingTokenizer extends Tokenizer {
  private depth = 0;
  private looked = 0;

  private inside<T>(read: () => T): T {
    if (this.depth > DEEPEST) throw new OutOfBounds(TOO_DEEP);
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  /** Counts what is read ahead, often in vain: to the end of a table, a quote, a list, an emphasis. */
  private look(cost = 0): void {
    this.looked += cost;
    if (this.looked > MOST_LOOKED_AT) throw new OutOfBounds(TOO_MANY);
  }

  override blockquote(source: string) {
    this.look(this.rules.block.blockquote.exec(source)?.[0].length);
    return this.inside(() => super.blockquote(source));
  }
  override list(...args: Parameters<Tokenizer["list"]>) {
    return this.inside(() => super.list(...args));
  }
  override table(source: string) {
    const [raw = ""] = this.rules.block.table.exec(source) ?? [];
    this.look(raw.length);
    // Each row is filled up to the width of the head.
    const [head = "", ...rows] = raw.split("\n");
    if (head.split("|").length * rows.length > MOST_PARTS) throw new OutOfBounds(TOO_MANY);
    return super.table(source);
  }
  override link(...args: Parameters<Tokenizer["link"]>) {
    return this.inside(() => super.link(...args));
  }
  override reflink(...args: Parameters<Tokenizer["reflink"]>) {
    return this.inside(() => super.reflink(...args));
  }
  // Asked first, at each inline part.
  override escape(source: string) {
    this.look(source.length * PER_CHARACTER);
    return super.escape(source);
  }
  override emStrong(...args: Parameters<Tokenizer["emStrong"]>) {
    return this.between("*_", args[0], () => super.emStrong(...args));
  }
  override del(...args: Parameters<Tokenizer["del"]>) {
    return this.between("~", args[0], () => super.del(...args));
  }

  private between<T extends Tokens.Generic>(signs: string, source: string, read: () => T | undefined) {
    const found = this.inside(read);
    // It is asked at each letter.
    if (signs.includes(source.charAt(0))) {
      const passed = found?.raw ?? source;
      let ends = 0;
      for (const sign of passed) if (signs.includes(sign)) ends += 1;
      this.look(passed.length * PER_CHARACTER + ends * PER_SIGN);
    }
    return found;
  }
}

/** Returns why a Markdown text cannot be shown, as a sentence for its author: rendering it would fail or take too long. Null if it can. */
export function markdownProblem(markdown: string): string | null {
  if (markdown.split(/\n[ \t]*\n/).some((paragraph) => bracketsOpen(paragraph) > MOST_BRACKETS))
    return TOO_DEEP;
  if (lazyCost(markdown) > MOST_LOOKED_AT) return TOO_MANY;
  try {
    const parts = countParts(new Lexer({ gfm: true, tokenizer: new CountingTokenizer() }).lex(markdown));
    return parts > MOST_PARTS ? TOO_MANY : null;
  } catch (error) {
    if (error instanceof OutOfBounds) return error.message;
    throw error;
  }
}

function countParts(tokens: Token[] = []): number {
  let parts = 0;
  for (const token of tokens) {
    const cells =
      token.type === "table" ? [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].flat() : [];
    const within = [...((token as Tokens.List).items ?? []), ...cells];
    parts += 1 + countParts("tokens" in token ? token.tokens : []);
    for (const each of within) parts += 1 + countParts(each.tokens);
  }
  return parts;
}

const QUOTE_MARKS = /^(?: {0,3}> ?)+/;
const LIST_MARKS = /^(?: *(?:[-*+]|\d{1,9}[.)]) )+ */;
const FENCE = /^(?:```|~~~)/;

/** Returns what lines cost that go on with a list's item without being indented: at each, marked copies what the item has so far. */
function lazyCost(markdown: string): number {
  let [item, indent, cost, isAfterBlank] = [0, 0, 0, false];
  for (const written of markdown.split("\n")) {
    const line = written.replaceAll("\t", "    ").replace(QUOTE_MARKS, "");
    const [marks] = LIST_MARKS.exec(`${line} `) ?? [];
    const isBlank = line.trim() === "";
    if (!line.startsWith(" ") && !isBlank && (marks || isAfterBlank || FENCE.test(line)))
      [item, indent] = [0, 0];
    item += line.length + 1;
    if (marks) indent = marks.length;
    else if (!isBlank && line.search(/\S/) < indent) cost += item * PER_CHARACTER;
    isAfterBlank = isBlank;
  }
  return cost;
}

/** Returns the largest number of square brackets open at once. */
function bracketsOpen(text: string): number {
  let [open, most] = [0, 0];
  for (const [sign] of text.matchAll(/[[\]]/g)) {
    open = Math.max(0, open + (sign === "[" ? 1 : -1));
    most = Math.max(most, open);
  }
  return most;
}
