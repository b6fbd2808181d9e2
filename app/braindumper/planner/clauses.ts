import type { Word } from "./words";

/** The words `first` to `last`, both included. */
export type Span = { first: number; last: number };

/** Longest quote, in UTF-16 units. */
const QUOTE_MAX = 90;
/** So many words make a clause of their own. */
const SHORTEST = 3;

/** Places before which a text can be parted. */
type Partings = {
  /** Here a new clause begins if enough words stand before and after it: "and they". */
  clauses: ReadonlySet<number>;
  /** Only where a clause is too long to quote: "and", "when". */
  joints: ReadonlySet<number>;
};

/**
 * Parts a text into clauses, each whole where that is short enough to quote, else at its joints. A piece without a joint
 * that is too long stays too long. Time grows with the length of the text.
 */
export function clausesOf(words: Word[], { clauses, joints }: Partings): Span[] {
  const begins = (at: number, before: Span) => {
    if (words[at]?.clause !== words[at - 1]?.clause) return true;
    const after = words[at + SHORTEST - 1];
    return clauses.has(at) && at - before.first >= SHORTEST && after?.clause === words[at]?.clause;
  };
  const isJoint = (at: number) => joints.has(at);
  return partedWhere(begins, { first: 0, last: words.length - 1 }).flatMap((clause) =>
    isShort(words, clause) ? [clause] : joined(words, partedWhere(isJoint, clause)),
  );
}

function partedWhere(begins: (at: number, before: Span) => boolean, { first, last }: Span): Span[] {
  const parts: Span[] = [];
  for (let at = first; at <= last; at += 1) {
    const before = parts.at(-1);
    if (before && !begins(at, before)) before.last = at;
    else parts.push({ first: at, last: at });
  }
  return parts;
}

/** As many neighbours together as are short enough. */
function joined(words: Word[], parts: Span[]): Span[] {
  const wider: Span[] = [];
  for (const part of parts) {
    const before = wider.at(-1);
    if (before && isShort(words, { first: before.first, last: part.last })) before.last = part.last;
    else wider.push({ ...part });
  }
  return wider;
}

export function isShort(words: Word[], span: Span): boolean {
  const { from, to } = placeOf(words, span);
  return to - from <= QUOTE_MAX;
}

/** Where a span stands in the text. */
function placeOf(words: Word[], { first, last }: Span): { from: number; to: number } {
  return { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
}

const PAIRS = ["()", "[]", "“”", "„“", "«»", '""'];

/** A span as it stands in the text, with the mark after it that closes what was opened in it. */
export function wordsBetween({ idea, words }: { idea: string; words: Word[] }, span: Span): string {
  const { from, to } = placeOf(words, span);
  const text = idea.slice(from, to);
  const [marks = ""] = /^[^\s\p{L}\p{N}]*/u.exec(idea.slice(to, to + 9)) ?? [];
  const end = PAIRS.map(([open = "", close = ""]) => {
    const opened = text.split(open).length - 1;
    const isOpen = open === close ? opened % 2 === 1 : opened > text.split(close).length - 1;
    return isOpen ? marks.indexOf(close) + 1 : 0;
  });
  return text + marks.slice(0, Math.max(...end));
}
