import type { Question } from "~/domain/answers";
import { HARMLESS_NEGATIONS, JOINTS, NEGATIONS, REFUSALS, WAVED_AWAY } from "./library/little-words";
import { RULES } from "./library/rules";
import { TOPICS } from "./library/topics";
import type { Topic } from "./library/types";
import { type Find, findPhrases, type PhraseBook, phraseBook, type Word, wordsOf } from "./words";

/** The most that one press of "More questions" brings, and all its presses together: a plan has a length. */
const MOST = 6;
const MOST_IN_ALL = 12;
/** At most this many of them are about rules while topics fit too. */
const MOST_RULES = 2;
/** Fewer than this are filled up with questions that fit every idea. */
const FEWEST = 3;

/** Much more than the forms accept. What stands behind it is not read. */
const READ_MAX = 10_000;

const ROWS: Topic[] = [...TOPICS, ...RULES];
const isRule = (row: Topic) => RULES.includes(row);

let book: PhraseBook | undefined;

/** One book with all phrases, made at its first use: it takes some 50 ms, which a start need not wait for. */
function theBook(): PhraseBook {
  book ??= phraseBook([
    ...ROWS.map(({ words }) => Object.values(words).join(",")),
    ...ROWS.map(({ butNot }) => butNot ?? ""),
    ...[NEGATIONS, HARMLESS_NEGATIONS, REFUSALS, WAVED_AWAY],
  ]);
  return book;
}

type FoundRow = { row: Topic; finds: Find[]; falseFriends: Find[] };
type FoundLittleWords = Record<"negations" | "harmlessNegations" | "refusals" | "wavedAway", Find[]>;

/** Looks all phrases up in one pass, and sorts the finds in the order in which the book was made. */
function findAll(words: Word[]): { rows: FoundRow[]; littleWords: FoundLittleWords } {
  const found = findPhrases(words, theBook());
  const finds = found.splice(0, ROWS.length);
  const falseFriends = found.splice(0, ROWS.length);
  const [negations = [], harmlessNegations = [], refusals = [], wavedAway = []] = found;
  return {
    rows: ROWS.map((row, at) => ({ row, finds: finds[at] ?? [], falseFriends: falseFriends[at] ?? [] })),
    littleWords: { negations, harmlessNegations, refusals, wavedAway },
  };
}

/** A row that the idea calls for: with how many different phrases, and where the words stand that are quoted. */
type Call = { row: Topic; phrases: number; from: number; to: number };

/**
 * The questions that this very idea calls for, six at most, in the order in which the idea speaks of them. Each carries
 * the words that call for it. Time grows with the length of the idea.
 * @param asked ids of questions that were asked already: these are not asked again.
 */
export function moreQuestions(idea: string, asked: ReadonlySet<string>): Question[] {
  const open = ROWS.filter(({ id }) => !asked.has(id));
  const most = Math.min(MOST, MOST_IN_ALL - (ROWS.length - open.length));
  const calls = callsOf(idea).filter(({ row }) => open.includes(row));
  const rules = calls.filter(({ row }) => isRule(row)).filter(quotesOtherWords);
  const topics = calls.filter(({ row }) => !isRule(row)).sort((a, b) => b.phrases - a.phrases);
  const chosen = [...rules.slice(0, MOST_RULES), ...topics, ...rules.slice(MOST_RULES)].slice(0, most);
  const spare = open.filter((row) => row.spare && !chosen.some((call) => call.row === row));
  return [
    ...chosen
      .sort((a, b) => a.from - b.from)
      .map(({ row: { id, question }, from, to }) => ({ id, question, quote: idea.slice(from, to) })),
    ...spare
      .slice(0, Math.max(0, Math.min(most, FEWEST) - chosen.length))
      .map(({ id, question }) => ({ id, question })),
  ];
}

/** Whether no earlier call quotes the same words. */
function quotesOtherWords({ from, to }: Call, at: number, calls: Call[]): boolean {
  return calls.slice(0, at).every((before) => to <= before.from || before.to <= from);
}

