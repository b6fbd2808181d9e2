import { isPerson, looksLikePerson } from "../../catalogue/people";
import { classOfVerb, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import { agreesWithSubject, doesNext, onlyVerb, subjectStart } from "./agreement";
import { SUBJECTS, type Token } from "./small-words";
import { type AsVerb, asVerb, firstOf, isTag, type Part, type Rule, type Spot, spotAt } from "./spots";
import { doneAfterOpener, doneByHead, namesDoer, ofBoth, onlyDoing, pairOfDoings } from "./subjects";
import { verbOrNoun } from "./verb-or-noun";

/** Decides between noun, verb, adjective and adverb for a word that can be several of them. */
export function openTag(tokens: Token[], at: number, opinion: string): void {
  const spot = spotAt(tokens, at, opinion);
  const part = firstOf(RULES, spot);
  if (part === "adjective") spot.token.tag = "A";
  else if (part === "adverb") spot.token.tag = "X";
  else if (part !== "noun") asVerb(spot.token, part.base, part.form);
}

const RULES: Rule[] = [
  inLy,
  hyphened,
  askedFor,
  namesSomebody,
  isThere,
  theOnlyVerb,
  knownVerb,
  unknownVerb,
  goesOnInItsForm,
  byOpinion,
];

function inLy({ word }: Spot): Part | null {
  const other = /^(?:family|reply|supply|assembly|belly|jelly|fly|ally)$/.test(word);
  if (!word.endsWith("ly") || word.length <= 4 || verbStrength(word) || other) return null;
  return /^(?:week|month|dai|year|hour|night|friend)ly$/.test(word) ? "adjective" : "adverb";
}

/** "drop-off address", "sign-up sheet" */
function hyphened({ word, next }: Spot): Part | null {
  return /-(?:off|up|in|out|you)$/.test(word) && next?.tag === "N" ? "noun" : null;
}

/** "what ground, what colour": asked for, not done. */
function askedFor({ word, previous, next }: Spot): Part | null {
  const asked = /^(?:what|which)$/.test(previous?.lower ?? "") && (!next || isTag(next, "KCO"));
  return asked && !word.endsWith("s") ? "noun" : null;
}

/** "film companies request", "vet visits": part of a name, however much it looks like a doing. */
function namesSomebody({ tokens, at }: Spot): Part | null {
  return namesDoer(tokens, at) || ofBoth(tokens, at) ? "noun" : null;
}

/** "tick who is present" */
function isThere({ word, previous, next }: Spot): Part | null {
  return word === "present" && previous?.tag === "B" && !isTag(next, "NAD") ? "adjective" : null;
}

function theOnlyVerb({ tokens, at, beforeAt }: Spot): Part | null {
  return (
    onlyVerb(tokens, at, beforeAt) ??
    doneByHead(tokens, at) ??
    doneAfterOpener(tokens, at) ??
    pairOfDoings(tokens, at)
  );
}

/** A word that the lexicon of verbs has. The form that changes least wins: "pass" is a base, not "pas" in the third person. */
function knownVerb(spot: Spot): Part | null {
  const verb = verbBases(spot.word).find(({ base }) => classOfVerb(base) !== null);
  return verb ? verbOrNoun({ ...spot, verb, strength: verbStrength(verb.base) }) : null;
}

/** The verb that the word would be if it were one. */
function guess(word: string): AsVerb {
  return verbBases(word).find(({ form }) => form !== "base") ?? { base: word, form: "base" };
}

function unknownVerb(spot: Spot): Part | null {
  const { tokens, at, beforeAt, word, opinion } = spot;
  const verb = guess(word);
  if (opinion === "VERB" && !isPerson(singular(word)) && mayBeVerb(spot, verb)) return verb;
  if (!agreesWithSubject(tokens, at, beforeAt)) return onlyDoing(tokens, at);
  return word.endsWith("s") ? { base: verb.base, form: "s" } : { base: word, form: "base" };
}

/** "drags the order and skips no-shows" */
function goesOnInItsForm({ tokens, at, word, before, next }: Spot): Part | null {
  const third = tokens.slice(0, at).some((other) => other.tag === "V" && other.form === "s");
  const verb = guess(word);
  const goesOn =
    before?.tag === "C" &&
    third &&
    verb.form === "s" &&
    isPlural(word) &&
    word.length > 4 &&
    (next?.tag === "D" || (next?.tag === "N" && isPlural(next.lower)));
  return goesOn ? { base: verb.base, form: "s" } : null;
}

function byOpinion({ word, previous, next, opinion }: Spot): Part | null {
  // "church hall rental", "per flat as PDF": what nothing follows is no adjective.
  const alone =
    (!next || isTag(next, "KPO")) &&
    isTag(previous, "NP") &&
    !/(?:able|ible|ful|less|ous|ive|ish|ed|ing|ic|ent|ant|y)$/.test(word);
  if (opinion === "ADJ" && !alone && !(isPerson(word) && doesNext(next))) return "adjective";
  if (opinion === "ADV" && !word.endsWith("s")) return "adverb";
  return opinion === "VERB" && guess(word).form === "ed" ? "adjective" : null;
}

/** True when a verb that no list has can stand here in this form. */
function mayBeVerb({ tokens, at, before, previous, next }: Spot, { form }: AsVerb): boolean {
  if (form === "ed") return isTag(before, "BH");
  if (form === "ing") return (before?.tag === "P" && !isTag(next, "RK")) || before?.tag === "S";
  if (previous?.tag === "T" || before?.tag === "M") return form === "base";
  if (before?.tag === "R" && SUBJECTS.has(before.lower)) return true;
  if (!before) return form === "base" && next?.tag === "D";
  if (before.tag === "N") {
    const person = looksLikePerson(singular(before.lower)) && subjectStart(tokens, at - 1);
    return person && form === (isPlural(before.lower) ? "base" : "s");
  }
  // "and alter what does not fit"
  // "our trucks and gear every week": when, and no object.
  const object =
    (next?.tag === "D" && !/^(?:every|each)$/.test(next.lower)) ||
    /^(?:what|whatever)$/.test(next?.lower ?? "");
  return isTag(before, "CK") && form === "base" && object;
}
