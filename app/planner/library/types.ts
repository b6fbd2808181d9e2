import type { Question } from "~/domain/answers";

/** A question of the library, with what helps the author to answer it. Hint and example are shown on the page only. */
export type LibraryQuestion = Omit<Question, "quote"> & {
  /** What to think of, in a few words. */
  hint?: string;
  /** An answer as somebody might give it, to show how short and concrete it may be. */
  example: string;
};

/**
 * A question that is asked only when words of the idea call for it.
 *
 * `words` are separated by commas. A word stands for itself; with a star at its end it stands for every word that begins
 * so (`remind*`: reminder, reminded). Several words with blanks between them must follow each other.
 */
export type Topic = LibraryQuestion & {
  words: string;
  /** Phrases with one of the words in them that mean something else, written like `words`. */
  butNot?: string;
  /** Ids of more general topics that are not asked beside this one. */
  insteadOf?: string[];
};

/**
 * A question about a rule that the author states ("every 6 months", "only members"). It is written like a topic; its quote
 * is the short clause around the word, and a negation before the word does not matter.
 */
export type Rule = Topic;
