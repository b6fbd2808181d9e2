import { FEATURE_NOUNS } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { PHRASAL, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular } from "../../text/words";
import { doesNext, headBefore, insideList, isParticle, reducedRelative, subjectStart } from "./agreement";
import { command } from "./commands";
import { SUBJECTS, type Token } from "./small-words";
import { firstOf, isSubjectBefore, isTag, type Part } from "./spots";
import { GROUPS } from "./subjects";
import { COMPOUND_SECOND, endsPhrase, opensPhrase, type Twofold, type TwofoldRule } from "./twofold";

/** "book", "plans", "watering": words that are a verb as well as a noun, told apart by what stands around them. */

export function verbOrNoun(spot: Twofold): Part {
  return firstOf(RULES, spot);
}

const RULES: TwofoldRule[] = [
  beforeItsVerb,
  afterWith,
  participle,
  afterNeed,
  infinitive,
  gerund,
  afterRelativeAdjective,
  afterReducedRelative,
  afterSuperlative,
  insidePhrase,
  afterSubjectPronoun,
  afterNoun,
  afterRelativeClause,
  insideClause,
  command,
  inThirdPerson,
];

/** "Rent goes out every October": a word that has its verb right behind it. */
function beforeItsVerb({ next, before, verb }: Twofold): Part | null {
  const goes =
    /^(?:goes|comes|gets|happens|belongs|becomes|remains|arrives|expires|varies|depends|means|takes|stays)$/;
  const opens = !before || isTag(before, "KCOS");
  return opens && verb.form === "base" && goes.test(next?.lower ?? "") ? "noun" : null;
}

/** "gigs with place and pay and who can come": what else is known of them. */
function afterWith({ tokens, at, before, verb }: Twofold): Part | null {
  const listed = before?.tag === "C" && tokens[at - 2]?.tag === "N" && tokens[at - 3]?.lower === "with";
  const goesOn =
    tokens[at + 1]?.tag === "C" && /^(?:who|what|which|how|where|when)$/.test(tokens[at + 2]?.lower ?? "");
  return listed && goesOn && verb.form === "base" ? "noun" : null;
}

/** "is paid", "he paid"; elsewhere "the paid invoices". */
function participle({ tokens, at, before, verb }: Twofold): Part | null {
  if (verb.form !== "ed") return null;
  if (before?.tag === "N" && insideList(tokens, at)) return "noun"; // "has a length and a year built"
  if (isTag(before, "BH")) return verb;
  const subject = before?.tag === "R" && SUBJECTS.has(before.lower);
  return subject && !reducedRelative(tokens, at) ? verb : "adjective";
}

/** "I need see money per girl" */
function afterNeed({ previous, next, verb, strength }: Twofold): Part | null {
  const needed = previous?.tag === "V" && /^(?:need|want)$/.test(previous.base);
  return needed && verb.form === "base" && strength === "strong" && next ? verb : null;
}

/** "to book", "can book"; "to bookings" is a direction. */
function infinitive({ tokens, at, previous, next, before, beforeAt, verb, strength }: Twofold): Part | null {
  const to = previous?.tag === "T";
  if (!to && !(before?.tag === "M" && beforeAt >= at - 3)) return null;
  if (verb.form !== "base") return "noun";
  if (to && strength === "weak") {
    const leading = tokens[at - 2];
    if (/^(?:go|come|send|belong)$/.test(leading?.base ?? "")) return "noun"; // "go to auction"
    if (next?.tag === "N" && /^(?:a|the)$/.test(leading?.lower ?? "")) return "noun";
  }
  return verb;
}

function gerund(spot: Twofold): Part | null {
  return spot.verb.form === "ing" ? firstOf(GERUND_RULES, spot) : null;
}

const GERUND_RULES: TwofoldRule[] = [meeting, namedThing, afterJoint, opening];

/** "Tasting appointments on Wednesdays", "riding lessons": when people meet is named after what they do there. */
function meeting({ before, next }: Twofold): Part | null {
  const held =
    /^(?:appointments?|sessions?|lessons?|classes|courses?|slots?|days|evenings|nights|mornings|times|fees?|groups?|workshops?|events?|rooms?|notes|diar(?:y|ies)|goals?)$/;
  return held.test(next?.lower ?? "") && (!before || isTag(before, "KCOBP")) ? "noun" : null;
}

