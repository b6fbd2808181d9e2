import { classOf, isTouchable } from "../catalogue/noun-classes";
import { FEATURE_NOUNS, GENERAL_NOUNS, isFieldWord, NOUN_OF_VERB, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, FAMILIAR, isPerson, looksLikePerson } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { verbStrength } from "../catalogue/verbs";
import { isPlural, plural, singular } from "../text/words";
import type { Draft, EntityDraft } from "./draft";

const RECKONED = /\b(?:dashboard|statistics|stats|kpis|analytics|charts?|graphs?)\b/;

/** Nouns that say when, how much or through what, never what is kept. */
const NO_COLUMN =
  /^(?:minute|hour|day|week|month|year|night|evening|morning|weekend|season|euro|dollar|pound|cent|km|kilometre|kilometer|mile|metre|meter|kg|kilo|gram|liter|litre|percent|step|tap|click|thumb|finger|hand|camera|phone|tablet|computer|laptop|app|website|e-?mail|email|sms|whatsapp|text|message|name|end|start|beginning|way|home|house|work|school|world|town|village|city|country|area|internet|web|line|turn|lot|number|list|case|time|date|moment|advance|person|people|thing|stuff|shop|door|front|back|top|board|fridge|wall|court|screen|map|own|app|csv|pdf|excel|qr|code|price|help|language|colour|color|red|green|mode|fun|life|chat|feed|group|family|team|user|summary|report|order|notes?|get|put|take|want|pay|brush)$/;

/**
 * A noun that a doing speaks of and that is no table of its own ("reserve props for a production") becomes a column
 * of what the doing makes or changes, so that nothing the idea names is missing from the data model.
 */
export function keepHomeless(draft: Draft, same: (noun: string) => string): void {
  const { reading, entities } = draft;
  const names = () => new Set(entities.map((entity) => entity.noun));
  const known = (noun: string) =>
    [...names()].some((name) => name === noun || name.endsWith(` ${noun}`) || noun.endsWith(` ${name}`)) ||
    entities.some((entity) => entity.kinds?.includes(noun)) ||
    reading.fields.some((field) => singular(field.name) === noun || field.name.endsWith(` ${noun}`));
  // "gate code appears 5 min before": a property that is spoken of on its own belongs to what the app turns around.
  const main = entities.find((entity) => entity.noun === draft.main);
  for (const { noun, weight, person } of reading.mentions)
    if (
      main &&
      !person &&
      weight >= 1.5 &&
      isFieldWord(noun) &&
      !known(noun) &&
      fits(noun, draft) &&
      reading.fields.filter((field) => field.owner === main.noun).length < 5
    )
      reading.fields.push({ owner: toldBy(noun, draft) ?? main.noun, name: noun });
  for (const action of reading.actions) {
    if (/^(?:notify|message|act|view|find|compare)$/.test(action.class) && action.objects.length === 0)
      continue;
    // "a dashboard with utilisation and revenue": reckoned, and entered nowhere.
    if (/^(?:view|compare)$/.test(action.class) && RECKONED.test(action.phrase)) continue;
    let home = homeOf(action, entities, same);
    // "interpreters list the languages they speak": a column of whoever lists them.
    if (!home && /^(?:add|edit|log)$/.test(action.class) && action.objects.every((noun) => isFieldWord(noun)))
      home = entities.find((entity) => entity.person && entity.noun === action.actor);
    else if (home?.person) continue;
    if (!home) continue;
    for (const said of [...action.objects, ...action.around]) {
      const noun = singular(same(said));
      if (NO_COLUMN.test(said) || !fits(noun, draft) || known(noun)) continue;
      if (addKind(home, noun)) continue;
      if (home.noun.includes(noun) || reading.fields.filter((field) => field.owner === home.noun).length >= 6)
        continue;
      reading.fields.push({ owner: home.noun, name: noun });
    }
  }
  keepSpoken(draft, same, known);
}

