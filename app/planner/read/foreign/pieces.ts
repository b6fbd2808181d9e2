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
  return asWritten(surface, lexicon) ?? declined(surface, lexicon) ?? misspelt(surface, lexicon);
}

/** "mit kurzen Videos": an adjective of which the glossary has another form. */
function declined(surface: string, lexicon: Lexicon): Found | null {
  const stem = /^(\p{Ll}{3,}?)(?:e[nrsm]?)$/u.exec(surface)?.[1];
  if (!stem) return null;
  for (const form of [stem, `${stem}e`, `${stem}en`, `${stem}er`]) {
    const small = lexicon.smallWord(form);
    if (small?.small === "A") return { small, noun: null, verb: null };
  }
  return null;
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
