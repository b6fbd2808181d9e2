import { FEATURE_NOUNS, isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { PHRASAL, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import {
  doesNext,
  headBefore,
  insideList,
  isParticle,
  lastVerbTakesBare,
  reducedRelative,
  subjectStart,
} from "./agreement";
import { SUBJECTS, type Token } from "./small-words";
import { type AsVerb, firstOf, isSubjectBefore, isTag, type Part, type Rule, type Spot } from "./spots";
import { GROUPS } from "./subjects";

/** "book", "plans", "watering": words that are a verb as well as a noun, told apart by what stands around them. */

/** A spot whose word the lexicon has as a verb. */
type Twofold = Spot & {
  verb: AsVerb;
  /** "strong": as a bare word mostly a verb; "weak": as often a noun. */
  strength: "strong" | "weak" | null;
};
type TwofoldRule = Rule<Twofold>;

const COMPOUND_SECOND = new Set(
  "history system systems page pages screen screens board boards room rooms list lists form forms button buttons link links number numbers code codes date dates time times type types status level levels plan plans feature features app apps website site platform tool tools tracker manager planner software service services portal dashboard management tracking record records sheet sheets card cards entry entries details info information data report reports summary summaries request requests reminder reminders notification notifications alert alerts session sessions rate rates price prices fee fees area areas desk counter order orders log logs schedule schedules result results score scores".split(
    " ",
  ),
);

export function verbOrNoun(spot: Twofold): Part {
  return firstOf(RULES, spot);
}

const RULES: TwofoldRule[] = [
  beforeItsVerb,
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
  if (before?.tag === "P" && /^(?:course|class|lesson|workshop|school|club|group)s?$/.test(next?.lower ?? ""))
    return "noun";
  // "pace, meeting point": a bare singular after it would have an article if it were an object.
  const ends = after === undefined || isTag(after, "KO");
  if (before?.tag === "K" && next?.tag === "N" && !isPlural(next.lower) && ends) return "noun";
  if (before?.lower === "per") return "noun"; // "sales per screening"
  if (insideList(tokens, at)) return "noun"; // "has a grape variety, planting year and soil"
  return before?.tag === "P" && isTag(next, "RK") ? "noun" : null; // "for spraying we keep …"
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

/** True when an object, or what else goes on from a verb, may begin here. */
const opensPhrase = (next: Token | undefined) => isTag(next, "DNAQRPXTW");

/** True when the word would be the last one of its phrase. */
const endsPhrase = (next: Token | undefined) => !next || isTag(next, "KCOBHM");

function afterNoun(spot: Twofold): Part | null {
  const { tokens, before, beforeAt } = spot;
  if (before?.tag !== "N" && before?.lower !== "staff") return null;
  return firstOf(subjectStart(tokens, beforeAt) ? AFTER_SUBJECT : AFTER_OTHER_NOUN, spot);
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

const AFTER_SUBJECT: TwofoldRule[] = [withoutEnding, inCondition, ofMany, ofOne, ofGroup];

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

function command(spot: Twofold): Part | null {
  return spot.verb.form === "base" ? firstOf(COMMAND_RULES, spot) : null;
}

const COMMAND_RULES: TwofoldRule[] = [
  whoActs,
  whatTheyLeave,
  thingOfThings,
  nameOfTool,
  columnOfTwo,
  itemOfList,
  pairOfCommands,
  strongCommand,
  nameOfBusiness,
  twoNounsBeforeVerb,
  oneOfCommands,
  manyThings,
  compound,
  weakCommand,
];

/** "host makes rounds"; a word nobody knows is a verb where an object follows ("host drags the order"). */
function whoActs({ tokens, at, word, next }: Twofold): Part | null {
  const acts = doesNext(next) || (/[^s]s$/.test(next?.lower ?? "") && isTag(tokens[at + 2], "DR"));
  return isPerson(word) && acts ? "noun" : null;
}

/** "vet treatments", "nurse notes": what somebody of that trade does or leaves behind. */
function whatTheyLeave({ word, next }: Twofold): Part | null {
  const left =
    /^(?:treatments?|visits?|notes?|bills?|appointments?|hours|fees?|reports?|comments?|feedback|details|contacts?|rota|lists?|schedules?|records?)$/;
  return isPerson(word) && left.test(next?.lower ?? "") ? "noun" : null;
}

/** "plant cutting swaps", "care tips": the name of what is to be there, of which the first word is only spelt like a doing. */
function thingOfThings({ tokens, at, word, next, before, strength }: Twofold): Part | null {
  const after = tokens[at + 2];
  const end = (token: Token | undefined) => !token || isTag(token, "KOC");
  // "deposit 50": what it comes to.
  if (!before && strength === "weak" && next?.tag === "Q" && end(after)) return "noun";
  if (before || next?.tag !== "N") return null;
  if (/^(?:care|work|travel|sleep|talk|play)$/.test(word) && end(after)) return "noun";
  const three = /ing$/.test(next.lower) && after?.tag === "N" && isPlural(after.lower) && end(tokens[at + 3]);
  return strength === "weak" && three ? "noun" : null;
}

/** "a number and price" */
function columnOfTwo({ tokens, word, before, beforeAt, next, strength }: Twofold): Part | null {
  const second = before?.tag === "C" && tokens[beforeAt - 2]?.tag === "D";
  return second && strength === "weak" && endsPhrase(next) && isFieldWord(word) ? "noun" : null;
}

/** "has an owner, length, track type": in a list of what something has, a compound is no doing. */
function itemOfList({ tokens, at, next }: Twofold): Part | null {
  const column = endsPhrase(next) || (next?.tag === "N" && !isPlural(next.lower));
  return column && insideList(tokens, at) ? "noun" : null;
}

/** "scan or type the tag", "add or change prices": two doings with one object. */
function pairOfCommands({ tokens, at, word, before, next, verb, strength }: Twofold): Part | null {
  const joint = (token: Token | undefined) => /^(?:or|and|\/)$/.test(token?.lower ?? "");
  const opens = (i: number) =>
    i < 0 || isTag(tokens[i], "KO") || /^(?:to|can|must|please)$/.test(tokens[i]?.lower ?? "");
  const object = (i: number) => isTag(tokens[i], "DNAQ");
  const base = (i: number) =>
    verbBases(tokens[i]?.lower ?? "").some((one) => one.form === "base" && verbStrength(one.base) !== null);
  const second =
    before !== undefined &&
    joint(before) &&
    tokens[at - 2]?.tag === "V" &&
    tokens[at - 2]?.form === "base" &&
    opens(at - 3) &&
    object(at + 1);
  const first =
    strength === "strong" &&
    joint(next) &&
    opens(at - 1) &&
    base(at + 2) &&
    object(at + 3) &&
    !isFieldWord(word);
  return first || second ? verb : null;
}

function strongCommand({ tokens, at, word, before, next, verb, strength }: Twofold): Part | null {
  if (strength !== "strong") return null;
  if (next && /^(?:of|is|are)$/.test(next.lower)) return "noun";
  // "Purchase requests at our institute": what the idea is about, not what is done.
  const title =
    before === undefined &&
    /^(?:purchase|repair|transfer|supply|exchange|return|travel|access|damage|defect|treatment)$/.test(
      word,
    ) &&
    COMPOUND_SECOND.has(next?.lower ?? "") &&
    tokens[at + 2]?.tag === "P";
  // "enter launch type, start and landing time": the first half of a compound.
  const half = before?.tag === "K" && next?.tag === "C" && /ing$/.test(tokens[at + 2]?.lower ?? "");
  return title || half ? "noun" : verb;
}

/** "tip calculator", "resume builder with AI": what the app is called, unless it is to be made. */
function nameOfTool({ tokens, at, word, before, next }: Twofold): Part | null {
  if (word === "blog" && before === undefined && next?.tag === "P") return "noun"; // "blog about gardening"
  if (
    before !== undefined ||
    /^(?:make|build|create|design|develop|code|get|need|want|help|find)$/.test(word)
  )
    return null;
  const end = tokens.slice(at + 1, at + 4).findIndex((other) => other.tag !== "N");
  const [head] = tokens.slice(at + 1, end < 0 ? at + 4 : at + 1 + end).slice(-1);
  const tool =
    /^(?:calculator|builder|generator|maker|tracker|planner|organi[sz]er|finder|scheduler|shortener|converter|checker|simulator|editor|viewer|app|bot)$/;
  return head && tool.test(head.lower) ? "noun" : null;
}

/** "Book club, 8 of us", "model railway club": the name of what the idea is for. */
function nameOfBusiness({ tokens, at, before }: Twofold): Part | null {
  if (before !== undefined) return null;
  const end = tokens.slice(at + 1, at + 4).findIndex((other) => other.tag !== "N");
  const name = tokens.slice(at + 1, end < 0 ? at + 4 : at + 1 + end);
  return name.some((other) => BUSINESSES.has(other.lower)) ? "noun" : null;
}

/** "Group leaders see …" */
function twoNounsBeforeVerb({ tokens, at, next, strength }: Twofold): Part | null {
  const people = next?.tag === "N" && isPlural(next.lower) && isPerson(singular(next.lower));
  return strength === "weak" && people && verbStrength(tokens[at + 2]?.lower ?? "") !== null ? "noun" : null;
}

/** "log runs, vote songs, record practice": the list is one of commands. */
function oneOfCommands({ tokens, at, word, before, next, verb }: Twofold): Part | null {
  if (before?.tag !== "K" || next?.tag !== "N" || COMPOUND_SECOND.has(next.lower)) return null;
  const commanded = tokens
    .slice(0, at)
    .some(
      (other, i) => other.tag === "V" && other.form === "base" && (i === 0 || isTag(tokens[i - 1], "KO")),
    );
  return commanded && !isFieldWord(`${word} ${next.lower}`) ? verb : null;
}

/** "…, vote songs": what is done with several things. */
function manyThings({ word, before, next, verb }: Twofold): Part | null {
  const things =
    before?.tag === "K" &&
    next?.tag === "N" &&
    isPlural(next.lower) &&
    !isFieldWord(singular(next.lower)) &&
    !COMPOUND_SECOND.has(next.lower);
  const done =
    !isFieldWord(word) &&
    /^(?:vote|rate|review|log|record|list|plan|book|order|schedule|pair|swap|trade|share)$/.test(word);
  return things && done ? verb : null;
}

/** "report page", "volunteer lawyers" */
function compound({ tokens, at, word, next, strength }: Twofold): Part | null {
  const second =
    next?.tag === "N" &&
    (COMPOUND_SECOND.has(next.lower) || (!isPlural(next.lower) && verbStrength(next.lower) !== null));
  if (second || (strength === "weak" && insideList(tokens, at))) return "noun";
  return isPerson(word) && next?.tag === "N" && looksLikePerson(singular(next.lower)) ? "noun" : null;
}

/** "plan the week"; "…, see free slots and book" */
function weakCommand({ tokens, at, before, next, verb }: Twofold): Part | null {
  const clauseHasVerb = tokens.slice(0, at).some((other) => other.tag === "V" && other.form === "base");
  if (opensPhrase(next) && next?.lower !== "of" && (next?.tag !== "P" || clauseHasVerb)) {
    const bareObject = next?.tag === "N" && !isPlural(next.lower);
    return bareObject && !clauseHasVerb && before !== undefined ? "noun" : verb;
  }
  return before?.tag === "C" && clauseHasVerb && lastVerbTakesBare(tokens, at) ? verb : null;
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
