import { Lexer, Tokenizer } from "marked";

/** Deepest nesting of quotes, lists, links and emphasis: more than anybody writes, and far from a stack overflow. */
const DEEPEST = 30;

/**
 * Maximum number of square brackets open at once in a paragraph: finding links takes time that grows with its square.
 */
const MOST_BRACKETS = 100;

class TooDeep extends Error {}

/** Counts how deep the text that is being parsed is nested. */
class CountingTokenizer extends Tokenizer {
  private depth = 0;

  private inside<T>(read: () => T): T {
    if (this.depth > DEEPEST) throw new TooDeep();
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  override blockquote(...args: Parameters<Tokenizer["blockquote"]>) {
    return this.inside(() => super.blockquote(...args));
  }
  override list(...args: Parameters<Tokenizer["list"]>) {
    return this.inside(() => super.list(...args));
  }
  override link(...args: Parameters<Tokenizer["link"]>) {
    return this.inside(() => super.link(...args));
  }
  override reflink(...args: Parameters<Tokenizer["reflink"]>) {
    return this.inside(() => super.reflink(...args));
  }
  override emStrong(...args: Parameters<Tokenizer["emStrong"]>) {
    return this.inside(() => super.emStrong(...args));
  }
  override del(...args: Parameters<Tokenizer["del"]>) {
    return this.inside(() => super.del(...args));
  }
}

export const TOO_DEEP = `At most ${DEEPEST} quotes, lists or the like inside each other.`;

/** Returns whether Markdown is nested so deep that rendering it would fail or take seconds. */
export function nestsTooDeep(markdown: string): boolean {
  if (markdown.split(/\n[ \t]*\n/).some((paragraph) => bracketsOpen(paragraph) > MOST_BRACKETS)) return true;
  try {
    new Lexer({ gfm: true, tokenizer: new CountingTokenizer() }).lex(markdown);
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
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
