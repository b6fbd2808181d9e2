import { HARMLESS_NEGATIONS, NOTHING_OF, REFUSALS, WAVED_AWAY } from "./library/little-words";
import { type Find, findPhrases, type PhraseBook, phraseBook, type Word, wordsOf } from "./words";

/** Up to so many words before "not needed" in a clause are waved away. */
const WAVED_AWAY_REACH = 6;
/** A heading has at most so many words. */
const HEADING = 8;
/** What stands under a heading has at most so many characters. */
const SECTION = 2000;

const LISTS = { REFUSALS, WAVED_AWAY, NOTHING_OF, HARMLESS_NEGATIONS };
/** Where the phrases of these lists stand. */
type Finds = Record<keyof typeof LISTS, Find[]>;

let book: PhraseBook | undefined;

/**
 * Returns the places of the words about what the author does not want: behind "we don't need" in a sentence, before "not
 * needed" in a clause, what begins with "no" or "without", and everything under a heading such as "Out of
 * scope", up to the next heading or blank line.
 */
export function excludedWords(idea: string, words: Word[], finds: Finds): Set<number> {
  const { REFUSALS: refusals, WAVED_AWAY: waved, NOTHING_OF: nothing, HARMLESS_NEGATIONS: harmless } = finds;
  const excluded = new Set<number>();
  const add = (from: number, isIn: (word: Word) => boolean) => {
    for (let at = from; words[at] && isIn(words[at] as Word); at += 1) excluded.add(at);
  };
  const sentences = new Map<number, number>();
  words.forEach(({ sentence }, at) => void (sentences.has(sentence) || sentences.set(sentence, at)));
  const isHarmless = new Set(harmless.map(({ first }) => first));
  const isRefusal = new Set(refusals.map(({ first }) => first));
  const seen = new Set<number>();
  for (const { first, last } of [...refusals, ...waved]) {
    const { sentence } = words[first] as Word;
    if (seen.has(sentence)) continue;
    if (isRefusal.has(first)) {
      seen.add(sentence);
      add(first, (word) => word.sentence === sentence);
    }
    // A heading of its own, or at the beginning of its line.
    const begins = sentences.get(sentence) ?? first;
    const [before, behind] = [words[begins]?.from ?? 0, words[last]?.to ?? 0];
    const isFirst = /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(idea.slice(Math.max(0, before - 20), before));
    const [end] = /^[^\n:?.：？]{0,40}(?:[:?：？]|\n|$)/u.exec(idea.slice(behind, behind + 50)) ?? [];
    if (isFirst && last - begins < HEADING && end !== undefined) {
      seen.add(sentence);
      const until =
        behind + end.length + sectionLength(end, idea.slice(behind + end.length, behind + SECTION));
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
    if (!isFirst || !isAlone || isHarmless.has(first)) return;
    // "No chat, we have a group for that" is about it to the end.
    const begins = sentences.get(words[first]?.sentence ?? -1) === first;
    add(first, (word) => (begins ? word.sentence === words[first]?.sentence : word.clause === clause));
  });
  return excluded;
}

/** The length of what stands under a heading: the rest of its line, or the lines below it up to the next heading. */
function sectionLength(end: string, text: string): number {
  const [line = ""] = text.split("\n", 1);
  if (!end.endsWith("\n") && /[\p{L}\p{N}]/u.test(line)) return line.length;
  const [section = ""] = /^\s*(?:[^\n]*[^\s:?][^\S\n]*(?:\n|$))*/u.exec(text) ?? [];
  return section.length;
}

/** Returns whether these words of an idea speak of what the author does not want. */
export function isExcluded(idea: string, quote: string): boolean {
  const [from, words] = [idea.indexOf(quote), wordsOf(idea)];
  book ??= phraseBook(Object.values(LISTS));
  const found = findPhrases(words, book);
  const finds = Object.fromEntries(Object.keys(LISTS).map((name, at) => [name, found[at] ?? []])) as Finds;
  const excluded = excludedWords(idea, words, finds);
  const quoted = words.flatMap((word, at) =>
    word.from >= from && word.to <= from + quote.length ? [at] : [],
  );
  return quoted.some((at) => excluded.has(at));
}
