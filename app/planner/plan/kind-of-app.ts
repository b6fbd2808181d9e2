import type { Archetype } from "../catalogue/archetypes/archetype";
import { ARCHETYPES, FIRM, LOOSE, NAMED, TELLING } from "../catalogue/archetypes/archetypes";
import { GENERAL_NOUNS, SCREEN_WORDS } from "../catalogue/nouns";
import { PLACE_ROLES } from "../catalogue/people";
import type { Reading } from "../read/reading";
import { mayMatch } from "../text/rewriting";
import { isUncounted, plural, singular, withArticle } from "../text/words";

/**
 * The kind of app; null when none fits. What the app is called decides, its last word most of all ("a feedback form for
 * my restaurant" is a form); else its nouns and doings, which must agree: one stray word ("I run a bakery") makes no
 * training log. Ideas of a few words are taken at their word.
 */
export function findArchetype(reading: Reading): Archetype | null {
  const found = byPhrase(reading) ?? byName(reading) ?? byWords(reading) ?? byHead(reading);
  return found && aboutItsThing(found, reading);
}

/** Apps that are what they are called, whatever they are about: a blog about birds is no log of birds. */
const FORM =
  /\b(?:blogs?|web ?sites?|sites?|pages?|quiz\w*|games?|forums?|shops?|stores?|surveys?|dashboards?|calculators?|newsletters?|marketplaces?)$/;

/** "A blog about birdwatching", where reading found no name. */
const OPENING = /^\W*(?:(?:an?|the|my|our) )?(.*?) (?:about|for|of|on|where|with) /;

/** By a phrase that tells the kind wherever it stands, as long as the idea says little else. */
function byPhrase(reading: Reading): Archetype | null {
  if (reading.quotes.join(" ").length >= 100 || reading.actions.length > 2) return null;
  const head = nameOf(reading).head || (OPENING.exec(reading.text)?.[1] ?? "");
  // Of "a prediction game" the phrase is the name itself.
  if (FORM.test(head)) return longest(TELLING, head, head.slice(-1));
  const text = reading.text.trim();
  return longest(TELLING, text);
}

/** Where the name of an app ends and whom or what it is for begins. */
const BEHIND = /^(.*?) (?:for|of|about|with|where|between|among|like) (.*)$/;

/** "a booking app for a small dental practice": "booking app", and "dental practice". */
function nameOf({ product }: Reading): { head: string; whom: string } {
  const name = product.toLowerCase().replace(/^(?:(?:an?|the|my|our|simple|small|new|online)\s)+/, "");
  const [, head = name, behind = ""] = BEHIND.exec(name) ?? [];
  return { head, whom: behind.replace(/\b(?:an?|the|my|our|us|small|local|new)\b ?/g, "").trim() };
}

/** Whom an app is for, where that says nothing of what it is about: a planner for students is a planner. */
const ANYBODY =
  /\b(?:students?|kids|children|famil(?:y|ies)|couples?|teams?|parents|seniors|beginners|adults|teens|women|men|people|groups|friends|freelancers|teachers|adhd)$/;

/** By its head, alone or as "dental practice booking app"; a head that says little gives way to whom it is for. */
function byName(reading: Reading): Archetype | null {
  const { head, whom } = nameOf(reading);
  if (head === "") return null;
  return (
    longest(NAMED, whom && reading.actions.length < 2 ? `${whom} ${head}` : head, head) ??
    longest(FIRM, head) ??
    longest(ARCHETYPES, head) ??
    (ANYBODY.test(whom) ? byHead(reading) : whom ? longest([...NAMED, ...ARCHETYPES], whom) : null)
  );
}

/** "fuel log", "flower diary": where an idea says no more than how something is kept. */
function byHead(reading: Reading): Archetype | null {
  return reading.actions.length < 2 ? longest(LOOSE, nameOf(reading).head) : null;
}

/**
 * The kind of which most of a name tells: "car maintenance log" says more than "maintenance". It must tell something
 * of `head`, which ends the name: of a diary for chatbots the chatbots are not the kind.
 */
function longest(kinds: readonly Archetype[], name: string, head = name): Archetype | null {
  let best: Archetype | null = null;
  let most = 0;
  for (const kind of kinds) {
    const found = mayMatch(kind.trigger, name) && kind.trigger.exec(name);
    if (!found || found.index + found[0].length <= name.length - head.length) continue;
    if (found[0].length > most) [best, most] = [kind, found[0].length];
  }
  return best;
}

