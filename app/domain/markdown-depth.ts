import { Lexer, Tokenizer } from "marked";

/** Quotes, lists, links and emphasis inside each other: more than anybody writes, far from where the stack ends. */
const DEEPEST = 30;

/** Square brackets open at once in a paragraph: the time to find links grows with their square. */
const MOST_BRACKETS = 100;

class TooDeep extends Error {}

/** Counts what is open around the text that is read. */
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

/** Whether Markdown nests so deep that rendering it would end in an error, or take seconds. */
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

/** How many square brackets are open at once, at most. */
function bracketsOpen(text: string): number {
  let [open, most] = [0, 0];
  for (const [sign] of text.matchAll(/[[\]]/g)) {
    open = Math.max(0, open + (sign === "[" ? 1 : -1));
    most = Math.max(most, open);
  }
  return most;
}
