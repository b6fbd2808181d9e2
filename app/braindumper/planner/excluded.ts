import { HARMLESS_NEGATIONS, NOTHING_OF, REFUSALS, WAVED_AWAY } from "./library/little-words";
import { findPhrases, type PhraseBook, phraseBook, type Word, wordsOf } from "./words";

/** Up to so many words before "not needed" in a clause are waved away. */
const WAVED_AWAY_REACH = 6;
/** A heading has at most so many words. */
const HEADING = 8;

let book: PhraseBook | undefined;

/**
 * Returns the places of the words about what the author does not want: behind "we don't need" in a sentence, before "not
 * needed" in a clause, a clause that begins with "no" or "without", and everything under a heading such as "Out of
 * scope", up to the next heading or blank line.
 */
function excludedWords(idea: string, words: Word[]): Set<number> {
  book ??= phraseBook([REFUSALS, WAVED_AWAY, NOTHING_OF, HARMLESS_NEGATIONS]);
  const [refusals = [], waved = [], nothing = [], harmless = []] = findPhrases(words, book);
  const excluded = new Set<number>();
  const add = (from: number, isIn: (word: Word) => boolean) => {
    for (let at = from; words[at] && isIn(words[at] as Word); at += 1) excluded.add(at);
  };
  for (const { first, last } of [...refusals, ...waved]) {
    const { sentence } = words[first] as Word;
    if (refusals.some((each) => each.first === first)) add(first, (word) => word.sentence === sentence);
    // A heading of its own, or at the beginning of its line.
    const begins = words.findIndex((word) => word.sentence === sentence);
    const ends = words.findLastIndex(
      (word) => word.sentence === sentence && word.clause === words[last]?.clause,
    );
    const { to } = words[ends] as Word;
    const isFirst = /(^|\n)[^\p{L}\p{N}\n]*$/u.test(idea.slice(0, words[begins]?.from));
    if (isFirst && ends - begins < HEADING && /^[^\p{L}\p{N}\n]*([:?？：]|\n|$)/u.test(idea.slice(to))) {
      const until = to + sectionLength(idea.slice(to));
      add(begins, (word) => word.from < until);
    }
  }
  for (const { first } of waved) {
    for (let at = first - 1; at >= first - WAVED_AWAY_REACH; at -= 1)
      if (words[at]?.clause === words[first]?.clause) excluded.add(at);
  }
  nothing.forEach(({ first }, at) => {
    const clause = words[first]?.clause;
    const isAlone = [nothing[at - 1], nothing[at + 1]].every(
      (each) => words[each?.first ?? -1]?.clause !== clause,
    );
    const isFirst = words[first - 1]?.clause !== clause;
    if (isFirst && isAlone && !harmless.some((each) => each.first === first))
      add(first, (word) => word.clause === clause);
  });
  return excluded;
}

/** The length of what stands under a heading: the rest of its line, or the lines below it. */
function sectionLength(text: string): number {
  const [, rest = ""] = /^[^\p{L}\p{N}\n]*([^\n]*)/u.exec(text) ?? [];
  if (rest.trim()) return text.indexOf(rest) + rest.length;
  const lines = text.split("\n");
  let length = (lines[0]?.length ?? 0) + 1;
  for (const [at, line] of lines.slice(1).entries()) {
    if (at > 0 && (line.trim() === "" || /[:?]\s*$/.test(line))) break;
    length += line.length + 1;
  }
  return length;
}

/** Returns whether these words of an idea speak of what the author does not want. */
export function isExcluded(idea: string, quote: string): boolean {
  const [from, words] = [idea.indexOf(quote), wordsOf(idea)];
  const excluded = excludedWords(idea, words);
  const quoted = words.flatMap((word, at) =>
    word.from >= from && word.to <= from + quote.length ? [at] : [],
  );
  return quoted.some((at) => excluded.has(at));
}
