import { isShort, type Span, wordsBetween } from "./clauses";
import { BREAKS, JOINTS } from "./library/little-words";
import { type Word, wordsOf } from "./words";

/** A clause of fewer words says little: "photo", "for the inspector". */
const FEW = 4;
/** A clause of fewer words is an item of a list. */
const ITEM = 3;
/** One of few words that is also shorter than this, in UTF-16 units, says nothing unless it is a whole sentence. */
const SHORTEST_QUOTE = 12;

type Text = { idea: string; words: Word[]; clauses: Span[] };

/**
 * What is quoted for a clause: not the words that join it to others, but the short items of a list that goes on after it;
 * for one of few words as much of its sentence as is short enough. Null when that is no more than a word.
 * @param taken clauses that are left alone; those that are quoted now are added.
 */
export function quoteOf(text: Text, clause: Span, taken: Set<Span>): string | null {
  const { words, clauses } = text;
  let quote = trimmed(words, clause);
  let wider = quote;
  const take = (neighbour: Span | undefined) => {
    if (!neighbour || taken.has(neighbour)) return false;
    const both = {
      first: Math.min(wider.first, neighbour.first),
      last: Math.max(wider.last, neighbour.last),
    };
    if (words[both.first]?.sentence !== words[both.last]?.sentence || !isShort(words, both)) return false;
    wider = both;
    if (hasEvenBrackets(wordsBetween(text, both))) quote = trimmed(words, both);
    if (!hasEvenBrackets(wordsBetween(text, quote))) quote = both;
    return true;
  };
  /** The items after it all or none: "the code, the wifi" of five things would be a piece. */
  const takeList = (most: number) => {
    let end = at;
    while (isItem(words, clauses[end + 1], most) && inSentence(words, clause, clauses[end + 1])) end += 1;
    const list = { first: quote.first, last: clauses[end]?.last ?? quote.last };
    if (isShort(words, list)) for (let after = at + 1; after <= end && take(clauses[after]); ) after += 1;
  };
  const wasFew = length(quote) < FEW;
  const at = clauses.indexOf(clause);
  for (let before = at - 1; wasFew && take(clauses[before]); ) before -= 1;
  if (wasFew) for (let after = at + 1; take(clauses[after]); ) after += 1;
  else takeList(ITEM - 1);
  // "Schools request a tour with date, age, number of pupils, language": longer items, where it would be cut without them.
  if (isCutList(text, quote)) takeList(FEW);
  for (const each of clauses) if (each.first <= quote.last && quote.first <= each.last) taken.add(each);
  const quoted = wordsBetween(text, quote);
  const saysNothing = length(quote) < FEW && quoted.length < SHORTEST_QUOTE && !isSentence(words, quote);
  return saysNothing || !hasEvenBrackets(quoted) || isCutList(text, quote) ? null : quoted;
}

/** Whether the quote is the beginning of a sentence that goes on with a list: "I need a date, time, place, owner". */
function isCutList({ idea, words, clauses }: Text, quote: Span): boolean {
  const begins = words[quote.first - 1]?.sentence !== words[quote.first]?.sentence;
  const next = clauses.filter(({ first }) => first > quote.last).slice(0, 2);
  const isListed = (each: Span) =>
    length(each) <= FEW &&
    inSentence(words, quote, each) &&
    /^\s*[,、，]/.test(idea.slice(words[each.first - 1]?.to));
  return begins && next.length === 2 && next.every(isListed);
}

function inSentence(words: Word[], quote: Span, other: Span | undefined): boolean {
  return other !== undefined && words[quote.last]?.sentence === words[other.first]?.sentence;
}

/** Whether it is an item of a list, with a mark after it. */
function isItem(words: Word[], clause: Span | undefined, most: number): boolean {
  return (
    length(clause) <= most && words[clause?.last ?? 0]?.clause !== words[(clause?.last ?? 0) + 1]?.clause
  );
}

function length(span: Span | undefined): number {
  return span ? span.last - span.first + 1 : 0;
}

const textsIn = (list: string) => new Set(wordsOf(list).map(({ text }) => text));
const BEFORE = textsIn(JOINTS);
const AFTER = textsIn(`${JOINTS},${BREAKS}`);

function trimmed(words: Word[], { first, last }: Span): Span {
  while (first < last && BEFORE.has(words[first]?.text ?? "")) first += 1;
  while (first < last && AFTER.has(words[last]?.text ?? "")) last -= 1;
  return { first, last };
}

function isSentence(words: Word[], { first, last }: Span): boolean {
  return (
    words[first - 1]?.sentence !== words[first]?.sentence &&
    words[last + 1]?.sentence !== words[last]?.sentence
  );
}

function hasEvenBrackets(text: string): boolean {
  return !/[()]/.test(text.replace(/\([^()]*\)/g, ""));
}
