import type { Question } from "~/site/idea/answers";
import { clausesOf, isShort, type Span } from "./clauses";
import { excludedWords } from "./excluded";
import { COMMON } from "./library/languages";
import * as littleWords from "./library/little-words";
import { TOPICS } from "./library/topics";
import type { Language, Topic } from "./library/types";
import { quoteOf } from "./quotes";
import { type Find, findPhrases, type PhraseBook, phraseBook, type Word, wordsOf } from "./words";

/** The most that is asked about an author's own words: a plan has a length. */
const MOST = 6;

/** Much more than the forms accept. What stands behind it is not read. */
const READ_MAX = 10_000;

/** The words of a row in one language. */
const LISTS: { row: Topic; language: Language; list: string; isStep?: true }[] = TOPICS.flatMap((row) => [
  { row, language: "en", list: row.words },
  ...(row.steps ? [{ row, language: "en" as const, list: row.steps, isStep: true as const }] : []),
  ...row.otherWords.split("; ").map((each) => {
    const [language = "", list = ""] = each.split(": ");
    return { row, language: language as Language, list };
  }),
]);
/** What keeps a row away from a clause or an idea. */
const LIMITS = ["butNot", "beside", "notBeside", "unless"] as const;
const LANGUAGES = Object.entries(COMMON) as [Language, string][];

const LITTLE_WORDS = Object.entries(littleWords) as [keyof typeof littleWords, string][];

let book: PhraseBook | undefined;

/** One book with all phrases, made at its first use: it takes some 50 ms, which a start need not wait for. */
function theBook(): PhraseBook {
  book ??= phraseBook([
    ...LISTS.map(({ list }) => list),
    ...LIMITS.flatMap((limit) => TOPICS.map((row) => row[limit] ?? "")),
    ...LITTLE_WORDS.map(([, list]) => list),
    ...LANGUAGES.map(([, list]) => list),
  ]);
  return book;
}

type FoundRow = { row: Topic; finds: Find[] } & Record<(typeof LIMITS)[number], Find[]>;
type FoundLittleWords = Record<keyof typeof littleWords, Find[]>;

/** Looks all phrases up in one pass, and sorts the finds in the order in which the book was made. */
function findAll(idea: string, words: Word[]): { rows: FoundRow[]; little: FoundLittleWords } {
  const found = findPhrases(words, theBook());
  const lists = found.splice(0, LISTS.length);
  const limits = LIMITS.map((limit) => [limit, found.splice(0, TOPICS.length)] as const);
  const littleFinds = found.splice(0, LITTLE_WORDS.length);
  const spoken = languagesOf(words, found);
  const finds = new Map<Topic, Find[]>();
  const little = Object.fromEntries(LITTLE_WORDS.map(([name], at) => [name, littleFinds[at] ?? []]));
  const doers = stepStarts(idea, words, little as FoundLittleWords);
  LISTS.forEach(({ row, language, isStep }, at) => {
    const found = (lists[at] ?? []).filter(({ first }) => !isStep || doers.has(first));
    if (spoken.has(language)) finds.set(row, [...(finds.get(row) ?? []), ...found]);
  });
  return {
    rows: TOPICS.map((row, at) => {
      const limited = Object.fromEntries(limits.map(([limit, each]) => [limit, each[at] ?? []]));
      return { row, finds: finds.get(row) ?? [], ...limited } as FoundRow;
    }),
    little: little as FoundLittleWords,
  };
}

/**
 * The places where somebody does something: behind a person ("members", "the nurse should"), or behind "and" or a mark where a
 * person stands before it in the sentence.
 */
