import { useRouteLoaderData } from "@remix-run/react";
import { type WordsAttributes, wordsIn } from "~/domain/own-words";
import type { SiteView } from "~/domain/site";

/**
 * Returns the attributes of elements that hold the operator's own words: posts, pages and issues. None when the words
 * are those delivered (`isOwn`).
 */
export function useOwnWords(isOwn = true): WordsAttributes {
  const root = useRouteLoaderData("root") as { site: SiteView } | undefined;
  return wordsIn((isOwn && root?.site.language) || "en");
}
