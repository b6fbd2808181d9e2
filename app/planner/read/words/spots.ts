import type { VerbForm } from "../../text/words";
import { SUBJECTS, type Token } from "./small-words";

/** A word that may be several parts of speech, and what stands around it. */
export type Spot = {
  tokens: Token[];
  at: number;
  token: Token;
  word: string;
  /** The words right before and right after it. */
  previous: Token | undefined;
  next: Token | undefined;
  /** The word before it, adverbs and "not" left out, and where that one stands (-1: nowhere). */
  before: Token | undefined;
  beforeAt: number;
  /** What the language model takes the word for: "VERB", "ADJ", "ADV", … or "". */
  opinion: string;
};

/** The verb that a word is: what it is a form of, and which form. */
export type AsVerb = { base: string; form: VerbForm };

/** "noun" also means: whatever it was tagged before. */
export type Part = AsVerb | "noun" | "adjective" | "adverb";

/** Says what the word is, or null when the next rule is to be asked. */
export type Rule<S extends Spot = Spot> = (spot: S) => Part | null;

/** The part of speech of the word there; "" outside the sentence. */
export const tagAt = (tokens: readonly Token[], at: number): string => tokens[at]?.tag ?? "";

/** The word there, in small letters; "" outside the sentence. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? "";

export function spotAt(tokens: Token[], at: number, opinion: string): Spot {
  const token = tokens[at] as Token;
  let beforeAt = at - 1;
  while (beforeAt >= 0 && (tokens[beforeAt]?.tag === "X" || tokens[beforeAt]?.tag === "G")) beforeAt -= 1;
  return {
    tokens,
    at,
    token,
    word: token.lower,
    previous: tokens[at - 1],
    next: tokens[at + 1],
    before: tokens[beforeAt],
    beforeAt,
    opinion,
  };
}

/** What the first of the rules says that says anything. */
export function firstOf<S extends Spot>(rules: readonly Rule<S>[], spot: S): Part {
  for (const rule of rules) {
    const part = rule(spot);
    if (part) return part;
  }
  return "noun";
}

/** Makes the word a verb of this base, in this form. */
export function asVerb(token: Token, base: string, form: VerbForm): void {
  token.tag = "V";
  token.base = base;
  token.form = form;
}

/** True when a pronoun or "who" stands right before. */
export function isSubjectBefore(tokens: Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before !== undefined && SUBJECTS.has(before.lower);
}

/** True when the word has one of these tags (a character class: "[KCO]"). */
export function isTag(token: Token | undefined, tags: string): boolean {
  return token !== undefined && tags.includes(token.tag);
}
