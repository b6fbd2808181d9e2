import { isPerson } from "../../catalogue/people";
import { PHRASAL, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import { fixedTag } from "./small-words";
import { asVerb, isTag, type Spot } from "./spots";

/** Words that can only be verbs where they stand, whatever a table says of them. Each tags the word when its case is met. */

/** Third persons that are never the plural of a thing. */
const NEVER_THINGS =
  /^(?:gets|receives|becomes|sees|knows|chooses|decides|writes|sends|brings|buys|sells|adds|enters|confirms|approves|accepts|says|tells|gives|goes|comes|opens|happens)$/;

/** "the first to accept gets it", "café logs in, sees prices" */
export function neverThing({ token, word, previous, next }: Spot): boolean {
  if (!NEVER_THINGS.test(word) || isTag(previous, "DAQP") || previous?.lower === "'s" || !next) return false;
  if (!isTag(next, "DNRQAWST") && !/^(?:own|what|who)$/.test(next.lower)) return false;
  const base = verbBases(word).find(({ form }) => form === "s")?.base ?? word;
  asVerb(token, base, "s");
  return true;
}

/** "which days suit them", "a time that suits me": what stands between a thing and whom it is done to. */
export function doesToThem({ token, word, previous, next, tokens, at }: Spot): boolean {
  const whom = /^(?:them|him|us|me|someone|somebody|anyone|anybody|everyone|everybody)$/.test(
    next?.lower ?? "",
  );
  if (!whom || fixedTag(word) !== null || /(?:ed|ing|ly)$/.test(word)) return false;
  const many = previous?.tag === "N" && isPlural(previous.lower);
  const asked = /^(?:which|what|whose)$/.test(tokens[at - 2]?.lower ?? "");
  const verb = verbBases(word).find(({ form }) => form === (many ? "base" : "s"));
  // "players challenge someone": who does it to somebody is known even where the doing is not.
  const somebody = /^(?:any|some|every)/.test(next?.lower ?? "") && isPerson(singular(previous?.lower ?? ""));
  const known = verb !== undefined && (verbStrength(verb.base) !== null || somebody);
  if (!verb || !(many ? asked || known : asked && word.endsWith("s"))) return false;
  asVerb(token, verb.base, verb.form);
  return true;
}

/** "page where people choose": what the app is, not what is done to it. */
export function pageWhere({ at, token, word, next }: Spot): boolean {
  if (at !== 0 || !/^(?:page|form|map|board|list|book|log|shop|calendar)$/.test(word)) return false;
  if (!/^(?:where|which|that|on)$/.test(next?.lower ?? "")) return false;
  token.tag = "N";
  return true;
}

/** "café logs in", "the boat checks out": with its particle, and nothing behind it. */
export function withParticle({ tokens, at, token, word, previous, next }: Spot): boolean {
  const verb = verbBases(word).find(
    ({ base, form }) => form === "s" && PHRASAL[`${base} ${next?.lower ?? ""}`] !== undefined,
  );
  const one = previous?.tag === "N" && (!isPlural(previous.lower) || isPerson(singular(previous.lower)));
  const after = tokens[at + 2];
  if (!verb || !one || !(after === undefined || isTag(after, "KCOSPX"))) return false;
  asVerb(token, verb.base, "s");
  return true;
}
