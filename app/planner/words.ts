/** A word of a text, in lower case, and where it stands. `clause` and `sentence` count from 0. */
export type Word = { text: string; from: number; to: number; clause: number; sentence: number };

/** Cuts a text into words. One pass: the time grows with the length of the text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let sentence = 0;
  // A word, or a mark that ends a clause or a sentence. A dot inside a number or a word ("2.5", "e.g") ends nothing.
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’.@:][\p{L}\p{N}]+)*|[.!?;\n。！？]|[,:()–—]/gu)) {
    const [found] = match;
    if (/^[.!?;\n。！？]$/u.test(found)) sentence += 1;
    if (/^[^\p{L}\p{N}]$/u.test(found)) clause += 1;
    else {
      const from = match.index;
      words.push({
        text: found.toLowerCase().replaceAll("’", "'"),
        from,
        to: from + found.length,
        clause,
        sentence,
      });
    }
  }
  return words;
}

/** A word to look for: itself, or with `star` every word that begins so. */
type Pattern = { text: string; star: boolean };

/** Phrases of one or more words, ready to be looked up. Each carries the number of its row. */
export type PhraseBook = { whole: Map<string, Phrase[]>; beginnings: Map<string, Phrase[]> };
type Phrase = { row: number; name: string; rest: Pattern[] };

/** Reads rows of phrases as the library writes them: commas between, a star for any ending. */
export function phraseBook(rows: (string | undefined)[]): PhraseBook {
  const book: PhraseBook = { whole: new Map(), beginnings: new Map() };
  rows.forEach((list, row) => {
    for (const name of (list ?? "").split(",").map((each) => each.trim().toLowerCase())) {
      const [first, ...rest] = name.split(/\s+/).map(patternOf);
      if (!first?.text) continue;
      const map = first.star ? book.beginnings : book.whole;
      map.set(first.text, [...(map.get(first.text) ?? []), { row, name, rest }]);
    }
  });
  return book;
}

function patternOf(word: string): Pattern {
  return word.endsWith("*") ? { text: word.slice(0, -1), star: true } : { text: word, star: false };
}

/** Where a phrase stands: words `first` to `last`, both included. */
export type Find = { row: number; name: string; first: number; last: number };

// No stem in the library is longer; a "word" of 2,000 letters is not cut into 2,000 beginnings.
const LONGEST_STEM = 24;

/** Every place where a phrase of the book stands, in the order of the text. */
export function findPhrases(words: Word[], book: PhraseBook): Find[] {
  const finds: Find[] = [];
  words.forEach((word, first) => {
    const candidates = [...(book.whole.get(word.text) ?? [])];
    for (let length = 2; length <= Math.min(word.text.length, LONGEST_STEM); length += 1) {
      candidates.push(...(book.beginnings.get(word.text.slice(0, length)) ?? []));
    }
    for (const { row, name, rest } of candidates) {
      const follows = rest.every((pattern, at) => {
        const next = words[first + 1 + at];
        return next !== undefined && next.clause === word.clause && matches(next.text, pattern);
      });
      if (follows) finds.push({ row, name, first, last: first + rest.length });
    }
  });
  return finds;
}

function matches(word: string, { text, star }: Pattern): boolean {
  return star ? word.startsWith(text) : word === text;
}
