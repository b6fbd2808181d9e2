import { isPerson, looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { classOfVerb, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, verbBases } from "../../text/words";
import { doesNext, insideList } from "./agreement";
import { CARRYING, fixedTag, type Tag, type Token } from "./small-words";
import { asVerb, isSubjectBefore, isTag, type Spot, spotAt } from "./spots";
import { doesToThem, neverThing, pageWhere, withParticle } from "./sure-verbs";

/** Tags a word that what stands around it leaves no doubt about; says how many words are settled by it. */
export function settle(tokens: Token[], at: number): number {
  const spot = spotAt(tokens, at, "");
  if (isFixedCompound(spot)) {
    spot.token.tag = "N";
    return 2;
  }
  return CASES.some((settles) => settles(spot)) ? 1 : 0;
}

/** Each tags the word and gives true when its case is met. */
const CASES: ((spot: Spot) => boolean)[] = [
  oneOfThem,
  fillsIn,
  nearbyOnes,
  priceEach,
  endsWith,
  leastAndMost,
  bothDo,
  carriesAnother,
  eachHas,
  theyEachDo,
  takenHome,
  bothOfThem,
  inThere,
  whichOnes,
  whichThings,
  opensAName,
  ofKin,
  ofItsKind,
  costsSoMuch,
  goesAway,
  leavesBehind,
  allDo,
  staysSo,
  sharing,
  doesIt,
  thePublic,
  neverThing,
  doesToThem,
  withParticle,
  pageWhere,
  hasOneTag,
];

/** "wish list", "parking spots": words that are verbs elsewhere and open the name of a thing here. */
function isFixedCompound({ word, previous, next }: Spot): boolean {
  const second = next?.lower ?? "";
  if (isTag(previous, "TM")) return false;
  return (
    COMPOUNDS.some(([first, last]) => first.test(word) && last.test(second)) ||
    (second === "count" && isPerson(word) && singular(word) === word) // "guest count"
  );
}

const COMPOUNDS: [RegExp, RegExp][] = [
  [
    /^(?:wish|shopping|packing|waiting|guest|watch|price|to-do|wait|check|pick|play|set|training|meal|seating|work)$/,
    /^(?:list|lists|plan|plans)$/,
  ],
  [
    /^(?:booking|parking|meeting|starting|pick-up|drop-off|pickup|charging|watering|feeding|rating|voting)$/,
    /^(?:spots?|spaces?|points?|places?|stations?|slots?|forms?|systems?)$/,
  ],
  [/^foster$/, /^(?:homes?|famil(?:y|ies)|parents?|care|carers?)$/],
  [/^meeting$/, /^(?:minutes|notes|room|rooms)$/],
  [/^(?:opening|working|office|quiet|visiting|closing|meeting|starting)$/, /^(?:hours|times|days|dates)$/],
  [/^(?:emergency|panic|alarm|sos|call|help|check)$/, /^(?:buttons?|contacts?)$/],
  // "riddle & photo task", "row counter", "purchase orders once a month"
  [
    /^photo$/,
    /^(?:tasks?|slideshows?|albums?|gallery|galleries|walls?|id|challenges?|contests?|feeds?|log|diary)$/,
  ],
  [/^row$/, /^counters?$/],
  [/^purchase$/, /^orders?$/],
];

/** Tags the word; true, so that a case can end with it. */
function is(token: Token, tag: Tag): boolean {
  token.tag = tag;
  return true;
}

const isVerb = (token: Token | undefined) => verbStrength(token?.lower ?? "") !== null;

/** "one member only", "one slot per teacher" */
function oneOfThem({ token, word, next }: Spot): boolean {
  return word === "one" && isTag(next, "NA") && !fixedTag(next?.lower ?? "") && is(token, "Q");
}

/** "has a name, min players and max players" */
function leastAndMost({ tokens, at, token, word, next }: Spot): boolean {
  const extreme = /^(?:min|max|minimum|maximum)$/.test(word);
  return extreme && isTag(next, "N") && insideList(tokens, at) && is(token, "A");
}

/** "Both rate each other" */
function bothDo({ tokens, at, token, word, next }: Spot): boolean {
  const opens = at === 0 && /^(?:both|all)$/.test(word);
  return opens && isVerb(next) && isTag(tokens[2], "DRN") && is(token, "R");
}

/** "wants to see", "keeps a list", "the hall costs 20": verbs that no class of doings has. */
function carriesAnother(spot: Spot): boolean {
  const { token, word, previous, next } = spot;
  const base = CARRYING[word];
  if (!base || isTag(previous, "DAP")) return false;
  if (previous?.tag === "V" && /^(?:costs|ends|own|owns)$/.test(word)) return false;
  if (namesWhatIsCarried(spot)) return false;
  // "Costs, shoes and the dentist"
  if (!previous && word.endsWith("s") && (!next || isTag(next, "KCO"))) return false;
  asVerb(token, base, word.endsWith("s") ? "s" : "base");
  return true;
}

/** "dietary needs", "their last wish": after a noun that is nobody, a noun as well. */
function namesWhatIsCarried({ tokens, at, word, previous, next }: Spot): boolean {
  const owner = previous?.lower ?? "";
  const who = looksLikePerson(singular(owner)) || Boolean(PLACE_ROLES[owner]);
  if (previous?.tag !== "N" || who || isTag(next, "QTDR")) return false;
  const listed = word.endsWith("s") && tokens[at - 2]?.tag === "D" && next?.tag === "P";
  return /^(?:wish|love|need|needs|help|try|tries|keeps)$/.test(word) && !listed;
}

/** "each has works with a title", "the curator and the registrar each agree" */
function eachHas({ token, word, next }: Spot): boolean {
  return word === "each" && /^(?:has|have|is|gets?)$/.test(next?.lower ?? "") && is(token, "R");
}

function theyEachDo({ token, word, previous, next }: Spot): boolean {
  const doing = isVerb(next) && !isPlural(next?.lower ?? "");
  return word === "each" && previous?.tag === "N" && doing && is(token, "X");
}

/** "takes some costumes home": where to, not what. */
function takenHome({ token, word, previous, next }: Spot): boolean {
  const taken = previous?.lower ?? "";
  const something = isPlural(taken) || /^(?:it|them|him|her|one|me|us)$/.test(taken);
  return word === "home" && something && (!next || isTag(next, "KCOPS")) && is(token, "X");
}

/** "which ones are left" */
function whichOnes({ token, word }: Spot): boolean {
  return word === "ones" && is(token, "N");
}

/** "see which badges each scout is working on": what is asked for, however much it looks like a doing. */
function whichThings({ tokens, at, token, word, previous, next }: Spot): boolean {
  const asked = /^(?:which|whose)$/.test(previous?.lower ?? "") && tokens[at - 2]?.tag !== "N";
  return asked && isPlural(word) && isTag(next, "DR") && is(token, "N");
}

/** "plant watering reminders for people who forget": an idea that begins with what the app is. */
function opensAName({ tokens, at, token, word, next }: Spot): boolean {
  // … but "Import existing hours" names nothing.
  const named =
    at === 0 &&
    verbStrength(word) !== null &&
    /ing$/.test(next?.lower ?? "") &&
    fixedTag(next?.lower ?? "") !== "A";
  const what = tokens[2]?.lower ?? "";
  return named && (isPlural(what) || /^(?:app|tracker|site|planner|log)$/.test(what)) && is(token, "N");
}

/** "mum or dad approves": who has no article is called by it, like a name. */
function ofKin({ tokens, at, token, word, previous }: Spot): boolean {
  const kin = /^(?:mum|mom|dad|mummy|daddy|grandma|grandpa|granny|nan|grandad)$/;
  if (!kin.test(previous?.lower ?? "") || isTag(tokens[at - 2], "NA")) return false;
  const [does] = verbBases(word).filter(({ base, form }) => form === "s" && verbStrength(base) !== null);
  if (!does) return false;
  asVerb(token, does.base, does.form);
  return true;
}

/** "medical form", "dental record": the kind of a thing is a part of its name. */
function ofItsKind({ token, word, next }: Spot): boolean {
  const kind = /^(?:medical|dental|legal|clinical|musical|electrical|botanical|surgical)$/.test(word);
  return kind && isTag(next, "N") && is(token, "N");
}

/** "calls with people stuck inside come first": where they are. */
function inThere({ token, word, next }: Spot): boolean {
  if (!/^(?:inside|outside)$/.test(word)) return false;
  const doing =
    CARRYING[next?.lower ?? ""] !== undefined || /^(?:is|are|can|must|gets?)$/.test(next?.lower ?? "");
  return (!next || isTag(next, "KCO") || doing) && is(token, "X");
}

/** "the bus leaves at 7", "whose certificate runs out" */
function goesAway({ token, word, previous, next }: Spot): boolean {
  const away = /^(?:leaves|runs)$/.test(word) && previous?.tag === "N" && !isPlural(previous.lower);
  if (!away || !/^(?:at|from|out|on|for|every|when|before|after)$/.test(next?.lower ?? "")) return false;
  asVerb(token, word === "runs" ? "run" : "leave", "s");
  return true;
}

/** "watch, score, leave comments": no comment of a leave. */
function leavesBehind({ token, word, previous, next }: Spot): boolean {
  const left = /^(?:comments?|reviews?|notes?|feedback|tips?|ratings?|messages?|reactions?|kudos)$/;
  const leaves = word === "leave" && left.test(next?.lower ?? "") && !isTag(previous, "DA");
  if (leaves) asVerb(token, "leave", "base");
  return leaves;
}

/** "3 metres cost 15 euros" */
function costsSoMuch({ token, word, previous, next }: Spot): boolean {
  const much = word === "cost" && previous?.tag === "N" && isPlural(previous.lower) && isTag(next, "Q");
  if (much) asVerb(token, "cost", "base");
  return much;
}

/** "you both say yes" */
function bothOfThem({ token, word, previous }: Spot): boolean {
  return /^(?:both|all)$/.test(word) && /^(?:you|we|they)$/.test(previous?.lower ?? "") && is(token, "X");
}

/** "all must know", "both confirm the handover" */
function allDo({ at, token, word, previous, next }: Spot): boolean {
  if (!/^(?:all|both|others)$/.test(word) || isTag(previous, "DPVBT")) return false;
  const doing = verbStrength(next?.lower ?? "");
  const sure = word === "others" || (doing === "strong" && at > 0);
  return (next?.tag === "M" || (doing !== null && !isPlural(next?.lower ?? "") && sure)) && is(token, "R");
}

/** "spots stay hidden": like "are hidden". */
function staysSo({ token, word, previous, next }: Spot): boolean {
  const so = /ed$|en$/.test(next?.lower ?? "") || next?.tag === "A";
  return /^stays?$/.test(word) && previous?.tag === "N" && so && is(token, "B");
}

/** "6 beekeepers sharing 40 hives": what they have, said like "with". */
function sharing({ token, word, previous, next }: Spot): boolean {
  const has = /^(?:sharing|owning|keeping|running|using)$/.test(word);
  return has && previous?.tag === "N" && isPlural(previous.lower) && isTag(next, "DQ") && is(token, "P");
}

/** "…, nearby gardeners accept the job" */
function nearbyOnes({ token, word, next }: Spot): boolean {
  return word === "nearby" && isPlural(next?.lower ?? "") && is(token, "A");
}

/** "photos and price per night" */
function priceEach({ token, word, next }: Spot): boolean {
  return /^(?:price|cost|charge|rate|fee)s?$/.test(word) && next?.lower === "per" && is(token, "N");
}

/** "profile with habits and budget, chat": the last of what stands after "with". */
function endsWith({ tokens, at, token, word, previous, next }: Spot): boolean {
  const with_ = tokens[at - 3]?.lower === "with" && isTag(tokens[at - 2], "N");
  const ends = !next || isTag(next, "KO") || /^[,.;]$/.test(next.lower);
  return with_ && previous?.tag === "C" && ends && verbStrength(word) === "weak" && is(token, "N");
}

/** "people who want to adopt a cat fill in a form" */
function fillsIn({ token, word, next }: Spot): boolean {
  if (!/^fills?$/.test(word) || !/^(?:in|out|up)$/.test(next?.lower ?? "")) return false;
  asVerb(token, "fill", word === "fills" ? "s" : "base");
  return true;
}

/** "my wife does the invoices": the only verb of its clause. */
function doesIt({ tokens, at, token, word, previous, next }: Spot): boolean {
  const asked = /^(?:what|how|when|where|why)$/.test(tokens[at - 2]?.lower ?? "");
  if (!/^(?:does|do|did)$/.test(word) || !isTag(next, "DQN") || previous?.tag !== "N" || asked) return false;
  asVerb(token, "do", word === "does" ? "s" : "base");
  return true;
}

/** "Public sees a chart", "the public can search" */
function thePublic({ token, word, previous, next }: Spot): boolean {
  if (word !== "public") return false;
  const doing = verbBases(next?.lower ?? "").some(
    ({ base, form }) => form === "s" && verbStrength(base) === "strong",
  );
  const people = previous?.lower === "the" && (!next || isTag(next, "MKPCO"));
  return (doing || people) && is(token, "N");
}

/** A word that is only one thing, or one of the few that are two. */
function hasOneTag(spot: Spot): boolean {
  const { tokens, at, token, word, previous, next } = spot;
  if (fixedTag(word) === null) return false;
  if (word === "that" || word === "this") token.tag = thatTag(tokens, at);
  const would = previous?.tag === "M" && next?.tag === "T"; // "I'd like to keep"
  if (word === "like" && (would || isSubjectBefore(tokens, at))) asVerb(token, "like", "base");
  // "we open the lighthouse": after a subject and before its object, an adjective is a verb.
  const done = isSubjectBefore(tokens, at) && classOfVerb(word) && isTag(next, "DNR");
  if (token.tag === "A" && done) asVerb(token, word, "base");
  if (word === "her" && !isTag(next, "NADQ")) token.tag = "R"; // "clears her"
  return true;
}

function thatTag(tokens: Token[], i: number): Tag {
  const next = tokens[i + 1];
  if (!next) return "R";
  const after = next.tag;
  if (tokens[i]?.lower === "this") return after === "N" || after === "A" ? "D" : "R";
  // "everybody with a booking in that time gets a mail"
  if (after === "N" && tokens[i - 1]?.tag === "P") return "D";
  if (/^[PKC]$/.test(after)) return "R"; // "has to see that at check-in"
  // "may book that device"
  if (
    after === "N" &&
    tokens[i - 1]?.tag === "V" &&
    (!tokens[i + 2] || /^[KO]$/.test(tokens[i + 2]?.tag ?? ""))
  )
    return "D";
  // "… and that colleague gets an e-mail"
  const doing = (tokens[i + 2]?.lower ?? "").endsWith("s") && doesNext(tokens[i + 2]);
  if (after === "N" && tokens[i - 1]?.tag === "C" && doing) return "D";
  return after === "N" && i === 0 ? "D" : "W";
}
