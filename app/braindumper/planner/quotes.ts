import { type Span, wordsBetween } from "./clauses";
import { BREAKS, JOINTS } from "./library/little-words";
import { type Word, wordsOf } from "./words";

/** A clause of fewer words says little: "photo", "the inspector". */
const FEW = 3;

const textsIn = (list: string) => new Set(wordsOf(list).map(({ text }) => text));
const BEFORE = textsIn(JOINTS);
const AFTER = textsIn(`${JOINTS},${BREAKS}`);

/**
 * What is quoted for a clause, without the words that join it to others. Null when it says little, has a bracket that is not
 * closed, or is the beginning of a list: of "I need a date, time, place" it would be a piece.
 */
export function quoteOf({ idea, words }: { idea: string; words: Word[] }, clause: Span): string | null {
  let { first, last } = clause;
  while (first < last && BEFORE.has(words[first]?.text ?? "")) first += 1;
  while (first < last && AFTER.has(words[last]?.text ?? "")) last -= 1;
  const quote = wordsBetween({ idea, words }, { first, last });
  const isPiece = isListed(idea, words, last) || /[()]/.test(quote.replace(/\([^()]*\)/g, ""));
  return last - first + 1 < FEW || isPiece ? null : quote;
}

/** An item of a list has at most so many words. */
const ITEM = 3;

/** Whether the next two things after this word are short items with a comma before them, in the same sentence. */
function isListed(idea: string, words: Word[], last: number): boolean {
  const items = /^\s*[,、，]/.test(idea.slice(words[last]?.to, (words[last]?.to ?? 0) + 4));
  let end = last + 1;
  while (end - last <= ITEM && words[end + 1]?.clause === words[last + 1]?.clause) end += 1;
  const next = words[end + 1];
  const isSame =
    words[last]?.sentence === words[last + 1]?.sentence && next?.sentence === words[last]?.sentence;
  return items && isSame && end - last <= ITEM;
}
