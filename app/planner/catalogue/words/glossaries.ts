import type { Glossary } from "./glossary";
import { ARABIC } from "./languages/arabic";
import { CHINESE } from "./languages/chinese";
import { DUTCH } from "./languages/dutch";
import { FRENCH } from "./languages/french";
import { GERMAN } from "./languages/german";
import { ITALIAN } from "./languages/italian";
import { PORTUGUESE } from "./languages/portuguese";
import { SPANISH } from "./languages/spanish";
import { calendarOf } from "./tables/calendar";
import { DEALINGS } from "./tables/dealings";
import { EVERYDAY } from "./tables/everyday";
import { NATURE } from "./tables/nature";
import { PASTIMES } from "./tables/pastimes";
import { PEOPLE } from "./tables/people";
import { PLACES } from "./tables/places";
import { nounsOf, verbsOf } from "./tables/rows";
import { THINGS } from "./tables/things";
import { VERBS } from "./tables/verbs";

const LANGUAGES: Record<string, Glossary> = {
  es: SPANISH,
  fr: FRENCH,
  pt: PORTUGUESE,
  de: GERMAN,
  it: ITALIAN,
  nl: DUTCH,
  ar: ARABIC,
  zh: CHINESE,
};

/**
 * All words of a language: its own file's and those of the tables that all languages share. Where both know a word, its
 * own file counts. Null for a language without words.
 */
export function glossaryOf(language: string): Glossary | null {
  const own = LANGUAGES[language];
  if (!own) return null;
  const nouns = [PEOPLE, PLACES, NATURE, THINGS, DEALINGS, PASTIMES, EVERYDAY].map((table) =>
    nounsOf(table, language),
  );
  const { verbs, forms, past } = verbsOf(VERBS, language);
  return {
    ...own,
    nouns: [own.nouns, ...nouns].join(",\n"),
    verbs: `${own.verbs} ${verbs}`,
    forms: `${own.forms} ${forms}`,
    past,
    small: `${calendarOf(language)} ${own.small}`,
  };
}

/** True when ideas in this language can be read through a glossary. */
export function hasGlossary(language: string): boolean {
  return language in LANGUAGES;
}
