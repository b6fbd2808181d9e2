import { isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson } from "../../catalogue/people";
import { verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import { doesNext, insideList, lastVerbTakesBare } from "./agreement";
import type { Token } from "./small-words";
import { firstOf, isTag, type Part } from "./spots";
import { COMPOUND_SECOND, endsPhrase, opensPhrase, type Twofold, type TwofoldRule } from "./twofold";

/** Bare words that open a clause: "book a court" is done, "book club" is a name. */
export function command(spot: Twofold): Part | null {
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
  const object = (i: number) => isTag(tokens[i], "DNAQ") || /^(?:it|them)$/.test(tokens[i]?.lower ?? "");
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
    (strength === "strong" || /^(?:it|them)$/.test(tokens[at + 3]?.lower ?? "")) &&
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
