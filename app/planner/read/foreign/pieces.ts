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
  return asWritten(surface, lexicon) ?? misspelt(surface, lexicon);
}

/** Who leaves accents out leaves all of them out: a word with one ("pública") is not a form of "publicar". */
export function misspelt(surface: string, lexicon: Lexicon): Found | null {
  if (surface.length < 3 || /[\u00c0-\u024f]/.test(surface)) return null;
  return asWritten(surface, lexicon.loosely);
}

export function asWritten(surface: string, lexicon: Lexicon): Found | null {
  const found = {
    small: lexicon.smallWord(surface),
    noun: lexicon.noun(surface),
    verb: lexicon.verb(surface),
  };
  // "zum Buchen": the infinitive, not "den Buchen".
  if (found.verb && found.noun?.plural && surface === `${found.noun.key}en`) found.noun = null;
  return found.small || found.noun || found.verb ? found : null;
}
