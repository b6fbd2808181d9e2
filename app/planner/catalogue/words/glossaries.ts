import type { Glossary } from "./glossary";
import { ARABIC } from "./languages/arabic";
import { CHINESE } from "./languages/chinese";
import { DUTCH } from "./languages/dutch";
import { FRENCH } from "./languages/french";
import { FUNCTION_WORDS } from "./languages/function-words";
import { GERMAN } from "./languages/german";
import { ITALIAN } from "./languages/italian";
import { PORTUGUESE } from "./languages/portuguese";
import { SPANISH } from "./languages/spanish";
import { calendarOf } from "./tables/calendar";
import { COMMUNITIES } from "./tables/communities";
import { DEALINGS } from "./tables/dealings";
import { DOINGS } from "./tables/doings";
import { EVERYDAY } from "./tables/everyday";
import { KINDS } from "./tables/kinds";
import { LIVELIHOODS } from "./tables/livelihoods";
import { NATURE } from "./tables/nature";
import { PASTIMES } from "./tables/pastimes";
import { PEOPLE } from "./tables/people";
import { PLACES } from "./tables/places";
import { nounsOf, verbsOf } from "./tables/rows";
import { SERVICES } from "./tables/services";
import { THINGS } from "./tables/things";
import { TRADES } from "./tables/trades";
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
  const nouns = [
    KINDS,
    PEOPLE,
    PLACES,
    NATURE,
    THINGS,
    DEALINGS,
    PASTIMES,
    EVERYDAY,
    TRADES,
    COMMUNITIES,
    SERVICES,
    LIVELIHOODS,
  ].map((table) => nounsOf(table, language));
  const more = FUNCTION_WORDS[language];
  const { verbs, forms, past } = verbsOf(`${VERBS.trimEnd()}\n${DOINGS.trimStart()}`, language);
  return {
    ...own,
    nouns: [own.nouns, ...nouns].join(",\n"),
    verbs: `${own.verbs} ${verbs}`,
    forms: `${own.forms} ${more?.forms ?? ""} ${forms}`,
    past,
    small: `${calendarOf(language)} ${more?.small ?? ""} ${own.small}`,
  };
}

/** True when ideas in this language can be read through a glossary. */
export function hasGlossary(language: string): boolean {
  return language in LANGUAGES;
}
