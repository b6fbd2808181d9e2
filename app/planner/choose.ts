import type { Question } from "~/domain/answers";
import { NEGATIONS } from "./library/negations";
import { RULES } from "./library/rules";
import { SPARE_QUESTIONS, TOPICS } from "./library/topics";
import { type Find, findPhrases, phraseBook, type Word, wordsOf } from "./words";

/** "More questions" brings this many at most, and of those so many about rules that the author states. */
const MOST = 6;
const MOST_RULES = 2;
/** Fewer than this are filled up with questions that fit every idea. */
const FEWEST = 2;

const ROWS = [...TOPICS, ...RULES];
const WORDS = phraseBook(ROWS.map(({ words }) => words));
const FALSE_FRIENDS = phraseBook(ROWS.map(({ butNot }) => butNot));
const NEGATED = phraseBook([NEGATIONS]);
/** A negation reaches this many words ahead in its sentence: "no money", "nothing about chat or money". */
const NEGATION_REACH = 4;

type Candidate = { row: number; calls: number; quote: string; at: number };

/**
 * The questions that this very idea calls for, six at most, in the order in which the idea speaks of them. Each carries
 * the words that call for it. Time grows with the length of the idea.
 * @param asked ids of questions that were asked already: none of them comes again.
 */
export function moreQuestions(idea: string, asked: ReadonlySet<string>): Question[] {
  const found = candidatesOf(idea).filter(({ row }) => !asked.has(ROWS[row]?.id ?? ""));
  const rules = found.filter(({ row }) => row >= TOPICS.length);
  const topics = found.filter(({ row }) => row < TOPICS.length);
  const chosen = [...rules.slice(0, MOST_RULES), ...topics, ...rules.slice(MOST_RULES)].slice(0, MOST);
  const questions = chosen
    .sort((a, b) => a.at - b.at)
    .flatMap(({ row, quote }): Question[] => {
      const { id, question } = ROWS[row] ?? {};
      return id && question ? [{ id, question, quote }] : [];
    });
  const spare = SPARE_QUESTIONS.filter(({ id }) => !asked.has(id));
  return [
    ...questions,
    ...spare.slice(0, Math.max(0, FEWEST - questions.length)).map(({ id, question }) => ({ id, question })),
  ];
}

/** The rows that the idea calls for, what it calls for most first; at equal calls the library's order decides. */
function candidatesOf(idea: string): Candidate[] {
  const words = wordsOf(idea);
  const friends = findPhrases(words, FALSE_FRIENDS);
  const negations = new Set(findPhrases(words, NEGATED).map(({ last }) => last));
  const calls = new Map<number, Find[]>();
  for (const find of findPhrases(words, WORDS)) {
    const isFriend = friends.some(
      ({ row, first, last }) => row === find.row && first <= find.first && find.last <= last,
    );
    const isRule = find.row >= TOPICS.length;
    if (isFriend || (!isRule && isNegated(words, negations, find.first))) continue;
    calls.set(find.row, [...(calls.get(find.row) ?? []), find]);
  }
  const beaten = new Set([...calls.keys()].flatMap((row) => ROWS[row]?.insteadOf ?? []));
  return [...calls]
    .filter(([row]) => !beaten.has(ROWS[row]?.id ?? ""))
    .map(([row, finds]): Candidate => {
      const first = finds[0] as Find;
      const span = row >= TOPICS.length ? clauseAround(words, first) : first;
      const [from, to] = [words[span.first]?.from ?? 0, words[span.last]?.to ?? 0];
      return {
        row,
        calls: new Set(finds.map(({ name }) => name)).size,
        quote: idea.slice(from, to),
        at: from,
      };
    })
    .sort((a, b) => b.calls - a.calls || a.row - b.row);
}

function isNegated(words: Word[], negations: Set<number>, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEGATION_REACH); before -= 1) {
    if (words[before]?.sentence !== words[at]?.sentence) return false;
    if (negations.has(before)) return true;
  }
  return false;
}

const QUOTE_MAX = 60;

/** The words of the clause around a find, first those after it, then those before, as far as they stay short. */
function clauseAround(words: Word[], { first, last }: Find): { first: number; last: number } {
  const clause = words[first]?.clause;
  const fits = (from: number, to: number) =>
    words[from]?.clause === clause &&
    words[to]?.clause === clause &&
    (words[to]?.to ?? 0) - (words[from]?.from ?? 0) <= QUOTE_MAX;
  let [from, to] = [first, last];
  while (fits(from, to + 1)) to += 1;
  while (fits(from - 1, to)) from -= 1;
  return { first: from, last: to };
}
