import { type WordsAttributes, wordsIn } from "~/base/text/own-words";
import { useRoot } from "./frame";

/**
 * Returns the attributes of elements that hold the operator's own words: posts, pages and issues. None when the words
 * are those delivered (`isOwn`).
 */
export function useOwnWords(isOwn = true): WordsAttributes {
  const root = useRoot();
  return wordsIn((isOwn && root?.site.language) || "en");
}
