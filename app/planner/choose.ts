import type { Question } from "~/domain/answers";
import { JOINTS, NEGATIONS, NOT_NEGATIONS, REFUSALS, WAVED_AWAY } from "./library/little-words";
import { RULES } from "./library/rules";
import { TOPICS } from "./library/topics";
import type { Topic } from "./library/types";
import { type Find, findPhrases, phraseBook, type Word, wordsOf } from "./words";

/** "More questions" brings this many at most, and of those so many about rules while topics call as well. */
const MOST = 6;
const MOST_RULES = 2;
/** Fewer than this are filled up with questions that fit every idea. */
const FEWEST = 3;

const ROWS: Topic[] = [...TOPICS, ...RULES];
const isRule = (row: number) => row >= TOPICS.length;

const WORDS = phraseBook(ROWS.map(({ words }) => Object.values(words).join(",")));
const FALSE_FRIENDS = phraseBook(ROWS.map(({ butNot = "" }) => butNot));
const NEGATING = {
  before: phraseBook([NEGATIONS]),
  rest: phraseBook([REFUSALS]),
  after: phraseBook([WAVED_AWAY]),
};
const NOT_NEGATING = phraseBook([NOT_NEGATIONS]);

/** A row that the idea calls for: with how many different phrases, and where the words stand that are quoted. */
type Call = { row: number; phrases: Set<string>; from: number; to: number };

/**
 * The questions that this very idea calls for, six at most, in the order in which the idea speaks of them. Each carries
 * the words that call for it. Time grows with the length of the idea.
 * @param asked ids of questions that were asked already: none of them comes again.
 */
export function moreQuestions(idea: string, asked: ReadonlySet<string>): Question[] {
  const calls = callsOf(idea).filter(({ row }) => !asked.has(idOf(row)));
  const rules = apart(calls.filter(({ row }) => isRule(row)).sort((a, b) => a.row - b.row));
  const topics = calls
    .filter(({ row }) => !isRule(row))
    .sort((a, b) => b.phrases.size - a.phrases.size || a.row - b.row);
  const chosen = [...rules.slice(0, MOST_RULES), ...topics, ...rules.slice(MOST_RULES)].slice(0, MOST);
  const called = new Set(chosen.map(({ row }) => idOf(row)));
  const spare = TOPICS.filter(({ id, spare }) => spare && !called.has(id) && !asked.has(id));
  return [
    ...chosen
      .sort((a, b) => a.from - b.from)
      .map(({ row, from, to }) => ({ ...questionOf(ROWS[row] as Topic), quote: idea.slice(from, to) })),
    ...spare.slice(0, Math.max(0, FEWEST - chosen.length)).map(questionOf),
  ];
}

/** Calls without those that quote the same words as one before them. */
function apart(calls: Call[]): Call[] {
  return calls.filter((call, at) =>
    calls.slice(0, at).every(({ from, to }) => to <= call.from || call.to <= from),
  );
}

const idOf = (row: number) => ROWS[row]?.id ?? "";
const questionOf = ({ id, question }: Topic): Question => ({ id, question });

function callsOf(idea: string): Call[] {
  const words = wordsOf(idea);
  const negated = negatedWords(words);
  const friends = new Set(findPhrases(words, FALSE_FRIENDS).flatMap(placesOf));
  const calls = new Map<number, Call>();
  for (const find of findPhrases(words, WORDS)) {
    const { row, name, first } = find;
    if (placesOf(find).every((place) => friends.has(place)) || (!isRule(row) && negated.has(first))) continue;
    const known = calls.get(row);
    if (known) known.phrases.add(name);
    else
      calls.set(row, {
        row,
        phrases: new Set([name]),
        ...(isRule(row) ? clauseAround(words, find) : placeOf(words, find)),
      });
  }
  const beaten = new Set([...calls.keys()].flatMap((row) => ROWS[row]?.insteadOf ?? []));
  return [...calls.values()].filter(({ row }) => !beaten.has(idOf(row)));
}

/** The words that a find covers, told apart by its row. */
function placesOf({ row, first, last }: Find): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${row}:${first + at}`);
}

/** A negation reaches so many words: "no money", "nothing about chat or money". */
const NEGATION_REACH = 5;
const WAVED_AWAY_REACH = 6;

/** The places of the words that are negated. */
function negatedWords(words: Word[]): Set<number> {
  const negated = new Set<number>();
  const harmless = new Set(findPhrases(words, NOT_NEGATING).flatMap(placesOf));
  const mark = (from: number, to: number, sentence: number | undefined) => {
    for (let at = from; at <= to && words[at]?.sentence === sentence; at += 1) negated.add(at);
    return to;
  };
  for (const find of findPhrases(words, NEGATING.before)) {
    if (!placesOf(find).every((place) => harmless.has(place)))
      mark(find.last + 1, find.last + NEGATION_REACH, words[find.last]?.sentence);
  }
  let refused = -1;
  for (const { last } of findPhrases(words, NEGATING.rest)) {
    if (words[last]?.sentence === refused) continue;
    refused = words[last]?.sentence ?? -1;
    mark(last + 1, words.length, refused);
  }
  for (const { first } of findPhrases(words, NEGATING.after)) {
    for (
      let at = first - 1;
      at >= first - WAVED_AWAY_REACH && words[at]?.clause === words[first]?.clause;
      at -= 1
    )
      negated.add(at);
  }
  return negated;
}

function placeOf(
  words: Word[],
  { first, last }: { first: number; last: number },
): { from: number; to: number } {
  return { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
}

const QUOTE_MAX = 60;
const JOINT_WORDS = new Set(wordsOf(JOINTS).map(({ text }) => text));

/** The words around a find up to the next joint of the sentence: first those after it, then those before. */
function clauseAround(words: Word[], find: Find): { from: number; to: number } {
  let { first, last } = find;
  const joins = (at: number) =>
    words[at]?.clause === words[find.first]?.clause && !JOINT_WORDS.has(words[at]?.text ?? "");
  const length = () => (words[last]?.to ?? 0) - (words[first]?.from ?? 0);
  const room = (at: number) => length() + (words[at]?.text.length ?? 0) < QUOTE_MAX;
  while (joins(last + 1) && room(last + 1)) last += 1;
  while (joins(first - 1) && room(first - 1)) first -= 1;
  return placeOf(words, { first, last });
}