function namedThing({ tokens, at, before, next }: Twofold): Part | null {
  const after = tokens[at + 2];
  // "a platform for cooking courses": what is learnt there.
  if (
    before?.tag === "P" &&
    /^(?:course|class|lesson|workshop|school|club|group|theory|test|exam|licen[cs]e|instructor|machine)s?$/.test(
      next?.lower ?? "",
    )
  )
    return "noun";
  // "pace, meeting point": a bare singular after it would have an article if it were an object.
  const ends = after === undefined || isTag(after, "KO");
  if (before?.tag === "K" && next?.tag === "N" && !isPlural(next.lower) && ends) return "noun";
  if (before?.lower === "per") return "noun"; // "sales per screening"
  if (itemOfObjects({ tokens, at, before, next })) return "noun";
  if (insideList(tokens, at)) return "noun"; // "has a grape variety, planting year and soil"
  return before?.tag === "P" && isTag(next, "RK") ? "noun" : null; // "for spraying we keep …"
}

/** "browse drills, ladders and sewing machines": a doing with an end to its verb is not joined to "-ing". */
function itemOfObjects({
  tokens,
  at,
  before,
  next,
}: Pick<Twofold, "tokens" | "at" | "before" | "next">): boolean {
  if (!isTag(before, "CK") || !next || !isPlural(next.lower) || !isTag(tokens[at - 2], "N")) return false;
  const doings = tokens.slice(0, at).filter(({ tag }) => tag === "V");
  const finite = doings.length > 0 && doings.every(({ form }) => form !== "ing");
  const used = /^(?:machines|shoes|boots|boards|poles|goggles|tools|supplies|kits|bags|materials)$/;
  return finite && (before?.tag === "C" || used.test(next.lower));
}

/** "take turns watering", "when watering", "after watering the plants" */
function afterJoint({ before, next, verb }: Twofold): Part | null {
  if (before?.lower === "turns") return verb;
  if (!isTag(before, "PSBCK")) return null;
  const bare = next === undefined || isTag(next, "CK");
  return !bare || isTag(before, "SB") ? verb : "noun";
}

/** "Tracking parcels", but "Driving school", "Observing log" */
function opening({ tokens, at, word, before, next, verb }: Twofold): Part | null {
  if (before || !next || FEATURE_NOUNS[word]) return "noun";
  const after = tokens[at + 2];
  // "Driving instructors in our school share four cars": those who do it, as another verb comes.
  const who =
    isPerson(singular(next.lower)) &&
    isPlural(next.lower) &&
    tokens
      .slice(at + 2)
      .slice(0, 6)
      .some((other, i, rest) => !isTag(rest[i - 1], "DQATM") && verbStrength(other.lower) === "strong");
  if (who) return "noun";
  const department = PLACE_ROLES[word] && after?.tag === "D"; // "Purchasing places the order"
  // "climbing wall where …"
  const name =
    next.tag === "N" && !isPlural(next.lower) && (!after || isTag(after, "WKO") || after.lower === "for");
  const compound =
    BUSINESSES.has(next.lower) ||
    /^(?:log|book|app|tool|list|planner|diary|journal|tracker|group|plan|game|room)$/.test(next.lower);
  if (department || name || compound || isTag(after, "BHM")) return "noun";
  return isTag(next, "DNAP") ? verb : "noun";
}

/** "sitters who are free answer" */
function afterRelativeAdjective({ tokens, at, previous, verb, strength }: Twofold): Part | null {
  const relative =
    previous?.tag === "A" &&
    tokens[at - 2]?.tag === "B" &&
    /^(?:who|that|which)$/.test(tokens[at - 3]?.lower ?? "");
  if (!relative) return null;
  return strength === "strong" ? verb : "noun";
}

/** "everyone booked gets an e-mail" */
function afterReducedRelative({ tokens, at, previous, next, verb }: Twofold): Part | null {
  const third = previous?.tag === "A" && verb.form === "s" && isTag(next, "DR");
  return third && reducedRelative(tokens, at - 1) ? verb : null;
}

/** "the three fastest get a mention" */
function afterSuperlative({ tokens, at, previous, next, verb, strength }: Twofold): Part | null {
  const first =
    /(?:est|first|last|best|worst|rest|other)$/.test(previous?.lower ?? "") && isTag(tokens[at - 2], "Q");
  return first && verb.form === "base" && strength === "strong" && isTag(next, "DQR") ? verb : null;
}

/** "the book", "a new book", "Ann's book", "by book" */
function insidePhrase({ previous, before }: Twofold): Part | null {
  if (isTag(previous, "DAQ") || previous?.lower === "'s") return "noun";
  return before?.tag === "P" && !isParticle(before.lower) ? "noun" : null;
}

/** "we book", "who book" */
function afterSubjectPronoun({ tokens, before, beforeAt, verb }: Twofold): Part | null {
  const subject = isSubjectBefore(tokens, beforeAt + 1) || /^(?:who|that|which)$/.test(before?.lower ?? "");
  return subject ? verb : null;
}