function stepStarts(
  idea: string,
  words: Word[],
  { PEOPLE, BETWEEN, DETERMINERS }: FoundLittleWords,
): Set<number> {
  const people = new Set(PEOPLE.map(({ first }) => first));
  const determiners = new Set(DETERMINERS.map(({ first }) => first));
  const between = new Set(BETWEEN.map(({ first }) => first));
  const starts = new Set<number>();
  let sentenceWithPerson = -1;
  let isOpen = false;
  words.forEach(({ text, clause, sentence, to }, at) => {
    // "The midwife answers", "practices send": whoever stands at the beginning of a clause.
    const begins = words[at - 1]?.clause !== clause;
    const isSubject = determiners.has(at - 1) && words[at - 2]?.clause !== clause;
    const isSomebody = isSubject || (begins && /^[a-z]{3,}[^s]s$/.test(text));
    if (clause !== words[at - 1]?.clause)
      isOpen = sentence === sentenceWithPerson && clause === words[at + 1]?.clause;
    const isJoint = ["and", "or", "then", "w", "+"].includes(words[at - 1]?.text ?? "");
    if (isOpen || (isJoint && sentence === sentenceWithPerson)) starts.add(at);
    // "The patients' notes": nobody does anything.
    if ((people.has(at) || isSomebody) && !/['’]/.test(idea[to] ?? "")) {
      isOpen = true;
      sentenceWithPerson = sentence;
    } else if (!between.has(at)) isOpen = false;
  });
  return starts;
}

/** A language counts beside the first one when it has at least this share of its little words. */
const SECOND_LANGUAGE = 0.5;

/** In which languages the idea is written, by its little words; any of them when it has none. */
function languagesOf(words: Word[], common: Find[][]): Set<Language> {
  const counts = LANGUAGES.map(([language], at): [Language, number] => [language, common[at]?.length ?? 0]);
  // Every Chinese character is a word.
  counts.push(["zh", words.filter(({ text }) => /^\p{Script=Han}/u.test(text)).length / 2]);
  const most = Math.max(...counts.map(([, count]) => count));
  return new Set(counts.filter(([, count]) => count >= SECOND_LANGUAGE * most).map(([language]) => language));
}

/** Asks what happens then. */
const WHAT_THEN = /^What (?:if|happens|counts)|^Who else/;

/** A row that the idea calls for, and the clauses in which it does. */
type Call = { row: Topic; clauses: Span[] };

/**
 * The questions that this very idea calls for, six at most, the surest first. Each quotes the clause that calls for it, and
 * no two quotes overlap. Time grows with the length of the idea.
 */
export function moreQuestions(idea: string): Question[] {
  const words = wordsOf(idea.slice(0, READ_MAX));
  const { clauses, shut, calls } = read(idea, words);
  const chosen = new Map<Span, Topic>();
  for (const { row, clauses: called } of calls) {
    const free = called.find((clause) => !chosen.has(clause));
    if (free && chosen.size < MOST) chosen.set(free, row);
  }
  const taken = new Set([...shut, ...chosen.keys()]);
  return [...chosen].flatMap(([clause, { id, question }]) => {
    const quote = quoteOf({ idea, words, clauses }, clause, taken);
    return quote === null ? [] : [{ id, question, quote }];
  });
}

/** The clauses of the idea that can be quoted, and the rows that it calls for, in the library's order. */
function read(idea: string, words: Word[]): { clauses: Span[]; shut: Set<Span>; calls: Call[] } {
  const { rows, little } = findAll(idea, words);
  const behind = leftBehind(words, little);
  const allBut = new Set(little.ALL_BUT.map(({ last }) => last));
  const clauses = clausesOf(words, {
    always: new Set([...behind].filter((at) => !behind.has(at - 1))),
    clauses: new Set(little.CLAUSE_STARTS.map(({ first }) => first).filter((at) => !allBut.has(at))),
    joints: new Set([...little.JOINTS, ...little.BREAKS].map(({ first }) => first)),
  });
  const clauseAt = clauses.flatMap((clause) => Array<Span>(clause.last - clause.first + 1).fill(clause));
  const clausesWith = (places: Iterable<number>) => new Set([...places].flatMap((at) => clauseAt[at] ?? []));
  const oldWays = without(little.OLD_WAYS, little.STILL_WANTED).map(({ first }) => first);
  const asides = little.ASIDES.map(({ first }) => first);
  const shut = clausesWith([...behind, ...oldWays, ...asides, ...headings(idea, words, little)]);
  const fields = clauses.filter((clause, at) => isField(words, clause, [clauses[at - 1], clauses[at + 1]]));
  const { conditions, unclear, told } = answeredClauses(idea, words, clauses, little);
  const excluded = excludedWords(idea, words, little);
  const negated = negatedWords(words, little);
  const excepted = clausesWith(little.EXCEPTIONS.map(({ first }) => first));
  const tooShort = clauses.filter((each) => each.last - each.first < ITEM && isSentence(words, each));
  const tooLong = clauses.filter((each) => !isShort(words, each));
  const silent = new Set([...shut, ...unclear, ...fields, ...tooShort, ...tooLong]);
  const calls = rows.flatMap(({ row, finds, butNot, beside, notBeside, unless }): Call[] => {
    const misleading = coveredWords(butNot);
    const company = clausesWith(beside.map(({ first }) => first));
    const bad = clausesWith(notBeside.map(({ first }) => first));
    const called = finds.flatMap(({ first, last }): Span[] => {
      const clause = clauseAt[first] as Span;
      const isMisleading = misleading.has(first) && misleading.has(last);
      if (isMisleading || excluded.has(first) || silent.has(clause)) return [];
      if (negated.has(first) && !row.isRule) return [];
      if ((WHAT_THEN.test(row.question) && told.has(clause)) || (row.beside && !company.has(clause)))
        return [];
      if (row.isRule && excepted.has(clause)) return [];
      if (bad.has(clause) || (conditions.has(clause) && !row.afterIf)) return [];
      return [clause];
    });
    return called.length === 0 || unless.length > 0 ? [] : [{ row, clauses: [...new Set(called)] }];
  });
  return { clauses, shut, calls };
}

/** A beginning of so many words is a title. */
const TITLE = 8;

/**
 * The places of the words that no question stands under: a heading, which ends with a question mark or a colon at the
 * end of its line, a beginning that is a title or says who is speaking, and a sentence that begins with what the product is.
 */
function headings(idea: string, words: Word[], { SELF, PRODUCTS }: FoundLittleWords): Set<number> {
  const self = new Set(SELF.map(({ first }) => first));
  const places = new Set<number>();
  const first = words.findIndex(({ sentence }) => sentence !== words[0]?.sentence);
  // "A volleyball app: captains enter results, players see the table" says after the colon what it does.
  const colon = words.findIndex((word) => /^\s*:/.test(idea.slice(word.to, word.to + 3)));
  const named = colon >= 0 && colon < TITLE && first - colon > TITLE ? colon + 1 : first;
  const isLine = idea.slice(words[first - 1]?.to ?? 0, words[first]?.from ?? 0).includes("\n");
  const isTitle = self.has(0) || isLine || first <= TITLE;
  const products = new Set(
    PRODUCTS.filter(({ first }) => words[first - TITLE]?.sentence !== words[first]?.sentence).map(
      ({ first }) => words[first]?.sentence,
    ),
  );
  /** "Who enters the result": a line of its own that begins as a question does. */
  const isQuestion = (last: number) => {
    const line = idea.slice(idea.lastIndexOf("\n", words[last]?.from) + 1, words[last]?.to);
    return (
      line.length < 40 &&
      /^\W*(?:who|what|when|where|how|why|which)\b/i.test(line) &&
      idea[words[last]?.to ?? 0] === "\n"
    );
  };
  for (let at = words.length - 1, isHeading = false; at >= 0; at -= 1) {
    const [{ to, sentence }, next] = [words[at] as Word, words[at + 1]];
    if (sentence !== next?.sentence)
      isHeading = /^[^\p{L}\p{N}\n]*(?:\?|:[^\S\n]*\n)/u.test(idea.slice(to, to + 20)) || isQuestion(at);
    const isProduct = products.has(sentence) && !(sentence === 0 && at >= named && named < first);
    if (isHeading || isProduct || (isTitle && at < Math.min(first, named))) places.add(at);
  }
  return places;
}

/**
 * The clauses that begin with a condition, those that speak of "that" (`unclear`), and those in or after which the author says
 * what happens (`told`).
 */
function answeredClauses(idea: string, words: Word[], clauses: Span[], little: FoundLittleWords) {
  const firstOf = (finds: Find[]) => new Set(finds.map(({ first }) => first));
  const [joints, ifs, consequences, aftermaths, hanging, hangingLast] = [
    firstOf(little.JOINTS),
    firstOf(little.CONDITIONS),
    firstOf(little.CONSEQUENCES),
    firstOf(little.AFTERMATHS),
    firstOf(little.HANGING_FIRST),
    firstOf(little.HANGING_LAST),
  ];
  const conditions = new Set<Span>();
  const unclear = new Set<Span>();
  const told = new Set<Span>();
  const clauseOf = (at: number) => clauses.find(({ first, last }) => first <= at && at <= last);
  for (const { first } of little.HANGING) {
    const clause = clauseOf(first);
    if (clause) unclear.add(clause);
  }
  clauses.forEach((clause, at) => {
    let { first } = clause;
    while (first < clause.last && joints.has(first) && !consequences.has(first)) first += 1;
    const [from = 0, to = 0] = [words[first]?.from, words[clause.last]?.to];
    if (ifs.has(first)) conditions.add(clause);
    if (hanging.has(first) || hangingLast.has(clause.last)) unclear.add(clause);
    if (/=|->|→/.test(idea.slice(from, to)) || /^[^\S\n]*(?:[:–—→]|[-=]+[> ])/.test(idea.slice(to, to + 4)))
      told.add(clause);
    const before = clauses[at - 1];
    const sameSentence = before && words[before.last]?.sentence === words[first]?.sentence;
    if (before && (aftermaths.has(first) || (sameSentence && consequences.has(first)))) told.add(before);
  });
  return { conditions, unclear, told };
}

/** An item of a list has at most so many words. */
const ITEM = 2;

/** Whether a clause is an item in a list of such: "date, hazard level, owner". It is named, not spoken of. */
function isField(words: Word[], clause: Span, neighbours: (Span | undefined)[]): boolean {
  const isItem = (each: Span | undefined) =>
    each !== undefined &&
    each.last - each.first < ITEM &&
    words[each.first]?.sentence === words[clause.first]?.sentence;
  const inSentence = (each: Span | undefined) =>
    each !== undefined && words[each.first]?.sentence === words[clause.first]?.sentence;
  return isItem(clause) && (neighbours.some(isItem) || neighbours.every(inSentence));
}

const isSentence = (words: Word[], { first, last }: Span) =>
  words[first - 1]?.sentence !== words[first]?.sentence &&
  words[last + 1]?.sentence !== words[last]?.sentence;

/** The places of all words of these finds. */
function coveredWords(finds: Find[]): Set<number> {
  const covered = new Set<number>();
  for (const { first, last } of finds) for (let at = first; at <= last; at += 1) covered.add(at);
  return covered;
}

/** The finds that are no part of a phrase which only looks like one. */
function without(finds: Find[], lookalikes: Find[]): Find[] {
  const covered = coveredWords(lookalikes);
  return finds.filter(({ first, last }) => !(covered.has(first) && covered.has(last)));
}

/** The places of the words about what the author leaves behind. */
function leftBehind(words: Word[], little: FoundLittleWords): Set<number> {
  const isFirst = ({ first }: Find) =>
    words[first - 1]?.clause !== words[first]?.clause || words[first - 2]?.clause !== words[first]?.clause;
  const until = without(
    [...little.UNTIL_NOW, ...little.UNTIL_NOW_FIRST.filter(isFirst)],
    little.STILL_WANTED,
  );
  const beginnings = new Set(until.map(({ first }) => first));
  const instead = new Set(without(little.INSTEAD, little.STILL_WANTED).map(({ first }) => first));
  const wishes = new Set(little.WISHES.map(({ first }) => first));
  const starts = new Set(little.CLAUSE_STARTS.map(({ first }) => first));
  const behind = new Set<number>();
  let [sentenceBehind, clauseBehind, from] = [-1, -1, 0];
  words.forEach(({ sentence, clause }, at) => {
    if (clause !== words[at - 1]?.clause || starts.has(at)) from = at;
    if (beginnings.has(at)) {
      sentenceBehind = sentence;
      from = at + 1;
    } else if (wishes.has(at) && sentence === sentenceBehind) {
      sentenceBehind = -1;
      // The clause of the wish is no more behind, unless it is the one that says "now".
      if (!beginnings.has(from - 1)) for (let of = from; of < at; of += 1) behind.delete(of);
    }
    if (instead.has(at)) clauseBehind = clause;
    if (sentence === sentenceBehind || clause === clauseBehind) behind.add(at);
  });
  return behind;
}

/** How many words around a negation are negated: "nothing about chat or money", "photos are not needed". */
const NEGATION_REACH = 5;

/** The places of the words that do not call for a topic. */
function negatedWords(words: Word[], { NEGATIONS, HARMLESS_NEGATIONS }: FoundLittleWords): Set<number> {
  const negated = new Set<number>();
  for (const { last } of without(NEGATIONS, HARMLESS_NEGATIONS)) {
    for (let at = last + 1; at <= last + NEGATION_REACH; at += 1) {
      if (words[at]?.sentence === words[last]?.sentence) negated.add(at);
    }
  }
  return negated;
}
