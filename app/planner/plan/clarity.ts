import { isTouchable } from "../catalogue/noun-classes";
import { GENERAL_NOUNS } from "../catalogue/nouns";
import { isKnownThing } from "../catalogue/things";
import type { Reading } from "../read/reading";
import { plural } from "../text/words";
import type { Draft } from "./draft";

/** Clear ideas name somebody doing something; short ones only a kind of app; unclear ones neither. */
export function clarityOf(reading: Reading, known: boolean): Draft["clarity"] {
  if (
    !known &&
    reading.roles.length === 0 &&
    /\b(?:idk|surprise me|whatever|i don't know|anything|something (?:cool|nice|fun|that))\b/.test(
      reading.text,
    ) &&
    reading.text.length < 120
  )
    return "unclear";
  // "something with plants maybe?", "idk something cool …"
  if (
    reading.actions.length === 0 &&
    /^(?:(?:idk|hm+|dunno|i don't know|not sure|maybe|well|so),? )*(?:an? )?(?:something|some kind of|sth)\b/i.test(
      reading.product || reading.text.trim(),
    ) &&
    /\b(?:maybe|perhaps|not sure|idk|whatever|somehow)\b/.test(reading.text)
  )
    return "unclear";
  const size = lengthOf(reading.quotes.join(" "));
  if (asksElsewhere(reading)) return size < 45 ? "short" : "clear";
  if (!known && reading.roles.length === 0 && size < 60 && keepsOneThing(reading)) return "short";
  // "people use it every day": nobody does anything with any thing.
  const deeds = reading.actions.filter(
    (action) =>
      (action.class !== "act" && action.objects.length === 0 && action.verb !== "know") ||
      (action.objects.length > 0 ? action.objects : action.around).some((noun) => !GENERAL_NOUNS.has(noun)),
  );
  const bound = size > 60 && bindsThings(reading);
  if (!known && deeds.length === 0 && reading.roles.length === 0) return bound ? "short" : "unclear";
  if (reading.actions.length >= 2 || (reading.actions.length === 1 && (known || reading.roles.length > 0)))
    return size < 20 && !known ? "unclear" : size < 45 ? "short" : "clear";
  if (known) return "short";
  if (reading.roles.length > 0 && reading.mentions.filter((one) => one.weight >= 2).length >= 2)
    return "short";
  // "an app to keep my fossils": one doing with one thing that is known to be one.
  if (reading.actions.length === 1 && reading.actions[0]?.objects.some(isTouchable)) return "short";
  return bound || (reading.actions.length === 1 && size > 40) ? "short" : "unclear";
}

/** "Entries close on Friday, and a runner under 16 needs consent": nobody does anything, but what holds says what it is. */
function bindsThings({ language, rules, denied, statuses, mentions }: Reading): boolean {
  const things = mentions.filter(
    ({ noun, person }) => !person && !GENERAL_NOUNS.has(noun) && isKnownThing(noun),
  );
  return language === "en" && rules.length + denied.length + statuses.length > 0 && things.length > 0;
}

/** In letters; a sign of Chinese says what a short word does. */
const lengthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** "快递驿站：入库扫码，发取件码，丢件登记": in another language things are asked for, whether or not its verbs are understood. */
function asksElsewhere({ language, asked, mentions, actions }: Reading): boolean {
  if (language === "en" || asked.length < 4 || actions.length > 1) return false;
  return (
    mentions.filter(({ noun, person, weight }) => !person && weight >= 1 && isKnownThing(noun)).length > 2
  );
}

/** "something for my boat": nothing is said of what is done, but what is kept is plain, and can be touched. */
function keepsOneThing({ text, mentions }: Reading): boolean {
  const things = mentions.filter(({ noun, person }) => !person && !GENERAL_NOUNS.has(noun));
  const [thing] = things;
  if (!thing || things.length > 1 || !isTouchable(thing.noun)) return false;
  const named = `(?:${thing.noun}|${plural(thing.noun)})`;
  return new RegExp(`\\b(?:my|our|for|about|of)(?: (?:my|our|the|all|old))* ${named}\\b`).test(text);
}