/** The rows that the idea calls for, in the library's order. */
function callsOf(idea: string): Call[] {
  const words = wordsOf(idea.slice(0, READ_MAX));
  const { rows, littleWords } = findAll(words);
  const negated = negatedWords(words, littleWords);
  const calls = rows.flatMap(({ row, finds, falseFriends }): Call[] => {
    const misleading = coveredWords(falseFriends);
    const found = finds.filter(
      ({ first, last }) =>
        !(misleading.has(first) && misleading.has(last)) && (isRule(row) || !negated.has(first)),
    );
    const [find] = found;
    if (!find) return [];
    const quoted = isRule(row) ? clauseAround(words, find) : find;
    return [{ row, phrases: new Set(found.map(({ phrase }) => phrase)).size, ...placeOf(words, quoted) }];
  });
  const beaten = new Set(calls.flatMap(({ row }) => row.insteadOf ?? []));
  return calls.filter(({ row }) => !beaten.has(row.id));
}

/** The places of all words of these finds. */
function coveredWords(finds: Find[]): Set<number> {
  const covered = new Set<number>();
  for (const { first, last } of finds) for (let at = first; at <= last; at += 1) covered.add(at);
  return covered;
}

/** How many words around a negation are negated: "nothing about chat or money", "photos are not needed". */
const NEGATION_REACH = 5;
const WAVED_AWAY_REACH = 6;

/** The places of the words that do not call for a topic. */
function negatedWords(
  words: Word[],
  { negations, harmlessNegations, refusals, wavedAway }: FoundLittleWords,
): Set<number> {
  const negated = new Set<number>();
  const harmless = coveredWords(harmlessNegations);
  for (const { first, last } of negations) {
    if (harmless.has(first) && harmless.has(last)) continue;
    for (let at = last + 1; at <= last + NEGATION_REACH; at += 1) {
      if (words[at]?.sentence === words[last]?.sentence) negated.add(at);
    }
  }
  for (const { first } of wavedAway) {
    for (let at = first - 1; at >= first - WAVED_AWAY_REACH; at -= 1) {
      if (words[at]?.clause === words[first]?.clause) negated.add(at);
    }
  }
  const refused = new Map([...refusals].reverse().map(({ last }) => [words[last]?.sentence, last]));
  words.forEach(({ sentence }, at) => {
    if (at > (refused.get(sentence) ?? at)) negated.add(at);
  });
  return negated;
}

type Span = { first: number; last: number };

function placeOf(words: Word[], { first, last }: Span): { from: number; to: number } {
  return { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
}

const QUOTE_MAX = 90;
const JOINT_WORDS = new Set(wordsOf(JOINTS).map(({ text }) => text));

/** The clause of a find. In one that is too long to quote: the words up to the next joint, first those after the find. */
function clauseAround(words: Word[], find: Span): Span {
  const isInClause = (at: number) => words[at]?.clause === words[find.first]?.clause;
  const isJoint = (at: number) => JOINT_WORDS.has(words[at]?.text ?? "");
  const whole = widened(find, isInClause);
  if (isJoint(whole.first) && whole.first < find.first) whole.first += 1;
  if (isShort(words, whole)) return whole;
  const belongs = (at: number) => isInClause(at) && !isJoint(at);
  return widened(find, (at, span) => belongs(at) && isShort(words, span));
}

/** Adds the words after a span, then those before it, as long as they belong to it. */
function widened(span: Span, belongs: (at: number, wider: Span) => boolean): Span {
  let { first, last } = span;
  while (belongs(last + 1, { first, last: last + 1 })) last += 1;
  while (belongs(first - 1, { first: first - 1, last })) first -= 1;
  return { first, last };
}

function isShort(words: Word[], span: Span): boolean {
  const { from, to } = placeOf(words, span);
  return to - from <= QUOTE_MAX;
}