function afterNoun(spot: Twofold): Part | null {
  const { tokens, before, beforeAt } = spot;
  if (before?.tag !== "N" && before?.lower !== "staff") return null;
  if (followsDoing(spot)) return "noun";
  return firstOf(subjectStart(tokens, beforeAt) ? AFTER_SUBJECT : AFTER_OTHER_NOUN, spot);
}

/** "converts voice notes into posts": a clause that has its verb takes no second one without a joint. */
function followsDoing({ tokens, at, verb, next }: Twofold): boolean {
  if (verb.form !== "s" || next?.tag !== "P") return false;
  let from = at - 1;
  while (from >= 0 && !isTag(tokens[from], "KCWSOT")) from -= 1;
  return tokens.slice(from + 1, at).some(({ tag, form }) => tag === "V" && form === "s");
}

const AFTER_OTHER_NOUN: TwofoldRule[] = [afterOpening, afterLongSubject];

/** "At the end of the year compare …" */
function afterOpening({ tokens, at, next, verb, strength }: Twofold): Part | null {
  const fronted = tokens[0]?.tag === "P" && !tokens.slice(0, at).some((other) => isTag(other, "VRM"));
  return fronted && verb.form === "base" && strength === "strong" && opensPhrase(next) ? verb : null;
}

/** "readings outside the limits alert the biologist" */
function afterLongSubject({ tokens, beforeAt, next, verb }: Twofold): Part | null {
  const object = next?.tag === "D" || (next?.tag === "N" && isPlural(next.lower));
  return verb.form === "base" && object && headBefore(tokens, beforeAt) ? verb : null;
}

const AFTER_SUBJECT: TwofoldRule[] = [withoutEnding, inCondition, ofMany, ofOne, ofGroup, ofBody];

/** Doings that are never spelt like a thing: "operator write problem". */
const NEVER_NOUNS =
  /^(?:write|choose|make|send|see|give|bring|buy|sell|receive|add|enter|confirm|approve|upload|describe|select|create|delete|edit|accept|collect|prepare|deliver|explain|understand|decide|take|get|say|read|check)$/;

/** "Customer choose the girl": second-language English leaves the ending out. */
function withoutEnding({ tokens, beforeAt, previous, next, verb, strength }: Twofold): Part | null {
  const customer = previous !== undefined && isPerson(previous.lower) && !isPlural(previous.lower);
  return customer &&
    isTag(previous, "N") &&
    verb.form === "base" &&
    strength === "strong" &&
    (isTag(next, "DXWS") ||
      /^(?:me|us|them|him|her|it)$/.test(next?.lower ?? "") ||
      (isTag(next, "SP") &&
        !/^(?:view|access|help|check|start|stop|return|purchase|request|release|use|display|delete)$/.test(
          verb.base,
        ) &&
        (beforeAt === 0 || isTag(tokens[beforeAt - 1], "KCO"))) ||
      (NEVER_NOUNS.test(verb.base) && isTag(next, "NAQRSW")))
    ? verb
    : null;
}

/** Where the phrase that ends before the word begins: the index of what stands in front of it. */
function phraseEdge(tokens: readonly Token[], end: number): number {
  let edge = end;
  while (edge >= 0 && isTag(tokens[edge], "NADQ")) edge -= 1;
  return edge;
}

/** "when a freezer warms up" */
function inCondition({ tokens, before, beforeAt, verb, strength }: Twofold): Part | null {
  const edge = phraseEdge(tokens, beforeAt);
  // "if the chlorine is out of limit, pool closes": a bare word after a condition's comma is no compound.
  const after =
    tokens[0]?.tag === "S" && tokens[edge]?.tag === "K" && edge === beforeAt - 1 && strength === "strong";
  const condition = after || tokens[edge]?.tag === "S";
  return verb.form === "s" && condition && !isPlural(before?.lower ?? "") ? verb : null;
}

/** True when the noun before is a person; "the department head" is one too. */
function isPersonBefore({ tokens, before, beforeAt }: Twofold): boolean {
  const last = singular(before?.lower ?? "");
  return looksLikePerson(last) || isPerson(`${tokens[beforeAt - 1]?.lower ?? ""} ${last}`);
}

/** "the office plans exams": a place that acts through its people. */
function isPlaceBefore({ tokens, before, beforeAt }: Twofold): boolean {
  return PLACE_ROLES[before?.lower ?? ""] !== undefined && isTag(tokens[beforeAt - 1], "D");
}

