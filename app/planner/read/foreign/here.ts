import type { Lexicon } from "../../catalogue/words/glossary";
import type { LanguageCode } from "../language";
import type { Token } from "../words/tokens";
import type { Found } from "./pieces";

/** A word of another language where it stands: what is known of it, and what has been read around it. */
export type Here = {
  surface: string;
  language: LanguageCode;
  lexicon: Lexicon;
  /** The English tokens so far; a case adds its own. */
  tokens: Token[];
  previous: Token | undefined;
  /** What the glossary knows of the word after this one. */
  next: Found | null;
  /** English noun → the idea's own word for it. */
  originals: Map<string, string>;
};

export const ROMANCE: ReadonlySet<LanguageCode> = new Set<LanguageCode>(["es", "fr", "pt", "it"]);

/** Names that were only guessed from a verb ("réservent"); the idea's own noun for the thing replaces them. */
export const guessed = {
  by: new WeakMap<Map<string, string>, Set<string>>(),
  add(originals: Map<string, string>, noun: string): void {
    const known = this.by.get(originals) ?? new Set<string>();
    known.add(noun);
    this.by.set(originals, known);
  },
  takes(originals: Map<string, string>, noun: string): boolean {
    return this.by.get(originals)?.delete(noun) ?? false;
  },
};
