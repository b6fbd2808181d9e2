import type { Entry, Lexicon } from "../../catalogue/words/glossary";

/** What a word may be in its language: all that the glossary knows of it. */
export type Found = {
  small: Entry | null;
  noun: (Entry & { plural: boolean }) | null;
  verb: Entry | null;
  /** The verb is a participle: "abgesagt". */
  participle?: boolean;
};
/** A word as it stands in the idea; `found` is null for marks and unknown words. */
export type Piece = { surface: string; found: Found | null };

/** All that the glossary knows of a word; null when it knows nothing. */
export function look(surface: string, lexicon: Lexicon): Found | null {
  const found = {
    small: lexicon.smallWord(surface),
    noun: lexicon.noun(surface),
    verb: lexicon.verb(surface),
  };
  return found.small || found.noun || found.verb ? found : null;
}