function byWords(reading: Reading): Archetype | null {
  const nouns = reading.mentions.filter((one) => one.weight >= 1).map((one) => plural(one.noun));
  const deeds = reading.actions.map((one) => one.phrase);
  const brief = reading.actions.length < 2;
  const spoken = brief ? reading.text : [...nouns, ...deeds].join(" . ").toLowerCase();
  // "app that summarizes PDFs": no name, but few enough words to be one.
  const asName = brief && reading.product === "" && reading.quotes.join(" ").length < 60;
  return (
    mostOf(reading.business.toLowerCase(), 1) ??
    (asName ? longest(NAMED, reading.text.replace(/[ .]+$/, "")) : null) ??
    mostOf(spoken, brief ? 1 : 2)
  );
}

/** The kind of which the text has most words, `least` different ones; of two the earlier one. */
function mostOf(text: string, least: number): Archetype | null {
  let best: Archetype | null = null;
  let bestScore = 0;
  for (const archetype of ARCHETYPES) {
    const first = text.search(archetype.trigger);
    const found = first < 0 ? null : text.match(new RegExp(archetype.trigger.source, "g"));
    if (!found || new Set(found.map((word) => word.replace(/s$/, ""))).size < least) continue;
    // Many words of one kind weigh more than one early word.
    const score = new Set(found).size * 100 - first / 10;
    if (score > bestScore) {
      best = archetype;
      bestScore = score;
    }
  }
  return best;
}

/** Puts what the idea speaks of where a kind leaves it open: "log a feeding". */
function aboutItsThing(kind: Archetype, reading: Reading): Archetype {
  const told = kind.trigger.exec(kind.telling ? reading.text : nameOf(reading).head);
  const { thing: first, stuff } = told?.groups ?? {};
  const thing = entryOf(first ?? stuff ?? spokenOf(reading));
  const place = placeOf(reading);
  const put = (text: string) =>
    text
      .replace(/\{place\}/g, place || "the place")
      .replace(/\{at\}/g, place && ` at ${place}`)
      .replace(/\{a thing\}/g, withArticle(thing))
      .replace(/\{things\}/g, plural(thing))
      .replace(/\{thing\}/g, thing);
  const spare = kind.things
    .filter((noun) => noun.endsWith("?"))
    .map((noun) => noun.slice(0, -1))
    .filter((noun) => !reading.text.includes(noun));
  const meant = (text: string) => !spare.some((noun) => text.includes(noun));
  // A houseplant is the plant that is meant.
  const named = (noun: string) =>
    kind.telling &&
    reading.mentions.some((one) => one.weight >= 3 && one.noun !== noun && one.noun.endsWith(noun));
  return {
    ...kind,
    things: kind.things
      .filter(meant)
      .map((noun) => put(noun.replace("?", "")))
      .filter((noun) => !named(noun)),
    stories: kind.stories
      .filter(({ phrase }) => meant(phrase))
      .map((story) => ({ ...story, phrase: put(story.phrase) })),
  };
}

/** Whose the app is: "the bakery" of "a website for my bakery" and of "bakery website"; "" where nobody is named. */
function placeOf(reading: Reading): string {
  const { head, whom } = nameOf(reading);
  const [, own = ""] =
    /^(\p{L}+(?: \p{L}+)?) (?:website|web ?site|site|home ?page|web ?page|page)$/iu.exec(head) ?? [];
  const name = whom || own;
  const at = reading.product.toLowerCase().indexOf(name);
  // As it is written: "the village school in Wales".
  const written = at < 0 ? name : reading.product.slice(at, at + name.length);
  return name && name.split(" ").length < 6 ? `the ${written}` : "";
}

/** What the idea speaks of, where it is a thing; "" where it is not. */
function spokenOf({ mentions }: Reading): string {
  const thing = mentions.find(
    ({ noun, person }) =>
      !person && !GENERAL_NOUNS.has(noun) && !SCREEN_WORDS.has(singular(noun)) && !PLACE_ROLES[noun],
  );
  return thing?.noun ?? "";
}

/** "parking spots" are kept one by one; of gratitude there are entries. */
function entryOf(thing: string): string {
  const said = singular(thing.replace(/^(?:(?:a|an|the|my|our|simple|daily|weekly|personal|family) )+/, ""));
  if (said === "") return "entry";
  return isUncounted(said) ? `${said} entry` : said;
}
