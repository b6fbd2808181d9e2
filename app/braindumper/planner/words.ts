import { NUMBERS } from "./library/little-words";

/** A word of a text, made plain, and where it stands. `clause` and `sentence` count from 0. */
export type Word = { text: string; from: number; to: number; clause: number; sentence: number };

// A Chinese character is a word of its own: Chinese has no blanks. Other words are letters and digits; a mark between two
// digits belongs to the number ("2.5", "7:30"). Then the marks that end a sentence, and those that end a clause only. No end:
// a full stop within or after a short form ("booking.com", "ca. 20", "the cylinder no., bar"), and a slash within words ("yes/no").
const HAN = String.raw`\p{Script=Han}`;
const LETTERS = String.raw`(?:(?!${HAN})[\p{L}\p{M}\p{N}])+`;
const WORD = String.raw`${HAN}|${LETTERS}(?:(?<=\d)[.,:](?=\d)${LETTERS})*`;
const SHORT_FORM = String.raw`\b(?:e\.g|i\.e|approx|ca|vs|incl|mr|mrs|dr)`;
const BEFORE_NUMBER = String.raw`\b(?:max|min|no)(?=\. ?\d)`;
const FULL_STOP = String.raw`(?<!${SHORT_FORM})(?<!${BEFORE_NUMBER})\.(?! ?[,;)]|\p{L})`;
const PIECES = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])[€$£] ?)?(${WORD})(?: ?[%€$£](?!\p{N}))?|(${FULL_STOP}|[!?;\n。！？；])|(?<!\.)[,:()–—，：（）]| [-/] `,
  "giu",
);

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

const NUMBER_WORDS = new Set(NUMBERS.split(",").map((word) => withoutAccents(word.trim())));

/** Lower case without accents, and `#` for every number. */
function plain(word: string): string {
  const lower = word.toLowerCase();
  // Most words are nothing but plain letters.
  const text = /[^a-z]/.test(lower) ? withoutAccents(lower).replace(/\d+(?:[.,:]\d+)*/g, "#") : lower;
  return NUMBER_WORDS.has(text) ? "#" : text;
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A phrase to look for: its first word and the others. A word with `star` stands for all that begin so. */
type Pattern = { text: string; star: boolean };
type Phrase = { row: number; rest: Pattern[] };

/** Phrases ready to be looked up by their first word. */
export type PhraseBook = { rows: number; whole: Map<string, Phrase[]>; beginnings: Map<string, Phrase[]> };

/** Reads rows of phrases as the library writes them: they are clauses with stars, and `#` for a number. */
export function phraseBook(rows: string[]): PhraseBook {
  const book: PhraseBook = { rows: rows.length, whole: new Map(), beginnings: new Map() };
  rows.forEach((row, at) => {
    const text = row.replaceAll("#", "0");
    const words = wordsOf(text);
    for (let first = 0, next = 0; first < words.length; first = next) {
      while (words[next]?.clause === words[first]?.clause) next += 1;
      const [start, ...rest] = words
        .slice(first, next)
        .map((word) => ({ text: word.text, star: text[word.to] === "*" }));
      if (!start) continue;
      const map = start.star ? book.beginnings : book.whole;
      const phrases = map.get(start.text);
      if (phrases) phrases.push({ row: at, rest });
      else map.set(start.text, [{ row: at, rest }]);
    }
  });
  return book;
}

/** Where a phrase stands: words `first` to `last`, both included. */
export type Find = { phrase: Phrase; first: number; last: number };

// No stem in the library is shorter or longer; a "word" of 2,000 letters is not cut into 2,000 beginnings.
const SHORTEST_STEM = 3;
const LONGEST_STEM = 20;

/** Every place where a phrase of the book stands: by row, in the order of the text. */
export function findPhrases(words: Word[], book: PhraseBook): Find[][] {
  const finds: Find[][] = Array.from({ length: book.rows }, () => []);
  const add = (phrases: Phrase[] | undefined, first: number) => {
    for (const phrase of phrases ?? []) {
      if (follows(words, first, phrase.rest))
        finds[phrase.row]?.push({ phrase, first, last: first + phrase.rest.length });
    }
  };
  words.forEach(({ text }, first) => {
    add(book.whole.get(text), first);
    for (let length = SHORTEST_STEM; length <= Math.min(text.length, LONGEST_STEM); length += 1) {
      add(book.beginnings.get(text.slice(0, length)), first);
    }
  });
  return finds;
}

/** Whether the words after `first` are these, in the same clause. */
function follows(words: Word[], first: number, rest: Pattern[]): boolean {
  return rest.every(({ text, star }, at) => {
    const next = words[first + 1 + at];
    if (next?.clause !== words[first]?.clause) return false;
    return star ? next?.text.startsWith(text) : next?.text === text;
  });
}
