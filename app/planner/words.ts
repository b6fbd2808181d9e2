import { NUMBERS } from "./library/little-words";

/** A word of a text, made plain, and where it stands. `clause` and `sentence` count from 0. */
export type Word = { text: string; from: number; to: number; clause: number; sentence: number };

// A Chinese character is a word of its own: Chinese has no blanks. Other words are letters and digits; a mark between two
// digits belongs to the number ("2.5", "7:30"). Then the marks that end a sentence, and those that end a clause only.
const HAN = String.raw`\p{Script=Han}`;
const LETTERS = String.raw`(?:(?!${HAN})[\p{L}\p{M}\p{N}])+`;
const WORD = String.raw`${HAN}|${LETTERS}(?:(?<=\d)[.,:](?=\d)${LETTERS})*`;
const PIECES = new RegExp(String.raw`(${WORD})[%€$£]?|([.!?;\n。！？；])|[,:()–—/，：（）]| - `, "gu");

/** Cuts a text into words. One pass: the time grows with the length of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let sentence = 0;
  for (const match of text.matchAll(PIECES)) {
    const [, word, end] = match;
    if (word) {
      words.push({
        text: plain(word),
        from: match.index,
        to: match.index + match[0].length,
        clause,
        sentence,
      });
      continue;
    }
    clause += 1;
    if (end) sentence += 1;
  }
  return words;
}

const NUMBER_WORDS = new Set(NUMBERS.split(",").map((word) => unaccented(word.trim())));

/** Lower case without accents, and `#` for every number. */
function plain(word: string): string {
  const text = unaccented(word.toLowerCase());
  return NUMBER_WORDS.has(text) ? "#" : text.replace(/\d+(?:[.,:]\d+)*/g, "#");
}

function unaccented(text: string): string {
  // Most words have no accent, and normalising takes time.
  return /^\w*$/.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A word to look for: itself, or with `star` every word that begins so. */
type Pattern = { text: string; star: boolean };

/** Phrases of one or more words, ready to be looked up by their first word. Each carries the number of its row. */
export type PhraseBook = { whole: Map<string, Phrase[]>; beginnings: Map<string, Phrase[]> };
type Phrase = { row: number; name: string; rest: Pattern[] };

/** Reads rows of phrases as the library writes them. */
export function phraseBook(rows: string[]): PhraseBook {
  const book: PhraseBook = { whole: new Map(), beginnings: new Map() };
  rows.forEach((list, row) => {
    for (const name of list.split(",")) {
      const [first, ...rest] = patternsOf(name);
      if (!first) continue;
      const map = first.star ? book.beginnings : book.whole;
      map.set(first.text, [...(map.get(first.text) ?? []), { row, name: name.trim(), rest }]);
    }
  });
  return book;
}

/** "pick-up point*" is three words, the last with a star. A number stands for "#". */
function patternsOf(phrase: string): Pattern[] {
  return phrase.split(/\s+/).flatMap((part) => {
    const words = wordsOf(part.replaceAll("#", "0"));
    return words.map(({ text }, at) => ({ text, star: part.endsWith("*") && at === words.length - 1 }));
  });
}

/** Where a phrase stands: words `first` to `last`, both included. */
export type Find = { row: number; name: string; first: number; last: number };

// No stem in the library is shorter or longer; a "word" of 2,000 letters is not cut into 2,000 beginnings.
const SHORTEST_STEM = 3;
const LONGEST_STEM = 20;

/** Every place where a phrase of the book stands, in the order of the text. */
export function findPhrases(words: Word[], book: PhraseBook): Find[] {
  const finds: Find[] = [];
  const add = (phrases: Phrase[] | undefined, word: Word, first: number) => {
    for (const { row, name, rest } of phrases ?? []) {
      const follows = rest.every((pattern, at) => {
        const next = words[first + 1 + at];
        return next !== undefined && next.clause === word.clause && matches(next.text, pattern);
      });
      if (follows) finds.push({ row, name, first, last: first + rest.length });
    }
  };
  words.forEach((word, first) => {
    add(book.whole.get(word.text), word, first);
    const longest = Math.min(word.text.length, LONGEST_STEM);
    for (let length = SHORTEST_STEM; length <= longest; length += 1) {
      add(book.beginnings.get(word.text.slice(0, length)), word, first);
    }
  });
  return finds;
}

function matches(word: string, { text, star }: Pattern): boolean {
  return star ? word.startsWith(text) : word === text;
}
