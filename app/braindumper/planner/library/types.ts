import type { Question } from "~/braindumper/answers";

/** A question of the library, with what helps the author to answer it. Hint and example are shown on the page only. */
export type LibraryQuestion = Omit<Question, "quote"> & {
  /** What to think of, in a few words, after the second half of the question (`lead.ts`). */
  hint?: string;
  /** It is not asked when something stands under a heading of the idea with one of these phrases. */
  settledUnder?: string;
  /** An answer as somebody might give it, to show how short and concrete it may be. */
  example: string;
};

/**
 * A question that is asked only when words of the idea call for it.
 *
 * Phrases to look for are separated by commas.
 * - A word stands for itself. With a star at its end, after three letters or more, it stands for every word that begins so
 *   (`remind*`: reminder, reminded).
 * - Several words with blanks between them must follow each other.
 * - `#` stands for a number: `within # day*` is "within 3 days" and "within three days".
 * - Capitals and accents make no difference, nor does a plus or a per cent sign: `# years` is also "70+ years".
 * A phrase stands once in a list.
 */
export type Topic = LibraryQuestion & {
  /** The phrases that call for it, in English: so is the question. */
  words: string;
  /** None of these may stand in the same clause: it says the answer, or makes the clause another one. */
  notBeside?: string;
  /** Phrases that answer it, wherever they stand in the idea. */
  unless?: string;
  /** It stands under a rule: neither "not", nor "if", nor what happens then takes anything away from it. */
  isRule?: true;
};
