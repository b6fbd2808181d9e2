import type { Question } from "~/braindumper/answers";
import { clausesOf, isShort, type Span } from "./clauses";
import { excludedWords } from "./excluded";
import * as littleWords from "./library/little-words";
import { TOPICS } from "./library/topics";
import type { Topic } from "./library/types";
import { quoteOf } from "./quotes";
import { type Find, findPhrases, type PhraseBook, phraseBook, type Word, wordsOf } from "./words";

/** The most that is asked about an author's own words: a plan has a length. */
const MOST = 6;

/** Much more than the forms accept. What stands behind it is not read. */
const READ_MAX = 10_000;

const LITTLE_WORDS = Object.entries(littleWords) as [keyof typeof littleWords, string][];

let book: PhraseBook | undefined;

/** One book with all phrases, made at its first use: a start need not wait for it. */
function theBook(): PhraseBook {
  book ??= phraseBook([
    ...TOPICS.map(({ words }) => words),
    ...TOPICS.map(({ notBeside = "" }) => notBeside),
    ...TOPICS.map(({ unless = "" }) => unless),
    ...LITTLE_WORDS.map(([, list]) => list),
  ]);
  return book;
}

type FoundRow = { row: Topic; finds: Find[]; notBeside: Find[]; unless: Find[] };
type FoundLittleWords = Record<keyof typeof littleWords, Find[]>;

/** Looks all phrases up in one pass, and sorts the finds in the order in which the book was made. */
function findAll(words: Word[]): { rows: FoundRow[]; little: FoundLittleWords } {
  const found = findPhrases(words, theBook());
  const [finds = [], notBeside = [], unless = []] = [1, 2, 3].map(() => found.splice(0, TOPICS.length));
  const rows = TOPICS.map((row, at) => ({
    row,
    finds: finds[at] ?? [],
    notBeside: notBeside[at] ?? [],
    unless: unless[at] ?? [],
  }));
  const little = Object.fromEntries(LITTLE_WORDS.map(([name], at) => [name, found[at] ?? []]));
  return { rows, little: little as FoundLittleWords };
}

/**
 * The questions that this very idea calls for, six at most, the surest first. Each quotes a clause of its own that calls for it.
 * Time grows with the length of the idea.
 */
export function moreQuestions(idea: string): Question[] {
  const words = wordsOf(idea.slice(0, READ_MAX));
  const { rows, little } = findAll(words);
  const clauses = clausesOf(words, {
    clauses: places(little.CLAUSE_STARTS),
    joints: places([...little.JOINTS, ...little.BREAKS]),
  });
  const clauseAt = clauses.flatMap((clause) => Array<Span>(clause.last - clause.first + 1).fill(clause));
  const clausesWith = (of: Iterable<number>) => new Set([...of].flatMap((at) => clauseAt[at] ?? []));
  const { silent, conditions, told } = sorted(idea, words, clauses, little);
  const shut = clausesWith([...excludedWords(idea, words, little), ...headings(idea, words, little)]);
  const negated = negatedWords(words, little);
  const asked = new Map<Span, Question>();
  for (const { row, finds, notBeside, unless } of rows) {
    if (unless.length > 0 || asked.size === MOST) continue;
    const bad = clausesWith(places(notBeside));
    for (const { first } of finds) {
      const clause = clauseAt[first] as Span;
      if (asked.has(clause) || shut.has(clause) || silent.has(clause) || bad.has(clause)) continue;
      if (!row.isRule && (negated.has(first) || conditions.has(clause) || told.has(clause))) continue;
      const quote = quoteOf({ idea, words }, clause);
      if (quote === null) continue;
      asked.set(clause, { id: row.id, question: row.question, quote });
      break;
    }
  }
  return [...asked.values()];
}

const places = (finds: Find[]) => new Set(finds.map(({ first }) => first));

/** A beginning of so many words is a title. */
const TITLE = 8;

