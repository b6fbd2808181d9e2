/** Returns whether a text is a well-formed language tag (BCP 47). */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Attributes of what holds words in a language, on a page in English: the language, and the direction of its script. */
export type WordsAttributes = { lang?: string; dir?: "auto" };

export const wordsIn = (language: string): WordsAttributes =>
  language === "en" ? {} : { lang: language, dir: "auto" };
