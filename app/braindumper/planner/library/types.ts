import type { Question } from "~/site/idea/answers";

/** A question of the library, with what helps the author to answer it. Hint and example are shown on the page only. */
export type LibraryQuestion = Omit<Question, "quote"> & {
  /** What to think of, in a few words, after the second half of the question (`lead.ts`). */
  hint?: string;
  /** It is not asked when something stands under a heading of the idea with one of these phrases. */
  settledUnder?: string;
  /** An answer as somebody might give it, to show how short and concrete it may be. */
  example: string;
};

export type Language = "en" | "de" | "fr" | "es" | "pt" | "it" | "nl" | "zh";

/**
 * A question that is asked only when words of the idea call for it. One that begins "What if" or "What happens" is not asked
 * about a clause after which the author says so.
 *
 * Phrases to look for are separated by commas.
 * - A word stands for itself. With a star at its end, after three letters or more, it stands for every word that begins so
 *   (`remind*`: reminder, reminded).
 * - Several words with blanks between them must follow each other.
 * - `#` stands for a number: `within # day*` is "within 3 days" and "within three days".
 * - Capitals and accents make no difference, nor does a plus or a per cent sign: `# so` is also "70+ so".
 * A phrase stands once in a list. Only the words of the idea's own languages are looked for (`languages.ts`).
 */
export type Topic = LibraryQuestion & {
  /** English verbs that count only where somebody does it: "members book", "the nurse weighs and ticks". */
  steps?: string;
  /** English phrases that count wherever they stand. */
  words: string;
  /** The same in other languages: `de: leihen, leiht; fr: prêter`. */
  otherWords: string;
  /** Phrases with one of the words in them that mean something else. */
  butNot?: string;
  /** One of these phrases must stand in the same clause. */
  beside?: string;
  /** None of these may: it says the answer, or makes the clause another one. */
  notBeside?: string;
  /** Phrases that answer it, wherever they stand in the idea. */
  unless?: string;
  /** It stands under a rule: "never", "not" and the like take nothing away from it. */
  isRule?: true;
  /** Its words are the other half of a condition: a clause that begins with "if" is whole with them. */
  afterIf?: true;
};