/**
 * The places of the words that no question stands under: a heading, which ends with a question mark or a colon at the
 * end of its line, a beginning that is a title or says who is speaking, and a sentence that begins with what the product is.
 */
function headings(idea: string, words: Word[], { SELF, PRODUCTS }: FoundLittleWords): Set<number> {
  const end = words.findIndex(({ sentence }) => sentence !== words[0]?.sentence);
  const isLine = idea.slice(words[end - 1]?.to ?? 0, words[end]?.from ?? 0).includes("\n");
  const isTitle = places(SELF).has(0) || isLine || end <= TITLE;
  const products = new Set(
    PRODUCTS.filter(({ first }) => words[first - TITLE]?.sentence !== words[first]?.sentence).map(
      ({ first }) => words[first]?.sentence,
    ),
  );
  /** "Who enters the result": a line of its own that begins as a question does. */
  const isQuestion = ({ from, to }: Word) => {
    const line = idea.slice(idea.lastIndexOf("\n", from) + 1, to);
    const begins = /^\W*(?:who|what|when|where|how|why|which)\b/i.test(line);
    return begins && line.length < 40 && idea[to] === "\n";
  };
  const found = new Set<number>();
  for (let at = words.length - 1, isHeading = false; at >= 0; at -= 1) {
    const word = words[at] as Word;
    if (word.sentence !== words[at + 1]?.sentence)
      isHeading =
        /^[^\p{L}\p{N}\n]*(?:\?|:[^\S\n]*\n)/u.test(idea.slice(word.to, word.to + 20)) || isQuestion(word);
    if (isHeading || products.has(word.sentence) || (isTitle && at < end)) found.add(at);
  }
  return found;
}

/**
 * The clauses that nothing is asked under (`silent`: they are too long or begin with "that"), those that begin with a
 * condition, and those in or after which the author says what happens (`told`).
 */
function sorted(idea: string, words: Word[], clauses: Span[], little: FoundLittleWords) {
  const [joints, ifs] = [places(little.JOINTS), places(little.CONDITIONS)];
  const [consequences, aftermaths] = [places(little.CONSEQUENCES), places(little.AFTERMATHS)];
  const hanging = places(little.HANGING_FIRST);
  const conditions = new Set<Span>();
  const told = new Set<Span>();
  const silent = new Set(clauses.filter((each) => !isShort(words, each)));
  clauses.forEach((clause, at) => {
    let { first } = clause;
    while (first < clause.last && joints.has(first) && !consequences.has(first)) first += 1;
    const [from = 0, to = 0] = [words[first]?.from, words[clause.last]?.to];
    if (ifs.has(first)) conditions.add(clause);
    if (hanging.has(first)) silent.add(clause);
    if (/=|->|→/.test(idea.slice(from, to)) || /^[^\S\n]*(?:[:–—→]|[-=]+[> ])/.test(idea.slice(to, to + 4)))
      told.add(clause);
    const before = clauses[at - 1];
    const sameSentence = before && words[before.last]?.sentence === words[first]?.sentence;
    if (before && (aftermaths.has(first) || (sameSentence && consequences.has(first)))) told.add(before);
  });
  return { silent, conditions, told };
}

/** How many words after a negation are negated: "nothing about chat or money". */
const NEGATION_REACH = 5;

/** The places of the words that do not call for a topic. */
function negatedWords(words: Word[], { NEGATIONS, HARMLESS_NEGATIONS }: FoundLittleWords): Set<number> {
  const harmless = new Set<number>();
  for (const { first, last } of HARMLESS_NEGATIONS)
    for (let at = first; at <= last; at += 1) harmless.add(at);
  const negated = new Set<number>();
  for (const { last } of NEGATIONS.filter(({ first, last }) => !harmless.has(first) || !harmless.has(last))) {
    for (let at = last + 1; at <= last + NEGATION_REACH; at += 1) {
      if (words[at]?.sentence === words[last]?.sentence) negated.add(at);
    }
  }
  return negated;
}
