import { type Item, spell } from "../words/chunks";
import type { NounPhrase } from "../words/noun-phrases";
import type { Token } from "../words/tokens";
import type { Clause } from "./objects";

/** A sentence that is being cut into clauses: what it consists of, and how far the cutting has come. */
export type Cutting = {
  readonly tokens: Token[];
  readonly items: Item[];
  /** Which items a clause has taken. */
  readonly used: boolean[];
  readonly clauses: Clause[];
  /** Clauses whose end does not move any more. */
  readonly fixed: Set<Clause>;
  /** Fragments that a condition follows: where their words end, and where the condition does. */
  readonly fragmentEnds: Map<number, number>;
  current: Clause | null;
  /** The item that the open condition begins with; -1: none is open. */
  conditionFrom: number;
  /** The item right after the last condition that a new subject ended. */
  afterCondition: number;
  /** The verb of the last relative clause. */
  relativeAt: number;
  /** What stands before a clause and belongs to it: its condition, and who is spoken of there. */
  pending: { condition: string; nearby: NounPhrase[] };
  /** What conditions speak of as their subject: "if a helmet is damaged". */
  readonly met: NounPhrase[];
};

/** One case of the cutting: gives the last item that it took, or null when the case is another. */
export type Cut = (cutting: Cutting, i: number) => number | null;

export function newCutting(tokens: Token[], items: Item[]): Cutting {
  return {
    tokens,
    items,
    used: new Array<boolean>(items.length).fill(false),
    clauses: [],
    fixed: new Set(),
    fragmentEnds: new Map(),
    met: [],
    current: null,
    conditionFrom: -1,
    afterCondition: -1,
    relativeAt: -1,
    pending: { condition: "", nearby: [] },
  };
}

/** The clause so far ends before this token. */
export function close({ current, fixed }: Cutting, at: number): void {
  if (current && !fixed.has(current)) current.end = Math.max(current.verbAt + 1, at);
}

/** It ends there, whatever comes: a condition or an embedded question follows. */
export function closeForGood(cutting: Cutting, at: number): void {
  close(cutting, at);
  if (cutting.current) cutting.fixed.add(cutting.current);
}

/** Marks the items from `from` up to, not including, `to` as taken. */
export function take({ used }: Cutting, from: number, to: number): void {
  used.fill(true, from, to);
}

/** Where the item begins, as a token; the sentence's end when there is no such item. */
export function startOf({ items, tokens }: Cutting, i: number): number {
  return items[i]?.start ?? tokens.length;
}

/** The word, in small letters, that the item begins with. */
export function wordAt({ items, tokens }: Cutting, i: number): string {
  return tokens[items[i]?.start ?? -1]?.lower ?? "";
}

/** The words of the items from `from` up to, not including, `to`. */
export function wordsOf(cutting: Cutting, from: number, to: number): string {
  return spell(cutting.tokens.slice(startOf(cutting, from), startOf(cutting, to)));
}

/** The things and people among the items from `from` up to, not including, `to`; no pronouns. */
export function namedIn({ items }: Cutting, from: number, to: number): NounPhrase[] {
  return items.slice(from, to).flatMap(({ np }) => (np && !np.pronoun ? [np] : []));
}