/** True when the subject before is several: "members", "the cook and the waiter", "staff". */
function areMany(spot: Twofold): boolean {
  const { tokens, before, beforeAt } = spot;
  const last = before?.lower ?? "";
  if (isPlural(last) || GROUPS.has(last)) return true;
  const edge = phraseEdge(tokens, beforeAt);
  return isPersonBefore(spot) && tokens[edge]?.tag === "C" && tokens[edge - 1]?.tag === "N";
}

/** "members book courts" */
function ofMany(spot: Twofold): Part | null {
  const { verb, strength, next } = spot;
  if (verb.form !== "base" || !areMany(spot)) return null;
  const person = isPersonBefore(spot);
  if (strength !== "strong" && !person && !opensPhrase(next)) return null;
  return strength === "weak" && !person && endsPhrase(next) ? "noun" : verb;
}

/** "the cook plans meals" */
function ofOne(spot: Twofold): Part | null {
  const { verb, strength, before, next, tokens, at } = spot;
  if (verb.form !== "s" || areMany(spot)) return null;
  const person = isPersonBefore(spot);
  // "coach comments and sets next week's plan"
  if (person && next?.lower === "and" && doesNext(tokens[at + 2]) && isTag(tokens[at + 3], "DNA"))
    return verb;
  // "members pay in, treasurer records, everyone sees the balance"
  const [opens, told] = [tokens[at - 2], tokens.slice(0, at).some((other) => other.tag === "V")];
  if (person && told && isTag(opens, "K") && next?.tag === "K" && doesNext(tokens[at + 3])) return verb;
  const follows =
    next !== undefined &&
    isTag(next, "DAQRPXTWNS") &&
    (strength === "strong" || !COMPOUND_SECOND.has(next.lower));
  if (strength === "strong" && (follows || (person && endsPhrase(next)))) return verb;
  if (follows && (person || next.tag === "D" || (isPlural(next.lower) && isPlaceBefore(spot)))) return verb;
  const screen = /screen|app|page|system|view/.test(before?.lower ?? "");
  return follows && strength === "weak" && next.tag === "N" && isPlural(next.lower) && screen ? verb : "noun";
}

/** "facilities blocks broken desks" */
function ofGroup(spot: Twofold): Part | null {
  const { verb, strength, before, next } = spot;
  if (verb.form !== "s" || !areMany(spot) || !strength) return null;
  if (GROUPS.has(before?.lower ?? "") && (opensPhrase(next) || isTag(next, "SC"))) return verb;
  return strength === "strong" && opensPhrase(next) && isPersonBefore(spot) ? verb : null;
}

/** "A choir plans rehearsals", "our office orders the lunch": a body that opens the sentence acts. */
function ofBody({ tokens, beforeAt, before, verb, strength, next }: Twofold): Part | null {
  const opens = beforeAt > 0 && beforeAt <= 2 && tokens[0]?.tag === "D";
  const body = BUSINESSES.has(before?.lower ?? "") && opens;
  const object = next?.tag === "D" || (next?.tag === "N" && isPlural(next.lower));
  return body && verb.form === "s" && strength && object ? verb : null;
}

/** "players who can't come propose a dep": after the relative clause the subject's own verb. */
function afterRelativeClause({ tokens, at, previous, next, verb, strength }: Twofold): Part | null {
  if (previous?.tag !== "V" || verb.form !== "base" || !opensPhrase(next)) return null;
  const object = /^(?:an?|the|their|each|every)$/.test(next?.lower ?? "") && previous.form === "base";
  const relative = tokens
    .slice(Math.max(0, at - 4), at)
    .some((other) => /^(?:who|that|which)$/.test(other.lower));
  return (strength === "strong" || object) && relative ? verb : null;
}

/** A bare word in the middle of a clause, with neither subject nor comma before it. */
function insideClause({ before }: Twofold): Part | null {
  const boundary = !before || isTag(before, "KCWSOR") || (before.tag === "P" && isParticle(before.lower));
  return boundary ? null : "noun";
}

/** "opens the door, lists guests": goes on in the form of the clause's verb. */
function inThirdPerson({ tokens, at, next, verb, strength }: Twofold): Part | null {
  const third = tokens
    .slice(0, at)
    .some((other) => isTag(other, "VH") && (other.form === "s" || other.lower === "has"));
  if (verb.form !== "s" || !third) return null;
  const particle = next !== undefined && PHRASAL[`${verb.base} ${next.lower}`] !== undefined;
  const goesOn = opensPhrase(next) && (particle || !(strength === "weak" && next?.tag === "P"));
  return goesOn || strength === "strong" ? verb : null;
}