/** "Students tell us weight and height": what people tell of themselves stands with them. */
function toldBy(noun: string, { reading, entities }: Draft): string | null {
  const telling = reading.actions.find(
    (action) =>
      /^(?:tell|give|state|indicate|enter|fill in|specify)$/.test(action.verb) &&
      action.objects.length > 1 &&
      action.objects.includes(noun) &&
      action.objects.every((one) => isFieldWord(one)),
  );
  return entities.find((entity) => entity.person && entity.noun === telling?.actor)?.noun ?? null;
}

/**
 * Nouns that no doing and no list gave a place: a column of the table that the same sentence speaks of, else of the
 * one that the app turns around. Two to a table, so that a long idea does not blow one up.
 */
function keepSpoken(draft: Draft, same: (noun: string) => string, known: (noun: string) => boolean): void {
  const { reading, entities } = draft;
  const taken = new Map<EntityDraft, number>();
  const main = entities.find((entity) => entity.noun === draft.main);
  for (const nouns of reading.spoken) {
    const homes = nouns.map((noun) =>
      entities.find((entity) => !entity.person && entity.noun === same(noun)),
    );
    for (const [at, said] of nouns.entries()) {
      const noun = singular(same(said));
      // Words nobody knows for things ("bad internet in the hills") are as often only told by the way.
      if (!isKnownThing(noun) && !isFieldWord(noun)) continue;
      if (NO_COLUMN.test(said) || !fits(noun, draft) || known(noun)) continue;
      const home = homes.slice(0, at).reverse().find(Boolean) ?? homes.slice(at).find(Boolean) ?? main;
      if (home && addKind(home, noun)) continue;
      if (!home || home.noun.includes(noun) || (taken.get(home) ?? 0) >= 2) continue;
      if (reading.fields.filter((field) => field.owner === home.noun).length >= 5) continue;
      taken.set(home, (taken.get(home) ?? 0) + 1);
      reading.fields.push({ owner: home.noun, name: noun });
    }
  }
}

/** "Seeds of rare beans and lettuces": what is of the class of its table is a kind of it, not a column. */
function addKind(home: EntityDraft, noun: string): boolean {
  if (!isTouchable(noun) || noun.includes(" ") || classOf(noun) !== classOf(home.noun)) return false;
  home.kinds = [...new Set([...(home.kinds ?? []), noun])];
  return true;
}

function homeOf(
  action: Draft["reading"]["actions"][number],
  entities: readonly EntityDraft[],
  same: (noun: string) => string,
): EntityDraft | undefined {
  const made = NOUN_OF_VERB[action.verb];
  const find = (noun: string) => entities.find((entity) => entity.noun === same(noun));
  return (
    (made ? find(made) : undefined) ??
    [...action.objects, ...action.around].map(find).find((entity) => entity !== undefined && !entity.person)
  );
}

function fits(noun: string, draft: Draft): boolean {
  const last = noun.slice(noun.lastIndexOf(" ") + 1);
  return (
    noun.length > 2 &&
    !/\d/.test(noun) &&
    !NO_COLUMN.test(last) &&
    !GENERAL_NOUNS.has(noun) &&
    !GENERAL_NOUNS.has(last) &&
    !GENERAL_NOUNS.has(plural(last)) &&
    !SCREEN_WORDS.has(last) &&
    !BUSINESSES.has(last) &&
    !FAMILIAR.has(last) &&
    !FEATURE_NOUNS[last] &&
    verbStrength(last) !== "strong" &&
    !isPerson(noun) &&
    classOf(noun) !== "period" &&
    !(looksLikePerson(noun) && draft.reading.roles.includes(noun)) &&
    !draft.reading.roles.includes(noun) &&
    !(isFieldWord(noun) && isPlural(noun)) &&
    !/(?:ing|ness|ment|ly)$/.test(last) &&
    !/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(noun) &&
    !draft.reading.product.toLowerCase().includes(noun)
  );
}
